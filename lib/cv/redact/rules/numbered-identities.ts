import { digitsOf } from '../../document/normalise';
import type { PersonalFinding } from '../findings';

/** Organisations that give people a number, which follows their name: 'GMC 7654321', 'Registered with the GDC (no 123456)'. */
export const registers =
  'GMC|General Medical Council|NMC|Nursing and Midwifery Council|HCPC|Health and Care Professions Council|GDC|General Dental Council|GPhC|General Pharmaceutical Council|GOC|GOsC|GCC|SRA|BSB|CILEx|Social Work England|SWE|SSSC|NISCC|MRCVS|RCVS|MRICS|FRICS|RICS|ARB|RIBA|CIPD|ACCA|ICAEW|CIMA|AAT|CII|FCA|CAA|SIA|Gas Safe|NICEIC|CSCS|CPCS|ECS|ORCID|UCAS|QTS|TRN|DfE|GTCS|EWC|teacher reference|Spotlight|Equity|IMC|BACP|MCSP|CSP|GBR\\.FCL';

/** Documents of a person with a number, which follows their name: 'Passport: 533 380 006', 'BRP ZX1234567'. */
const documents =
  "passport|discharge book|seam[ae]n['’]?s book|vignette|DQC|driver card|identity card|id card|BRP|biometric residence permit|share code|right to work(?: share)?(?: code)?|NHS|CHI|UAN|visa|driv(?:ing|er['’]?s?) licen[cs]e|licen[cs]e|UTR|PPS|PPSN|NIE|NIF|DNI|PESEL|CNP|HKID|NRIC|personnummer|fødselsnummer|CPR|SSN|social security|tax(?:payer)? (?:file|reference|id)|student|employee|staff|payroll|service|warrant|collar|membership|member|registration|registered|certificate|cert|disclosure|DBS|PVG|IBAN|sécurité sociale|vehicle|car|number plate|reg|pin|account|acct?|a\\/c|card|bank card|debit card|credit card|sort(?: ?code)?|unique taxpayer reference|candidate|NINO|national insurance|N\\.?I";

/** What may stand between such a word and its number: 'registration with licence to practise (7654321)'. Bounded. */
const filler =
  'no|num|number|nos|id|ref|reference|code|pin|is|was|and|my|full|with|to|the|of|in|a|for|enhanced|individual|personal|registration|registered|registrant|certificate|licen[cs]e|practise|practice|card|member|membership|share|plate|british|irish|uk|hold|vignette|grant';
const signs = '[ \\t.:#(,–-]{0,4}';
const between = `(?:${signs}\\b(?:${filler})\\b){0,8}${signs}`;

/** One word of letters may stand before ('MORGA 657054 SM9IJ'); every further piece holds a digit, but for one last letter. */
const code =
  '(?<number>(?:[A-Z]{1,6}[ ./-]?){0,3}\\d[A-Z0-9]{0,18}(?:[ ./-](?=[A-Z]{0,4}\\d)[A-Z0-9]{1,12}){0,9}(?:[ .-]?[A-Z](?![\\p{L}\\d]))?(?:\\(\\w\\))?)';

export const numberedIdentity = new RegExp(
  `(?<![\\p{L}\\d])(?<label>${registers}|${documents})(?![\\p{L}\\d])${between}${code}(?![\\p{L}\\d%])`,
  'giu',
);

const oneOf = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
/** A number that an employer may want to see, and those that no CV should have. The first that fits counts. */
const labelKinds: readonly (Pick<PersonalFinding, 'kind' | 'unwanted'> & { label: RegExp })[] = [
  { label: oneOf('NINO|N\\.?I\\.?|national insurance.*'), kind: 'NI_NUMBER', unwanted: 'ni-number' },
  { label: oneOf('passport'), kind: 'ID_NUMBER', unwanted: 'passport' },
  { label: oneOf('NHS|CHI'), kind: 'ID_NUMBER', unwanted: 'health' },
  { label: oneOf("driv(?:ing|er['’]?s?) licen[cs]e"), kind: 'ID_NUMBER', unwanted: 'driving-licence-number' },
  { label: oneOf('UTR|IBAN|.*tax.*|account|acct?|a\\/c|(?:bank|debit|credit) card|sort.*'), kind: 'ID_NUMBER', unwanted: 'bank' },
  {
    label: oneOf(`${registers}|member.*|regist.*|certificate|disclosure|DBS|PVG|card|pin|licen[cs]e|student|employee|staff|candidate`),
    kind: 'REG_NUMBER',
  },
];

/** What a number is by the words in front of it. */
export const kindOfLabel = (label: string): Pick<PersonalFinding, 'kind' | 'unwanted'> => {
  const { kind, unwanted } = labelKinds.find((one) => one.label.test(label)) ?? { kind: 'ID_NUMBER' };
  return { kind, ...(unwanted ? { unwanted } : {}) };
};

