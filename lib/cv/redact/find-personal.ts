import type { PlaceholderKind, UnwantedDetail } from '../document/redacted-document';
import type { Claims } from './source';

interface Rule {
  kind: PlaceholderKind;
  unwanted?: UnwantedDetail;
  /** The first group is the detail where there is one, else the whole match. Every repeat is bounded. */
  pattern: RegExp;
  /** Only where contact details stand: "married" in a job text is about something else. */
  contactOnly?: boolean;
}

const gap = '[ \\t]{0,6}[:\\-–—]?[ \\t]{0,6}';
const day =
  '(?:\\d{1,2}(?:st|nd|rd|th)?[ /.-]{1,3}(?:\\d{1,2}|[A-Za-z]{3,9})[ /.,-]{1,3}(?:19|20)?\\d{2}|[A-Za-z]{3,9} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}|(?:19|20)\\d{2}-\\d{2}-\\d{2})';
const value = '([^\\n\\t|•·,;:]{2,40})';
const number = '(?:no|num|number)?\\.?';

/** Order matters: the shapes that are surest come first. Shapes and labels after the project's notes on UK personal data. */
const rules: Rule[] = [
  {
    kind: 'NI_NUMBER',
    unwanted: 'ni-number',
    pattern: /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]\b/gi,
  },
  {
    kind: 'NI_NUMBER',
    unwanted: 'ni-number',
    pattern:
      /\b(?:N\.?I\.?(?:NO)?|national insurance|nino)\b[^A-Za-z0-9\n]{0,4}(?:no|number|num)?[^A-Za-z0-9\n]{0,5}([A-Z]{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-Z])\b/gi,
  },
  { kind: 'ID_NUMBER', unwanted: 'driving-licence-number', pattern: /\b[A-Z9]{5}\d{6}[A-Z9]{2}\d[A-Z]{2}\b/g },
  {
    kind: 'ID_NUMBER',
    unwanted: 'driving-licence-number',
    pattern: /\bdriv(?:ing|er'?s?) licen[cs]e (?:no|number)\.?[ :#]{0,4}([A-Z0-9]{8,20})\b/gi,
  },
  { kind: 'ID_NUMBER', unwanted: 'passport', pattern: new RegExp(`\\bpassport[ ]{0,2}${number}[ :#]{0,4}([A-Z]?\\d{8,9})\\b`, 'gi') },
  { kind: 'ID_NUMBER', unwanted: 'health', pattern: /\bNHS[ ]{0,2}(?:no|number)\.?[ :#]{0,4}(\d{3}[ -]?\d{3}[ -]?\d{4})\b/gi },
  { kind: 'ID_NUMBER', unwanted: 'bank', pattern: /\b(?:UTR|unique taxpayer reference)[^\d\n]{0,12}(\d{10})\b/gi },
  { kind: 'ID_NUMBER', unwanted: 'bank', pattern: /\b(\d{2}-\d{2}-\d{2}[^\d\n]{1,24}\d{8})\b/g },
  { kind: 'ID_NUMBER', unwanted: 'bank', pattern: /\bsort code[ :]{0,4}(\d{2}[- ]?\d{2}[- ]?\d{2})\b/gi },
  { kind: 'ID_NUMBER', unwanted: 'bank', pattern: /\b(?:account|acct?)\.? (?:no|number)\.?[ :]{0,4}(\d{8})\b/gi },
  { kind: 'ID_NUMBER', unwanted: 'bank', pattern: /\bGB\d{2} ?[A-Z]{4} ?(?:\d ?){14}\b/g },
  { kind: 'REG_NUMBER', pattern: /\b(?:NMC|nursing and midwifery council)\b[^\d\n]{0,24}(\d{2}[A-L]\d{4}[A-Z])\b/gi },
  { kind: 'REG_NUMBER', pattern: /\b\d{2}[A-L]\d{4}[A-Z]\b/g },
  { kind: 'REG_NUMBER', pattern: /\bGMC\b[^\d\n]{0,24}(\d{7})\b/gi },
  { kind: 'REG_NUMBER', pattern: /\b(?:HCPC\b[^\d\n]{0,24})?((?:PH|OT|PA|RA|BS|SL|PYL|SW|ODP|DT)\d{5,6})\b/g },
  { kind: 'REG_NUMBER', pattern: /\b(?:DBS|disclosure)\b[^\d\n]{0,32}(\d{12})\b/gi },
  { kind: 'REG_NUMBER', pattern: /\b(?:QTS|TRN|teacher reference)\b[^\d\n]{0,16}(\d{7}|\d{2}\/\d{5})\b/gi },
  { kind: 'REG_NUMBER', pattern: /\bSIA\b[^\d\n]{0,32}((?:\d{4}[ -]?){4})\b/gi },
  {
    kind: 'REG_NUMBER',
    pattern:
      /\b(?:CSCS|CPCS|ECS|NVQ|SRA|ACCA|CIMA|ICAEW|CIPD|RICS|GPhC|GDC|SWE|registration|registered|membership|member|licence|license|certificate|card|pin|student|employee|staff|candidate|vehicle)[ ](?:(?:card|registration|membership|licence|reg)[ ])?(?:no|number|num|id|ref|pin)\b[.:# ]{0,4}([A-Z]{0,4}\d[A-Z0-9/-]{3,18})\b/gi,
  },
  {
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(
      `\\b(?:d\\.?o\\.?b\\.?|date[ ]of[ ]birth|birth[ ]?date|birthday|born(?:[ ]on)?|fecha[ ]de[ ]nacimiento|geburtsdatum|geboren(?:[ ]am)?|date[ ]de[ ]naissance|né(?:e)?[ ]le|data[ ]di[ ]nascita|data[ ]de[ ]nascimento)${gap}(${day})`,
      'gi',
    ),
  },
  { kind: 'DOB', unwanted: 'date-of-birth', pattern: new RegExp(`^(${day})$`, 'gm'), contactOnly: true },
  {
    kind: 'DOB',
    unwanted: 'age',
    pattern: /\bage(?:d)?[ ]{0,2}[:-]?[ ]{0,2}([1-9]\d)(?:[ ]years?(?:[ ]old)?)?(?=$|[\n\t,.;|•·)])/gim,
    contactOnly: true,
  },
  { kind: 'DOB', unwanted: 'age', pattern: /\bage[ ]{0,2}:[ ]{0,2}([1-9]\d)\b/gi },
  { kind: 'DOB', unwanted: 'age', pattern: /\b([1-9]\d)[ -]years?[ -]old\b/gi, contactOnly: true },
  {
    kind: 'PERSONAL',
    unwanted: 'marital-status',
    pattern: new RegExp(
      `\\b(?:marital[ ]status|civil[ ]status|family[ ]status|familienstand|estado[ ]civil|children|dependants)[ ]{0,3}[:–-]${gap}${value}`,
      'gi',
    ),
  },
  {
    kind: 'PERSONAL',
    unwanted: 'marital-status',
    pattern:
      /(?:^|[\t|•·,] ?)((?:happily )?(?:married|single|divorced|widowed|engaged)(?: with (?:\w{1,10} ){1,2}(?:child|children|kids))?)(?=$|[\n\t,.;|•·])/gim,
    contactOnly: true,
  },
  {
    kind: 'PERSONAL',
    unwanted: 'nationality',
    pattern: new RegExp(
      `\\b(?:nationality|citizenship|nacionalidad|staatsangehörigkeit|nationalité|nazionalità|nacionalidade|place[ ]of[ ]birth|country[ ]of[ ]birth|birthplace|immigration[ ]status|visa(?:[ ]status|[ ]type)?|share[ ]code)[ ]{0,3}[:–-]${gap}${value}`,
      'gi',
    ),
  },
  {
    kind: 'PERSONAL',
    unwanted: 'nationality',
    pattern:
      /(?:^|[\t|•·,] ?)((?:British|Irish|Polish|Indian|Nigerian|French|German|Spanish|Italian|Portuguese|Romanian|American|Canadian|Australian|Chinese|Pakistani|Bangladeshi)(?: (?:citizen|national|passport holder))?)(?=$|[\n\t,.;|•·])/gim,
    contactOnly: true,
  },
  {
    kind: 'PERSONAL',
    unwanted: 'gender',
    pattern: new RegExp(`\\b(?:gender|sex|pronouns|geschlecht|sexo)[ ]{0,3}[:–-]${gap}${value}`, 'gi'),
  },
  { kind: 'PERSONAL', unwanted: 'gender', pattern: /\(?\b((?:she|he|they)\/(?:her|him|them)(?:\/(?:hers|his|theirs))?)\b\)?/gi },
  { kind: 'PERSONAL', unwanted: 'gender', pattern: /(?:^|[\t|•·,] ?)(male|female|non-binary)(?=$|[\n\t,.;|•·])/gim, contactOnly: true },
  {
    kind: 'PERSONAL',
    unwanted: 'religion',
    pattern: new RegExp(
      `\\b(?:religion|faith|religious[ ]beliefs?|religión|konfession|ethnicity|ethnic[ ]origin|race)[ ]{0,3}[:–-]${gap}${value}`,
      'gi',
    ),
  },
  {
    kind: 'PERSONAL',
    unwanted: 'health',
    pattern: new RegExp(
      `\\b(?:health|disability|disabilities|medical[ ]conditions?|state[ ]of[ ]health|smoker|non-smoker)[ ]{0,3}[:–-]${gap}${value}`,
      'gi',
    ),
    contactOnly: true,
  },
  {
    kind: 'PERSONAL',
    unwanted: 'health',
    pattern: new RegExp(`\\b(?:state[ ]of[ ]health|disability|medical[ ]conditions?)[ ]{0,3}:${gap}${value}`, 'gi'),
  },
  { kind: 'PERSONAL', unwanted: 'gender', pattern: new RegExp(`\\b(?:sexual[ ]orientation)[ ]{0,3}:${gap}${value}`, 'gi') },
  {
    kind: 'PERSONAL',
    unwanted: 'salary',
    pattern:
      /\b(?:current|expected|desired|present|required|last|minimum)?[ ]?(?:salary|package|day rate|remuneration)(?: expectations?| required)?[ ]{0,3}[:–-][ ]{0,3}([£$€][^\n\t|•·;]{1,40})/gi,
  },
];

/** Labelled or unmistakable personal details: identity and bank numbers, dates of birth, protected characteristics. */
export function findPersonalDetails(text: string, claims: Claims, isContact: (offset: number) => boolean): void {
  for (const rule of rules) {
    for (const match of text.matchAll(rule.pattern)) {
      const detail = match[1] ?? match[0];
      const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(detail));
      const trimmed = detail.trimEnd();
      if (rule.contactOnly && !isContact(start)) continue;
      claims.add({
        start,
        end: start + trimmed.length,
        kind: rule.kind,
        key: trimmed.toLowerCase(),
        ...(rule.unwanted ? { unwanted: rule.unwanted } : {}),
      });
    }
  }
}
