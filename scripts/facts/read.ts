import fs from 'node:fs';
import path from 'node:path';
import { groupsSchema, paySchema, regionsSchema, tableOf, type Cells } from './editions';

export interface About {
  publisher: string;
  edition: string;
  licence: string;
  attribution?: string;
  year?: number;
  /** ISO day on which the table was first published. */
  published?: string;
}

/** The data for the project, by the name of its file. */
export interface Facts {
  'soc-index': { about: About; rows: string[] };
  'soc-groups': {
    about: About;
    groups: Record<string, { title: string; description: string | null; entry: string; tasks: string[]; related: string[] }>;
  };
  pay: { about: About; national: Cells; groups: Record<string, { ft: Cells; all: Cells; quality: string | null }> };
  /** Full-time medians of the major groups by region of workplace. */
  regions: { about: About; medians: Record<string, Record<string, number | null>> };
  /** Towns and postcode areas that lie in one region only. */
  places: { about: About; towns: Record<string, string>; postcodeAreas: Record<string, string> };
}

const json = (folder: string, name: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));

/** The newest year for which the folder has the pay table. */
function payYear(folder: string): string {
  const years = fs.readdirSync(folder).flatMap((name) => /^ashe-(\d{4})\.json$/.exec(name)?.[1] ?? []);
  const newest = years.sort().at(-1);
  if (!newest) throw new Error('There is no ashe-<year>.json in the folder.');
  return newest;
}

const aboutOf = ({ publisher, edition, survey, licence, attribution }: (typeof groupsSchema)['_output']['_about']): About => ({
  publisher,
  edition: edition ?? survey ?? '',
  licence,
  attribution,
});

function placesOf(text: string): Facts['places'] {
  const [towns, areas] = [new Map<string, string | null>(), new Map<string, string | null>()];
  const note = (map: Map<string, string | null>, key: string, region: string): void => {
    map.set(key, map.has(key) && map.get(key) !== region ? null : region);
  };
  for (const { district, town, region } of tableOf(text, ['district', 'town', 'region'], 'postcode-regions.tsv')) {
    if (town) note(towns, town.toLowerCase(), region);
    note(areas, district.replace(/\d.*/, ''), region);
  }
  const sure = (map: ReadonlyMap<string, string | null>): Record<string, string> =>
    Object.fromEntries([...map].flatMap(([key, region]) => (region ? [[key, region] as const] : [])).sort(([a], [b]) => (a < b ? -1 : 1)));
  const about = { publisher: 'github.com/Gibbs/uk-postcodes', edition: '2017', licence: 'CC0 1.0' };
  return { about, towns: sure(towns), postcodeAreas: sure(areas) };
}

function payOf(folder: string, year: string): Facts['pay'] {
  const { _about, national, groups } = paySchema.parse(json(folder, `ashe-${year}.json`));
  const day = /first published (\d{1,2} \w+ \d{4})/.exec(_about.survey)?.[1];
  if (!day) throw new Error(`ashe-${year}.json does not say when it was first published.`);
  return {
    about: { ...aboutOf(_about), year: Number(year), published: new Date(`${day} UTC`).toISOString().slice(0, 10) },
    national: national.ft,
    groups: Object.fromEntries(
      Object.entries(groups).map(([soc, { ft, all }]) => {
        const { medianStatus: quality, ...cells } = ft;
        return [soc, { ft: cells, all, quality }];
      }),
    ),
  };
}

export function readFacts(folder: string): Facts {
  const year = payYear(folder);
  const groups = groupsSchema.parse(json(folder, 'soc2020-groups.json'));
  const regions = regionsSchema.parse(json(folder, `ashe-${year}-regions.json`));
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
  const index = tableOf(read('soc2020-index.tsv'), ['title', 'add', 'ind', 'soc2020', 'd'], 'soc2020-index.tsv');
  const medians = Object.values(regions.regions).flatMap(({ name, major }) =>
    major ? [[name, Object.fromEntries(Object.entries(major).map(([group, { ft }]) => [group, ft.median]))] as const] : [],
  );
  return {
    'soc-index': {
      about: aboutOf(groups._about),
      rows: index.map(({ title, add, ind, soc2020, d }) => [title, add, ind, soc2020, d].join('|')),
    },
    'soc-groups': { about: aboutOf(groups._about), groups: groups.unit },
    pay: payOf(folder, year),
    regions: { about: { ...aboutOf(regions._about), year: Number(year) }, medians: Object.fromEntries(medians) },
    places: placesOf(read('postcode-regions.tsv')),
  };
}