/** Documents whose number is personal, whatever stands between: 'Passport (Czech): 41234567', 'Visa grant ref GWF012345678'. */
const papers =
  'passport|visa|driver card|driver qualification card|PVG|national id(?:entity)?|identity card|residence permit|discharge book|smart ?card|work permit|travel document';

/** What a number is called: 'RTITB no. 1177234', 'Steuer-ID 12 345 678 903'; on a card it is long: 'gold card 41 22 3345'. */
const numberWords =
  'no(?= ?[.:#])|num|number|ref|reference|id|pin|uuid|(?:card|badge|book|certificate|permit|licen[cs]e|membership)(?=(?:\\D{0,4}\\d){7})';

/** Things that are numbered without being a person, and what a telephone is called: letters only, since they are also written in capitals. */
const things =
  'qualification|qual|award(?:ing)? body|unit|ofqual|ncfe|btec|nvq|cache|highfield|pearson|edexcel|aqa|ocr|guilds|grant|patent|invoice|order|vat|company|charity|policy|serial|part|model|project|contract|ticket|version|standard|case|batch|lot|course|module|unit|job|vacancy|post|purchase|item|product|sku|isbn|issn|doi|pmid|trial|award|paper|phase|plan|asset|room|incident|tender|lift|flight|train|route|bus|iso|bs|en|contact|(?:tele)?phone|tel|mobile|mob|cell|fax|landline|whatsapp|text|daytime|evening|home|office|house|flat';

export const paperIdentity = new RegExp(
  `(?<![\\p{L}\\d])(?:${papers})(?![\\p{L}\\d])[^\\d\\n;|]{0,24}?[ :(](?=[^\\d\\n]{0,24}(?:\\d[ -]?){7}|[^\\d\\n]{0,20}[ :(][A-Z]{1,3}\\d{6})${code}(?![\\p{L}\\d%])`,
  'giu',
);

export const namedIdentity = new RegExp(
  `(?<![\\p{L}\\d-])(?!(?:${things})s?\\b)[\\p{L}\\d][\\p{L}\\d'’&./-]{1,24}(?: \\([^)\\n]{1,20}\\))?[ -](?:${numberWords})\\b[ .:#-]{0,4}${code}(?![\\p{L}\\d%])`,
  'giu',
);

/** 'CIPD level 7 (no. 41837720)' */
export const bracketedIdentity = new RegExp(`\\((?:no|number|membership|ref)\\b[ .:#]{0,3}${code}\\)`, 'giu');

/** A code of letters and digits after the abbreviation of its issuer: 'PAN: ABCDE1234F', 'UCI 12345A201234F'. */
export const letteredIdentity = new RegExp(
  `(?<![\\p{L}\\d-])(?!(?:${things})\\b)\\p{Lu}{2,6}(?:: ?| (?![A-Z]{6}))((?=[A-Z\\d]{0,18}\\d{4})(?=[A-Z\\d]{0,18}[A-Z])[A-Z\\d]{9,20})(?![\\p{L}\\d-])`,
  'gu',
);

/** 'SoR: 77140', 'IOSH 144 772', 'HCPC: RA / 66 120': among contact details a number behind the abbreviation of an issuer. */
export const issuedIdentity = new RegExp(
  `(?<![\\p{L}\\d/]|\\p{Lu}{2}\\d\\d )(?!(?:${things.toUpperCase()})\\b)(?=\\p{L}{0,4}\\p{Lu}\\p{L}{0,4}\\p{Lu}|\\p{Lu}\\p{Lu})(?:\\p{L}{3,6}|\\p{L}{2}(?=:| (?:\\d ?){7}))(?: \\p{Lu}{2,5})?(?: no\\.?| number)?[:.]? ((?:\\p{Lu}{1,3} ?[/-]? ?)?\\d{2,12}(?: \\d{2,6}){0,3})(?![\\p{L}\\d%/-])`,
  'gu',
);

const years = /^(?:19|20)\d\d(?:[ /.-]+(?:(?:19|20)\d\d|\d\d))?$/;
/** 'until 09.2029': when a paper ends. */
const monthOfYear = /^(?:\p{L}+\.? )?(?:0?[1-9]|[12]\d|3[01])(?:[./-](?:0?[1-9]|1[0-2]))?[./-](?:19|20)\d\d$/u;
const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** Long enough for a number of a person, no year, no amount, no date. */
export function isIdentity(found: string): boolean {
  const digits = digitsOf(found).length;
  const letters = (found.match(/[A-Za-z]/g) ?? []).length;
  // 'staff in 2014': words of prose are no letters of a number
  if (/\p{Ll}{2,} /u.test(found)) return false;
  if (years.test(found) || monthOfYear.test(found) || month.test(found) || found.length > 34) return false;
  return digits >= 5 || (digits >= 4 && letters >= 1 && digits + letters >= 6);
}
