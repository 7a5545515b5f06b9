import type { PersonalFinding } from '../findings';

/** A personal detail that its label or its shape gives away. */
export interface PersonalRule extends Pick<PersonalFinding, 'kind' | 'unwanted'> {
  id: string;
  /** The first group is the detail where there is one, else the whole match. Every repeat is bounded. */
  pattern: RegExp;
  /** Only where contact details stand: "married" in the text of a job is about something else. */
  contactOnly?: boolean;
  /** A line with the detail, and the detail. */
  example: string;
  detail: string;
}

const gap = '[ \\t]{0,6}[:\\-–—]?[ \\t]{0,6}';
const colon = '[ ]{0,3}[:–-]';
const day =
  '(?:\\d{1,2}(?:st|nd|rd|th)?[ /.-]{1,3}(?:\\d{1,2}|[A-Za-z]{3,9})[ /.,-]{1,3}(?:19|20)?\\d{2}|[A-Za-z]{3,9} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}|(?:19|20)\\d{2}-\\d{2}-\\d{2})';
const value = '([^\\n\\t|•·,;:]{2,40})';

/** 'Label: value' for any of the labels; a blank in a label stands for one blank. */
const labelled = (labels: string, mark = colon): RegExp => new RegExp(`\\b(?:${labels})${mark}${gap}${value}`, 'gi');
/** One of the words alone between separators: '| Married |'. */
const alone = (words: string): RegExp => new RegExp(`(?:^|[\\t|•·,] ?)(${words})(?=$|[\\n\\t,.;|•·])`, 'gim');

