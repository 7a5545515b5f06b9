/** One spelling, that of the index, for words that are written in several ways. */
export const spelledAs: ReadonlyMap<string, string> = new Map([
  ['advisor', 'adviser'],
  ['center', 'centre'],
  ['coordinator', 'coordinator'],
  ['counselor', 'counsellor'],
  ['labor', 'labour'],
  ['math', 'mathematic'],
  ['manufacturer', 'mfr'],
  ['manufacturing', 'mfr'],
  ['manufacture', 'mfr'],
  ['organization', 'organisation'],
  ['organizer', 'organiser'],
  ['program', 'programme'],
]);

/** Shift, contract and hours: the form of employment, not the work. */
export const droppedWords: ReadonlySet<string> = new Set([
  'agency',
  'casual',
  'day',
  'evening',
  'experienced',
  'fixed',
  'freelance',
  'full',
  'hour',
  'immediate',
  'internship',
  'locum',
  'night',
  'part',
  'peripatetic',
  'permanent',
  'placement',
  'qualified',
  'relief',
  'rotational',
  'salaried',
  'seasonal',
  'self',
  'employed',
  'shift',
  'start',
  'summer',
  'temp',
  'temporary',
  'term',
  'time',
  'various',
  'voluntary',
  'volunteer',
  'weekend',
  'zero',
]);

/**
 * Ranks within a trade, and the 'bank' of a 'Bank Nurse'. They are looked up with the title first ('Senior Care Assistant' is a group
 * of its own), then without.
 */
export const seniorityWords: ReadonlySet<string> = new Set([
  'accredited',
  'acting',
  'apprentice',
  'associate',
  'bank',
  'certified',
  'chartered',
  'deputy',
  'general',
  'graduate',
  'interim',
  'junior',
  'lead',
  'licensed',
  'principal',
  'registered',
  'senior',
  'staff',
  'student',
  'trainee',
]);

/** Words in names of many firms that say nothing about what the firm does. */
export const firmWords: ReadonlySet<string> = new Set([
  ...['and', 'company', 'co', 'corporation', 'group', 'holding', 'inc', 'international', 'limited', 'llp', 'ltd', 'of', 'plc'],
  ...['partner', 'service', 'solution', 'system', 'the', 'uk'],
]);

/** The index's name of the forces where a rank is also one of the police: 'Sergeant' of 'armed forces'. */
export const forces = ['armed', 'force'] as const;

/** Words before a rank that show the service: 'Army Sergeant', 'Platoon Sergeant'. */
export const forcesTitleWords: ReadonlySet<string> = new Set(['army', 'infantry', 'platoon', 'raf', 'squadron', 'troop']);

/** Words that only lines about service in the forces use. */
export const forcesDuties =
  /\b(?:soldiers?|platoons?|regt|regiment(?:al)?|battalions?|squadrons?|barracks|operational tours?|armed forces|[JS]NCOs?|[Oo]p [A-Z]{4,})\b/i;

/** The index's name of a call centre, and what only lines about work in one say. */
export const callCentre = ['call', 'centre', 'contact'] as const;
export const callCentreDuties =
  /\b(?:(?:inbound|outbound)\b[\w ,/&-]{0,40}\bcalls?|call (?:centre|handling|listening|monitoring|volumes?)|contact centre|average handling time|AHT)\b/i;

/** Words in employers' names, with the industry as the index names it. */
export const employerSigns: readonly { name: RegExp; words: readonly string[] }[] = [
  {
    name: /\b(?:hms|army|navy|raf|regt|bn|rlc|agc|ramc|rmp|r signals|royal (?:air force|marines|engineers|signals|artillery|logistic corps|electrical and mechanical engineers)|regiment|battalion|reme|armed forces)\b/i,
    words: forces,
  },
  { name: /\b(?:nhs|hospital|infirmary|health board)\b/i, words: ['hospital', 'service', 'medical', 'health'] },
  { name: /\b(?:gp|surgery|medical practice|medical centre|health centre)\b/i, words: ['medical', 'practice', 'health', 'service'] },
  { name: /\bprimary\b/i, words: ['primary', 'school'] },
  {
    name: /\b(?:high school|secondary|academy|grammar school|comprehensive)\b/i,
    words: ['secondary', 'school', 'educational', 'establishment'],
  },
  { name: /\bcollege\b/i, words: ['further', 'education', 'college', 'educational', 'establishment'] },
  { name: /\b(?:university)\b/i, words: ['university', 'higher', 'education', 'educational', 'establishment'] },
  { name: /\b(?:council|borough|local authority)\b/i, words: ['local', 'government'] },
  { name: /\b(?:dwp|hmrc|hm revenue|home office|ministry of|department for|cabinet office|jobcentre)\b/i, words: ['government'] },
  { name: /\b(?:constabulary|police)\b/i, words: ['police', 'service'] },
  { name: /\b(?:solicitors|llp|law|chambers|barristers)\b/i, words: ['legal', 'service'] },
  { name: /\b(?:bank|building society)\b/i, words: ['banking', 'building', 'society', 'financial', 'service'] },
  { name: /\b(?:construction|builders|homes|civils|contractors|groundworks)\b/i, words: ['construction', 'building'] },
  { name: /\b(?:care home|nursing home|residential home|residential care)\b/i, words: ['care', 'residential', 'home', 'nursing'] },
  { name: /\b(?:logistics|distribution|haulage|freight|transport)\b/i, words: ['transport', 'haulage', 'contractor', 'distribution'] },
  { name: /\b(?:trains|rail|railways?)\b/i, words: ['railway'] },
  { name: /\b(?:taverns?|pubs?|arms|brewery)\b/i, words: ['public', 'house'] },
  { name: /\b(?:hotel|inn|resort)\b/i, words: ['hotel'] },
  { name: /\b(?:restaurant|bistro|brasserie|cafe|café|kitchen|pizza|grill)\b/i, words: ['catering', 'restaurant'] },
  { name: /\b(?:supermarket|stores|retail|tesco|asda|sainsbury.?s|morrisons|lidl|aldi)\b/i, words: ['retail', 'trade'] },
  { name: /\b(?:hair\w*|salons?|barbers?)\b/i, words: ['hairdressing'] },
  { name: /\b(?:school)\b/i, words: ['school', 'educational', 'establishment'] },
  { name: /\b(?:engineering|fabrications?|foundry|tools|precision)\b/i, words: ['engineering', 'mfr', 'metal', 'product'] },
];
