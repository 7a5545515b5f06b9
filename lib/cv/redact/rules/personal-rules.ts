import { conditions } from '../special-categories';
import { ageRules, birthRules } from './birth-rules';
import { identityRules, registrationRules, type PersonalRule } from './identity-rules';

const gap = '[ \\t]{0,6}[:\\-–—]?[ \\t]{0,6}';
const colon = '[ ]{0,3}[:–-]';
/** A sentence about work that may follow a value on its line: 'Health: excellent. Full driving licence'. */
const publicSentence = '\\. (?:full |clean |current |valid |UK |own )*(?:driv|licen[cs]e|car\\b|references?\\b|available\\b)';
/** Whole words, up to such a sentence. */
const value = `((?:(?!${publicSentence})[^\\n\\t|•·,;:(]){2,40})(?![A-Za-z])`;

/** 'Label: value' and 'Label (if you wish): value' for any of the labels; a blank in a label stands for one blank. */
const labelled = (labels: string, mark = colon): RegExp =>
  new RegExp(`\\b(?:${labels})(?: ?\\([^()\\n]{1,30}\\))?${mark}${gap}${value}`, 'gi');
/** One of the words alone between separators: '| Married |'. */
const alone = (words: string): RegExp => new RegExp(`(?:^|[\\t|•·,;] ?)(${words})(?=$|[\\n\\t,.;|•·])`, 'gim');

/** Permission to work here; employers ask for it, so it is no reproach that it stands there. */
const visaRules: readonly PersonalRule[] = [
  {
    id: 'visa-held',
    kind: 'PERSONAL',
    pattern:
      /\b((?:skilled worker|health and care worker|student|graduate|spouse|dependant|youth mobility|global talent|tier [1-5]|family|ancestry|work(?:ing)?) visa)\b/gi,
    example: 'I hold a Skilled Worker visa until 2027',
    detail: 'Skilled Worker visa',
  },
  {
    id: 'settlement',
    kind: 'PERSONAL',
    pattern: /\b((?:pre-)?settled status|indefinite leave to remain|EU settlement scheme|refugee status)\b/gi,
    example: 'Settled status (EU Settlement Scheme)',
    detail: 'Settled status',
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
    pattern: alone(
      '(?:[a-z]{3,10}ly )?(?:married|single|engaged|civil partner(?:ship)?)(?: with (?:\\w{1,10} ){1,2}(?:child|children|kids))?|no (?:dependants|dependents|children)',
    ),
    contactOnly: true,
    example: 'Leeds | Married with two children',
    detail: 'Married with two children',
  },
  {
    id: 'divorced-or-widowed',
    kind: 'PERSONAL',
    unwanted: 'marital-status',
    pattern: alone('(?:divorced|widowed)'),
    example: 'Leeds; widowed',
    detail: 'widowed',
  },
  {
    id: 'birthplace',
    kind: 'PERSONAL',
    unwanted: 'nationality',
    pattern: /(?:^|[,;|•·] ?|\bI was )born (?:and (?:bred|raised|brought up) )?in (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gimu,
    example: 'I was born in Hargeisa',
    detail: 'Hargeisa',
  },
  {
    id: 'birthplace-labelled',
    kind: 'PERSONAL',
    unwanted: 'nationality',
    pattern: /\b(?:place of birth|country of birth|birthplace)(?:[ ]{0,3}[:–-]|\t)[ \t]{0,6}([^\n\t|•·;:(]{2,40})/gi,
    example: 'Place of birth\tAbeokuta, Ogun State',
    detail: 'Abeokuta, Ogun State',
  },
  {
    id: 'nationality',
    kind: 'PERSONAL',
    unwanted: 'nationality',
    pattern: labelled(
      'nationality|citizenship|nacionalidad|staatsangehörigkeit|nationalité|nazionalità|nacionalidade|immigration status|visa(?: status| type)?|share code',
    ),
    example: 'Nationality: British',
    detail: 'British',
  },
  {
    id: 'nationality-alone',
    kind: 'PERSONAL',
    unwanted: 'nationality',
    pattern: alone(
      '(?<!\\bLanguages ?:[^\\n|•·\\t]{0,80})(?:British|English|Scottish|Welsh|Ghanaian|Kenyan|Filipino|Ukrainian|Bulgarian|Hungarian|Lithuanian|Latvian|Greek|Dutch|Swedish|Turkish|Zimbabwean|South African|Jamaican|Sri Lankan|Brazilian|Irish|Polish|Indian|Nigerian|French|German|Spanish|Italian|Portuguese|Romanian|American|Canadian|Australian|Chinese|Pakistani|Bangladeshi)(?!\\s+(?:speaker|speaking|language|\\())(?: (?:citizen|national|passport holder))?',
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
    pattern: /\(?\b((?:she|he|they)\/(?:her|him|them|they)(?:\/(?:hers|his|theirs))?)\b\)?/gi,
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
    pattern: labelled('religion(?: and status)?|faith|religious beliefs?|religión|konfession|ethnicity|ethnic origin|race'),
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
    // 'Health: safety and first aid' names skills
    id: 'condition',
    kind: 'PERSONAL',
    unwanted: 'health',
    pattern: new RegExp(`\\bhealth${colon}${gap}((?:an? )?(?:${conditions})[^\\n\\t|•·,;:(]{0,30})`, 'gi'),
    example: 'Health: type 1 diabetes, well managed',
    detail: 'type 1 diabetes',
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

/** What somebody looks like; a length or a weight of work stands inside a sentence. */
const bodyRules: readonly PersonalRule[] = [
  {
    id: 'body-measure',
    kind: 'PERSONAL',
    contactOnly: true,
    pattern:
      /(?:^|[\t|•·,;] ?)(?:height|weight|chest|waist|inside leg|hat size|shoe size|dress size|collar size)[ ]{0,2}[:–-]?[ ]{0,2}(\d{1,3}(?:\.\d{1,2})?(?: ?(?:cm|m|kg|kilos|lbs?|st|stone|ft|feet|in|inches|['’"”]))?(?: ?\d{1,2} ?(?:in|inches|lbs?|["”’']{1,2}))?)(?=$|[\n\t |•·,;.])/gim,
    example: 'Height: 183 cm, weight 82 kg',
    detail: '183 cm',
  },
  {
    id: 'body-look',
    kind: 'PERSONAL',
    pattern: labelled('(?:eye|hair) colou?r|eyes|blood (?:group|type)', '[ ]{0,3}:'),
    example: 'Blood group: O negative',
    detail: 'O negative',
  },
  {
    id: 'children-alone',
    kind: 'PERSONAL',
    unwanted: 'marital-status',
    pattern: alone('(?:\\d|one|two|three|four|five)(?: [a-z]{3,10})? (?:kids?|child|children|sons?|daughters?)(?: \\([^()\\n]{1,20}\\))?'),
    contactOnly: true,
    example: 'Leeds | two grown children',
    detail: 'two grown children',
  },
];

/** In the order they are tried. */
export const personalRules: readonly PersonalRule[] = [
  ...identityRules,
  ...registrationRules,
  ...birthRules,
  ...visaRules,
  ...ageRules,
  ...protectedRules,
  ...bodyRules,
];
