/** Shape of the Cabinet Office's BS 7666 postcode type; P is allowed third because W1P is in use. */
export const postcode =
  '(?:GIR ?0AA|(?:[A-PR-UWYZ][0-9]{1,2}|[A-PR-UWYZ][A-HK-Y][0-9]{1,2}|[A-PR-UWYZ][0-9][A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y][0-9][ABEHMNPRVWXY]) ?[0-9][ABD-HJLNP-UW-Z]{2})';

/** Words that make '12 Elm …' an address wherever it stands. */
export const streetTypes: readonly string[] =
  'Street St Road Rd Avenue Ave Lane Ln Crescent Cres Gardens Gdns Grove Terrace Square Sq Mews Parade Wharf Boulevard Blvd Calle Avenida'.split(
    ' ',
  );

/** Words that do so only among contact details: '3 Years Close Support' is no address. */
export const contactStreetTypes: readonly string[] =
  'Drive Dr Close Cl Steps Court Ct Way Place Pl Hill Park Row Walk Rise View Green Quay Broadway House Heights Yard Croft Fold Bank Vale Meadow Meadows End Cottage Cottages Farm Chase Mount Villas Wynd Brae Loan Gate Garth Paddocks Estate Rye Mews Maltings Approach'.split(
    ' ',
  );

/** Ends of street names in one word, as German and Dutch have them, in regular expression syntax. */
export const streetEndings: readonly string[] = [
  'stra(?:ß|ss)e',
  'str\\.',
  'straat',
  'weg',
  'allee',
  'platz',
  'gasse',
  'laan',
  'gracht',
  'plein',
  'kade',
];

/** Words that street names of other countries begin with. */
export const streetOpenings: readonly string[] = [
  'rue',
  'avenue',
  'boulevard',
  'chemin',
  'impasse',
  'via',
  'viale',
  'piazza',
  'corso',
  'calle',
  'c\\/',
  'avenida',
  'avda\\.',
  'plaza',
  'paseo',
  'carrer',
  'rua',
  'praça',
  'largo',
  'ul\\.',
  'ulica',
  'os\\.',
  'strada',
  'bulevardul',
  'jalan',
  'odos',
  'leoforos',
  'ulitsa',
  'vulytsia',
  'sráid',
  'bóthar',
  'sràid',
  'rathad',
  'sgwâr',
];

/** 'Flat 2', 'PO Box 12', 'Pitch 4' of a park */
export const unitTypes: readonly string[] = [
  'Flat',
  'Apartment',
  'Apt',
  'Unit',
  'Room',
  'PO Box',
  'Pitch',
  'Plot',
  'Berth',
  'Mooring',
  'Caravan',
  'Chalet',
  'Croft',
];

interface AddressLabel {
  id: string;
  /** Source of a regular expression; 'home', 'current' and the like may stand in front, a colon behind. */
  pattern: string;
  example: string;
}

export const addressLabels: readonly AddressLabel[] = [
  { id: 'address', pattern: 'address', example: 'Home address: 12 Elm Street' },
  { id: 'location', pattern: 'location', example: 'Current location: Marple' },
  {
    id: 'home',
    pattern: "(?:parents['’]? |family )?home(?: farm)?(?=[ ]{0,3}[:：])",
    example: "Parents' home: Gelli Fawr",
  },
  { id: 'correspondence', pattern: 'correspondence(?: to)?(?=[ ]{0,3}[:：])', example: 'Correspondence to: Marple' },
  { id: 'term-time', pattern: '(?:term|vacation|holiday)(?:[- ]time)?(?=[ ]{0,3}[:：])', example: 'Term-time: Marple' },
  { id: 'base', pattern: '(?:uk )?(?:base|lodgings|accommodation)(?=[ ]{0,3}[:：])', example: 'UK base: Marple' },
  { id: 'lives-in', pattern: 'lives in', example: 'Lives in Marple' },
  { id: 'based-in', pattern: 'based in', example: 'Based in Marple' },
  { id: 'residence', pattern: 'residence', example: 'Permanent residence: Marple' },
  { id: 'spanish', pattern: 'domicilio|dirección', example: 'Dirección: Calle Mayor 3' },
  { id: 'german', pattern: 'adresse|anschrift', example: 'Anschrift: Lindenstr. 3' },
  { id: 'italian', pattern: 'indirizzo', example: 'Indirizzo: Via Roma 3' },
  { id: 'portuguese', pattern: 'endereço', example: 'Endereço: Rua Nova 3' },
  // before the Dutch word that it begins with
  { id: 'misspelt', pattern: 'adress', example: 'Adress: Flat 3' },
  { id: 'dutch', pattern: 'adres', example: 'Adres: Kerkstraat 3' },
];

/** Labels of details, alone: 'Tel' in front of a number stands for no place, nor for anybody. */
export const detailLabel =
  /^(?:(?:home|work|personal) )?(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|fax|e-?mail|web(?:site)?|linkedin|github|skype|whatsapp|d\.?o\.?b|date of birth|born|nationality|address|post ?code|eircode|ext|and|\p{L})(?: (?:no|number|address))?[.: ]{0,3}$/iu;

/** What somebody has or may do stands among contact details as parts of an address do: 'Full UK driving licence', 'Own car'. */
export const statement =
  /\b(?:licen[cs]ed?|driv(?:er|ing)|visa|permit|passport|citizen(?:ship)?|national(?:ity)?|own (?:car|van|transport|vehicle)|right to work|availab(?:le|ility)|notice|smoker)\b/i;
