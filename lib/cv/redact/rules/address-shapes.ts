import { contactStreetTypes, streetTypes } from './address-words';

/** A place to live that its shape gives away wherever it stands; the first group is the detail where there is one. */
interface AddressShape {
  id: string;
  pattern: RegExp;
  contactOnly?: boolean;
  /** The part before the first comma is a house, and no job: 'Site Manager, Elm Park, Leeds' is none. */
  opensWithHouse?: true;
  example: string;
}

const proper = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const further = `(?:, ?(?:[\\p{Lu}\\d][\\p{L}\\p{M}\\d'’.-]*)(?: [\\p{L}\\p{M}\\d'’.-]+){0,3}){0,3}`;
const numberWord = 'One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten';
/** Houses that have a name in place of a number. */
const houses =
  'Cottage|Farm|Farmhouse|Barn|Rectory|Vicarage|Manse|Lodge|Forge|Bungalow|Croft|Villa|Grange|Granary|Gatehouse|Schoolhouse|Maltings|Stables|Oast|Parsonage|Presbytery|Old Mill|Old Chapel|Old School|Coach House|Mill House|Smithy|Steading|Bothy|Byre|Tollhouse|Boathouse|Lodge House|House|Hall|Court|Mount';

/** Words that streets begin with in Welsh, Irish and Gaelic. */
const celticStreets =
  'Ffordd|Heol|Lôn|Stryd|Rhodfa|Clos|Maes|Llwyn|Sgwâr|Teras|Cilgant|Gerddi|Stad|Sr[aá]id|B[oó]thar|Ascaill|Sràid|Rathad|Slighe';
const anyStreetType = [...streetTypes, ...contactStreetTypes].join('|');
/** Where a stretch of contact details begins and ends. */
const opens = '(?:^|[|•·\\t] ?|\\/{1,2} )';
const ends = '(?= ?(?:$|[\\n\\t|•·;])| \\/| [>»*_~–—-])';

