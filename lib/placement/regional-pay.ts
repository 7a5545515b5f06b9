import places from './data/places.json';
import regions from './data/regions.json';

const towns: ReadonlyMap<string, string> = new Map(Object.entries(places.towns));
const areas: ReadonlyMap<string, string> = new Map(Object.entries(places.postcodeAreas));
const medians: ReadonlyMap<string, Readonly<Record<string, number | null>>> = new Map(Object.entries(regions.medians));

/** Cities by region: in the list of postcode districts their names mean a village elsewhere, or are missing. */
const cities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'East Midlands': 'derby leicester lincoln nottingham northampton',
    'East of England': 'cambridge chelmsford colchester ipswich luton norwich peterborough',
    'North East': 'durham gateshead middlesbrough newcastle sunderland',
    'North West': 'blackburn blackpool bolton carlisle chester lancaster liverpool manchester preston salford stockport warrington wigan',
    'South East': 'brighton canterbury guildford oxford portsmouth reading slough southampton winchester',
    'South West': 'bath bournemouth bristol exeter gloucester plymouth swindon truro',
    'West Midlands': 'birmingham coventry dudley stoke-on-trent telford walsall wolverhampton worcester',
    'Yorkshire and The Humber': 'barnsley bradford doncaster halifax huddersfield hull leeds rotherham sheffield wakefield york',
    'Northern Ireland': 'armagh belfast derry lisburn londonderry newry',
    London: 'croydon london westminster',
    Scotland: 'aberdeen dundee edinburgh glasgow inverness perth stirling',
    Wales: 'bangor cardiff newport swansea wrexham',
  }).flatMap(([region, names]) => names.split(' ').map((name): [string, string] => [name, region])),
);

const postcode = /\b([A-Z]{1,2})\d[\dA-Z]?\b/;

/**
 * The region or nation of a place as a CV writes it: 'Leeds LS8', 'Derby, UK'. The postcode says most, then a city, then the last town:
 * 'Cotham, Bristol' is in Bristol, whatever villages share the name of its quarter.
 */
function regionOf(place: string): string | null {
  const parts = place
    .toLowerCase()
    .replace(/ [a-z]{1,2}\d[a-z\d]?\b.*/, '')
    .split(/[,;/()]/)
    .map((part) => part.trim());
  const coded = areas.get(postcode.exec(place)?.[1] ?? '');
  const [city] = parts.flatMap((part) => cities.get(part) ?? []);
  return coded ?? city ?? parts.flatMap((part) => towns.get(part) ?? []).at(-1) ?? null;
}

/** Full-time medians of the major group by region of workplace; they are not used to compute figures for a unit group. */
export function regionalPay(place: string, soc: string): { region: string; percent: number } | null {
  const region = regionOf(place);
  const major = soc.slice(0, 1);
  const [own, whole] = [region && medians.get(region)?.[major], medians.get('United Kingdom')?.[major]];
  if (!region || !own || !whole) return null;
  return { region, percent: Math.round((own / whole - 1) * 100) };
}