/** The surest shapes come first: an earlier rule keeps what it found. */
const identityRules: readonly PersonalRule[] = [
  {
    id: 'ni-number',
    kind: 'NI_NUMBER',
    unwanted: 'ni-number',
    // the prefixes that HMRC does not use are left out
    pattern: /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]\b/gi,
    example: 'AB 12 34 56 C',
    detail: 'AB 12 34 56 C',
  },
  {
    id: 'ni-number-labelled',
    kind: 'NI_NUMBER',
    unwanted: 'ni-number',
    pattern:
      /\b(?:N\.?I\.?(?:NO)?|national insurance|nino)\b[^A-Za-z0-9\n]{0,4}(?:no|number|num)?[^A-Za-z0-9\n]{0,5}([A-Z]{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-Z])\b/gi,
    example: 'National Insurance number: QQ 12 34 56 Z',
    detail: 'QQ 12 34 56 Z',
  },
  {
    id: 'driving-licence',
    kind: 'ID_NUMBER',
    unwanted: 'driving-licence-number',
    pattern: /\b[A-Z9]{5}\d{6}[A-Z9]{2}\d[A-Z]{2}\b/g,
    example: 'Licence MORGA657054SM9IJ, clean',
    detail: 'MORGA657054SM9IJ',
  },
  {
    id: 'driving-licence-labelled',
    kind: 'ID_NUMBER',
    unwanted: 'driving-licence-number',
    pattern: /\bdriv(?:ing|er'?s?) licen[cs]e (?:no|number)\.?[ :#]{0,4}([A-Z0-9]{8,20})\b/gi,
    example: 'Driving licence no: AB1234567',
    detail: 'AB1234567',
  },
  {
    id: 'passport',
    kind: 'ID_NUMBER',
    unwanted: 'passport',
    pattern: /\bpassport[ ]{0,2}(?:no|num|number)?\.?[ :#]{0,4}([A-Z]?\d{8,9})\b/gi,
    example: 'Passport no. 123456789',
    detail: '123456789',
  },
  {
    id: 'nhs-number',
    kind: 'ID_NUMBER',
    unwanted: 'health',
    pattern: /\bNHS[ ]{0,2}(?:no|number)\.?[ :#]{0,4}(\d{3}[ -]?\d{3}[ -]?\d{4})\b/gi,
    example: 'NHS number: 943 476 5919',
    detail: '943 476 5919',
  },
  {
    id: 'taxpayer-reference',
    kind: 'ID_NUMBER',
    unwanted: 'bank',
    pattern: /\b(?:UTR|unique taxpayer reference)[^\d\n]{0,12}(\d{10})\b/gi,
    example: 'UTR: 1234567890',
    detail: '1234567890',
  },
  {
    id: 'sort-code-and-account',
    kind: 'ID_NUMBER',
    unwanted: 'bank',
    pattern: /\b(\d{2}-\d{2}-\d{2}[^\d\n]{1,24}\d{8})\b/g,
    example: 'Bank: 20-00-00, account 12345678',
    detail: '20-00-00, account 12345678',
  },
  {
    id: 'sort-code',
    kind: 'ID_NUMBER',
    unwanted: 'bank',
    pattern: /\bsort code[ :]{0,4}(\d{2}[- ]?\d{2}[- ]?\d{2})\b/gi,
    example: 'Sort code: 20 00 00',
    detail: '20 00 00',
  },
  {
    id: 'account-number',
    kind: 'ID_NUMBER',
    unwanted: 'bank',
    pattern: /\b(?:account|acct?)\.? (?:no|number)\.?[ :]{0,4}(\d{8})\b/gi,
    example: 'Account number: 12345678',
    detail: '12345678',
  },
  {
    id: 'iban',
    kind: 'ID_NUMBER',
    unwanted: 'bank',
    pattern: /\bGB\d{2} ?[A-Z]{4} ?(?:\d ?){14}\b/g,
    example: 'GB29NWBK60161331926819',
    detail: 'GB29NWBK60161331926819',
  },
];

const registrationRules: readonly PersonalRule[] = [
  {
    id: 'nmc-pin-labelled',
    kind: 'REG_NUMBER',
    pattern: /\b(?:NMC|nursing and midwifery council)\b[^\d\n]{0,24}(\d{2}[A-L]\d{4}[A-Z])\b/gi,
    example: 'NMC PIN: 12a3456e',
    detail: '12a3456e',
  },
  { id: 'nmc-pin', kind: 'REG_NUMBER', pattern: /\b\d{2}[A-L]\d{4}[A-Z]\b/g, example: 'PIN 12A3456E', detail: '12A3456E' },
  { id: 'gmc', kind: 'REG_NUMBER', pattern: /\bGMC\b[^\d\n]{0,24}(\d{7})\b/gi, example: 'GMC number 7654321', detail: '7654321' },
  {
    id: 'hcpc',
    kind: 'REG_NUMBER',
    pattern: /\b(?:HCPC\b[^\d\n]{0,24})?((?:PH|OT|PA|RA|BS|SL|PYL|SW|ODP|DT)\d{5,6})\b/g,
    example: 'HCPC registered, PH123456',
    detail: 'PH123456',
  },
  {
    id: 'dbs',
    kind: 'REG_NUMBER',
    pattern: /\b(?:DBS|disclosure)\b[^\d\n]{0,32}(\d{12})\b/gi,
    example: 'Enhanced DBS certificate 001234567890',
    detail: '001234567890',
  },
  {
    id: 'teacher-reference',
    kind: 'REG_NUMBER',
    pattern: /\b(?:QTS|TRN|teacher reference)\b[^\d\n]{0,16}(\d{7}|\d{2}\/\d{5})\b/gi,
    example: 'Teacher reference 12/34567',
    detail: '12/34567',
  },
  {
    id: 'sia',
    kind: 'REG_NUMBER',
    pattern: /\bSIA\b[^\d\n]{0,32}((?:\d{4}[ -]?){4})\b/gi,
    example: 'SIA licence 1234 5678 9012 3456',
    detail: '1234 5678 9012 3456',
  },
  {
    id: 'membership',
    kind: 'REG_NUMBER',
    pattern:
      /\b(?:CSCS|CPCS|ECS|NVQ|SRA|ACCA|CIMA|ICAEW|CIPD|RICS|GPhC|GDC|SWE|registration|registered|membership|member|licence|license|certificate|card|pin|student|employee|staff|candidate|vehicle)[ ](?:(?:card|registration|membership|licence|reg)[ ])?(?:no|number|num|id|ref|pin)\b[.:# ]{0,4}([A-Z]{0,4}\d[A-Z0-9/-]{3,18})\b/gi,
    example: 'CSCS card no. AB123456',
    detail: 'AB123456',
  },
];

const ageRules: readonly PersonalRule[] = [
  {
    id: 'date-of-birth',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(
      `\\b(?:d\\.?o\\.?b\\.?|date[ ]of[ ]birth|birth[ ]?date|birthday|born(?:[ ]on)?|fecha[ ]de[ ]nacimiento|geburtsdatum|geboren(?:[ ]am)?|date[ ]de[ ]naissance|né(?:e)?[ ]le|data[ ]di[ ]nascita|data[ ]de[ ]nascimento)${gap}(${day})`,
      'gi',
    ),
    example: 'Date of birth: 3rd March 1988',
    detail: '3rd March 1988',
  },
  {
    id: 'date-alone',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(`^(${day})$`, 'gm'),
    contactOnly: true,
    example: '12/03/1990',
    detail: '12/03/1990',
  },
  {
    id: 'aged',
    kind: 'DOB',
    unwanted: 'age',
    pattern: /\bage(?:d)?[ ]{0,2}[:-]?[ ]{0,2}([1-9]\d)(?:[ ]years?(?:[ ]old)?)?(?=$|[\n\t,.;|•·)])/gim,
    contactOnly: true,
    example: 'Aged 34 years',
    detail: '34',
  },
  { id: 'age-labelled', kind: 'DOB', unwanted: 'age', pattern: /\bage[ ]{0,2}:[ ]{0,2}([1-9]\d)\b/gi, example: 'Age: 34', detail: '34' },
  {
    id: 'years-old',
    kind: 'DOB',
    unwanted: 'age',
    pattern: /\b([1-9]\d)[ -]years?[ -]old\b/gi,
    contactOnly: true,
    example: '34 years old',
    detail: '34',
  },
];

const protectedRules: readonly PersonalRule[] = [
  {
    id: 'marital-status',
    kind: 'PERSONAL',
    unwanted: 'marital-status',
    pattern: labelled('marital status|civil status|family status|familienstand|estado civil|children|dependants'),
    example: 'Marital status: Married',
    detail: 'Married',
  },
  {
    id: 'marital-status-alone',
    kind: 'PERSONAL',
    unwanted: 'marital-status',
    pattern: alone('(?:[a-z]{3,10}ly )?(?:married|single|divorced|widowed|engaged)(?: with (?:\\w{1,10} ){1,2}(?:child|children|kids))?'),
    contactOnly: true,
    example: 'Leeds | Married with two children',
    detail: 'Married with two children',
  },
  {
    id: 'nationality',
    kind: 'PERSONAL',
    unwanted: 'nationality',
    pattern: labelled(
      'nationality|citizenship|nacionalidad|staatsangehörigkeit|nationalité|nazionalità|nacionalidade|place of birth|country of birth|birthplace|immigration status|visa(?: status| type)?|share code',
    ),
    example: 'Nationality: British',
    detail: 'British',
  },
  {
    id: 'nationality-alone',
    kind: 'PERSONAL',
    unwanted: 'nationality',
    pattern: alone(
      '(?:British|Irish|Polish|Indian|Nigerian|French|German|Spanish|Italian|Portuguese|Romanian|American|Canadian|Australian|Chinese|Pakistani|Bangladeshi)(?: (?:citizen|national|passport holder))?',
    ),
    contactOnly: true,
    example: 'Leeds • Irish citizen',
    detail: 'Irish citizen',
  },
  {
    id: 'gender',
    kind: 'PERSONAL',
    unwanted: 'gender',
    pattern: labelled('gender|sex|pronouns|geschlecht|sexo'),
    example: 'Gender: Female',
    detail: 'Female',
  },
  {
    id: 'pronouns',
    kind: 'PERSONAL',
    unwanted: 'gender',
    pattern: /\(?\b((?:she|he|they)\/(?:her|him|them)(?:\/(?:hers|his|theirs))?)\b\)?/gi,
    example: 'Jo Bloggs (they/them)',
    detail: 'they/them',
  },
  {
    id: 'gender-alone',
    kind: 'PERSONAL',
    unwanted: 'gender',
    pattern: alone('male|female|non-binary'),
    contactOnly: true,
    example: 'Leeds, Male',
    detail: 'Male',
  },
  {
    id: 'religion',
    kind: 'PERSONAL',
    unwanted: 'religion',
    pattern: labelled('religion|faith|religious beliefs?|religión|konfession|ethnicity|ethnic origin|race'),
    example: 'Religion: none',
    detail: 'none',
  },
  {
    id: 'health',
    kind: 'PERSONAL',
    unwanted: 'health',
    pattern: labelled('health|disability|disabilities|medical conditions?|state of health|smoker|non-smoker'),
    contactOnly: true,
    example: 'Health: good',
    detail: 'good',
  },
  {
    id: 'disability',
    kind: 'PERSONAL',
    unwanted: 'health',
    pattern: labelled('state of health|disability|medical conditions?', '[ ]{0,3}:'),
    example: 'Disability: dyslexia',
    detail: 'dyslexia',
  },
  {
    id: 'sexual-orientation',
    kind: 'PERSONAL',
    unwanted: 'gender',
    pattern: labelled('sexual orientation', '[ ]{0,3}:'),
    example: 'Sexual orientation: prefer not to say',
    detail: 'prefer not to say',
  },
  {
    id: 'salary',
    kind: 'PERSONAL',
    unwanted: 'salary',
    pattern:
      /\b(?:current|expected|desired|present|required|last|minimum)?[ ]?(?:salary|package|day rate|remuneration)(?: expectations?| required)?[ ]{0,3}[:–-][ ]{0,3}([£$€][^\n\t|•·;]{1,40})/gi,
    example: 'Expected salary: £42,000',
    detail: '£42,000',
  },
];

/** In the order they are tried. */
export const personalRules: readonly PersonalRule[] = [...identityRules, ...registrationRules, ...ageRules, ...protectedRules];