export const addressShapes: readonly AddressShape[] = [
  { id: 'bfpo', pattern: /\bBFPO ?\d{1,4}\b/g, example: 'BFPO 61' },
  { id: 'po-box', pattern: /\bP\.?O\.? Box \d{1,6}\b/gi, example: 'PO Box 1234, Swansea' },
  {
    id: 'eircode',
    pattern: /(?<![\p{L}\d])(?:D6W|[AC-FHKNPRTV-Y]\d{2}) (?=[0-9AC-FHKNPRTV-Y]{0,3}\d)[0-9AC-FHKNPRTV-Y]{4}(?![\p{L}\d])/gu,
    example: 'Dublin, D02 X285',
  },
  { id: 'eircode-labelled', pattern: /\beircode:? ([A-Z]\w{2} ?\w{4})\b/gi, example: 'Eircode T12 AB34' },
  {
    id: 'care-of',
    pattern: new RegExp(`\\b[Cc]\\/[Oo] ((?:Mrs?|Ms|Miss|Dr)?\\.? ?${proper}(?: ${proper}){0,2}${further})`, 'gu'),
    example: 'c/o Mrs Byrne, 9 Ashgrove Terrace',
  },
  {
    id: 'welsh',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:\\d{1,4}[a-z]?,? )?(?:${celticStreets}|Tan)(?: (?:y|yr|[a-z]{1,3}|a['’]|${proper})){1,3}`,
      'gu',
    ),
    contactOnly: true,
    example: 'Heol y Bont',
  },
  {
    id: 'welsh-number',
    pattern: new RegExp(`(?<![\\p{L}\\d])\\d{1,4}[a-z]?,? (?:${celticStreets})(?: (?:y|yr|a['’]|${proper})){1,3}`, 'gu'),
    example: '12 Ffordd y Coleg',
  },
  {
    id: 'foreign-number',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:\\d{1,4}(?: ?(?:[a-z]|bis|ter))?,? (?:rue|avenue|boulevard|chemin|impasse|place|quai) (?:${proper}|d[eu] |la |l['’]| ){1,5}|(?:ul\\.|ulica|calle|c\\/|via|rua|str\\.|strada|jalan|вул\\.|ул\\.|просп\\.) ?${proper}(?: ${proper}){0,3},? \\d{1,4}(?:[/ ]?\\d{1,3})?)${further}`,
      'giu',
    ),
    contactOnly: true,
    example: '32 rue Haute, 1000 Bruxelles',
  },
  {
    id: 'chinese',
    pattern: /\p{Script=Han}{1,12}[省市区县镇村](?:\p{Script=Han}|[\d号室栋楼-]){2,30}/gu,
    example: '北京市朝阳区建国路88号',
  },
  {
    id: 'japanese',
    pattern: new RegExp(`(?<![\\p{L}\\d])\\d{1,2}-\\d{1,2}(?:-\\d{1,2})? ${proper}${further}(?: \\d{3}-\\d{4})?`, 'gu'),
    contactOnly: true,
    example: '3-14-8 Nishi-Azabu, Minato-ku',
  },
  {
    id: 'live-at',
    pattern:
      /\b(?:(?:live|lives|living|lodging|staying)(?: with(?: [a-z]+){1,4})? at|home is(?: at)?|home address is|my address is|reside at|residing at|living in flat) ([^\n;]{4,90}?)(?=,? (?:and|but|so|with|which|where|now|since)\b|[.;](?: |$)|\n|$)/gim,
    example: 'My home is Hawthorn Cottage, Mill Lane, Bakewell.',
  },
  {
    id: 'district',
    pattern: /\b(?:in|of) (?:the )?([A-Z]{1,2}\d[\dA-Z]?) (?:area|district|postcode)\b/g,
    example: 'Based in the S11 area',
  },
  {
    id: 'flat',
    pattern: new RegExp(
      `\\b(?:(?:Flat|Apartment|Apt|Block|Room|Unit)\\.? (?:\\d{1,4}[A-Z]?\\d?|[A-Z](?:\\d{1,3})?)|\\d{1,2}[/F]\\d{1,2}|\\d{1,2}\\/F)(?=,)${further}`,
      'gu',
    ),
    contactOnly: true,
    example: 'Flat 2F1, 12 Marchmont Crescent',
  },
  { id: 'tenement', pattern: /\b(?:Flat|Apartment|Apt) \d{1,2}(?:F|\/)\d{1,2}\b/g, example: 'Flat 2F1' },
  {
    id: 'number-in-words',
    pattern: new RegExp(`(?<![\\p{L}])(?:${numberWord}) (?:${proper} ){1,3}(?:${streetTypes.join('|')})\\b`, 'gu'),
    example: 'One Canada Square, London',
  },
  {
    id: 'whole-line',
    pattern: new RegExp(
      `^\\d{1,4}[A-Za-z]?,? (?:${proper} ){1,3}(?:${[...streetTypes, ...contactStreetTypes, 'Wynd', 'Brae', 'Loan', 'Gate', 'Garth', 'Paddocks'].join('|')})${further}$`,
      'gmu',
    ),
    example: '9 Orchard Drive, Chorlton',
  },
  {
    id: 'forces',
    pattern: /(?:^|[|•·\t] ?)([^|•·\t\n]{3,60}, ?BFPO ?\d{1,4})/gm,
    contactOnly: true,
    example: 'Sergeants’ Mess, RAF Wittering, BFPO 52',
  },
  {
    id: 'number-and-village',
    pattern: new RegExp(
      `${opens}(\\d{1,4}[a-z]?,? (?!(?:Years?|Months?|Weeks?|GCSEs?|Hours?|Days?|O|A) ?)${proper}(?: [\\p{L}\\p{M}'’]+){0,4}, ${proper}(?: (?:of|on|upon|the|le) ${proper}| ${proper}){0,2})${ends}`,
      'gmu',
    ),
    contactOnly: true,
    example: '7 Sgwâr y Capel, Tregaron',
  },
  {
    id: 'house-and-street',
    pattern: new RegExp(
      `${opens}(["“‘']?${proper}(?:[ -][\\p{L}\\p{M}'’]+){0,3}["”’']?, (?:${proper} ){1,3}(?:${anyStreetType})\\b\\.?${further})${ends}`,
      'gmu',
    ),
    contactOnly: true,
    opensWithHouse: true,
    example: 'An Carn, Slieve Foy Rd, Carlingford',
  },
  {
    id: 'house-in-quotation-marks',
    pattern: new RegExp(`["“‘']${proper}(?: ${proper}){0,2}["”’'],${further}`, 'gu'),
    contactOnly: true,
    example: '"Anand Niwas", Soho Rise, Handsworth',
  },
  {
    id: 'near',
    pattern: new RegExp(`(?<![\\p{L}])${proper}(?: ${proper}){0,3}, (?:nr\\.?|near) ${proper}(?: ${proper})?${further}`, 'gu'),
    contactOnly: true,
    opensWithHouse: true,
    example: 'Thornbury Park, nr Tisbury, Wilts.',
  },
  {
    id: 'street-number-code',
    pattern: new RegExp(
      `(?<![\\p{L}])${proper}(?: ${proper})? \\d{1,4}[a-z]?, (?:[^,\\n|]{2,20}, )?(?:\\d{3}(?: ?\\d{2})? ${proper}|${proper} \\d{3} ?\\d{2}(?!\\d))`,
      'gu',
    ),
    contactOnly: true,
    opensWithHouse: true,
    example: 'Hlíðarvegur 14, 200 Kópavogur',
  },
  {
    id: 'storey',
    pattern: new RegExp(`(?<![\\d/])\\d{1,2}\\/F(?:, ?(?:[\\p{Lu}\\d][\\p{L}\\d'’.-]*)(?: [\\p{L}\\d'’.-]+){0,3}){1,6}`, 'gu'),
    contactOnly: true,
    example: '12/F, Tower 2, Harbour Place, Hung Hom, Kowloon',
  },
  {
    id: 'named-house',
    pattern: new RegExp(`(?<![\\p{L}])(?:The (?:Old |New )?|(?:${proper} ){1,2})(?:${houses})(?=,)${further}`, 'gu'),
    contactOnly: true,
    opensWithHouse: true,
    example: 'The Manse, Kirk Wynd, Falkland',
  },
  {
    id: 'welsh-house',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:(?:T[ŷy]|Bryn|Pen|Plas|Llys|Hafod|Bod|Cae|Maes|Tan) ?|(?:Ysgubor|Tyddyn|Hendre|Cefn|Felin|Pant|Nant|Gelli|T[ai]i?gh|Taigh)(?: (?:na|an|nan|a['’]|y|yr))? )${proper}(?=,)${further}`,
      'gu',
    ),
    contactOnly: true,
    example: 'Bryn Awel, Penrhyndeudraeth',
  },
  {
    id: 'boat',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:Narrowboat|Houseboat|Barge|Widebeam|Boat) ['"‘“]?${proper}(?: ${proper}){0,2}['"’”]?${further}`,
      'gu',
    ),
    contactOnly: true,
    example: "Narrowboat 'Grey Wagtail', Foxton Locks",
  },
  {
    id: 'park',
    pattern: new RegExp(`(?<![\\p{L}])(?:${proper} ){1,3}(?:Caravan|Holiday|Mobile Home|Touring) (?:Park|Site)${further}`, 'gu'),
    contactOnly: true,
    example: 'Gull Rock Caravan Park, Seahouses',
  },
  {
    id: 'labelled',
    pattern:
      /^(?:correspondence to|(?:home|postal|permanent|parents['’]?|term[- ]time) (?:address|home)|(?:parents['’]? |family )home): ?([^\n|]{4,90})$/gim,
    example: 'Correspondence to: 9 Fuller Cl., Bourne',
  },
  {
    id: 'postcode-spaced',
    pattern: /(?<![\p{L}\d] )(?<![\p{L}\d])(?:[A-Z] ){1,2}\d(?: [\dA-Z])? {1,3}\d [A-Z] [A-Z](?![\p{L}\d])(?! [\p{L}\d]\b)/gu,
    example: 'P E 1 0  9 X Q',
  },
  {
    id: 'above-or-behind',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Ff]lat (?:above|over|behind)|[Rr]ooms? (?:above|over)|[Bb]ack of|[Rr]ear of) \\d{1,4}[a-z]?(?=[, ])(?: ${proper}(?: ${proper}){0,2})?${further}`,
      'gu',
    ),
    contactOnly: true,
    example: 'Flat above 92, Bearwood Rd, Smethwick',
  },
  {
    // the alphabet of Open Location Codes, https://github.com/google/open-location-code
    id: 'plus-code',
    pattern: /(?<![\p{L}\d])(?=[A-Z]*\d)[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}(?![\p{L}\d])/gu,
    example: '9C3XGV4J+2Q',
  },
  { id: 'what3words', pattern: /\/{3}\p{Ll}+\.\p{Ll}+\.\p{Ll}+/gu, example: '///filled.count.soap' },
  { id: 'coordinates', pattern: /(?<![\d.])-?\d{1,2}\.\d{4,8}°?[NS]?, ?-?\d{1,3}\.\d{4,8}°?[EW]?(?![\d.])/g, example: '53.3811, -1.4701' },
];
