import type { PersonalRule } from './identity-rules';

/** The value may stand below its label: in the next cell of a form. */
const gap = '(?:[ \\t]{0,6}:[ \\t]{0,6}\\n|[ \\t]{0,6}[:\\-–—]?[ \\t]{0,6})';
const day =
  "(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of| de)?[ /.-]{1,3}(?:\\d{1,2}|[A-Za-zÀ-ž]{3,10}|[ivx]{1,4})[ /.,-]{1,3}(?:(?:19|20)|['’])?\\d{2}|[A-Za-z]{3,9} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}|(?:19|20)\\d{2} ?[./-] ?\\d{1,2} ?[./-] ?\\d{1,2}(?!\\d)\\.?)";
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';

export const ageRules: readonly PersonalRule[] = [
  {
    id: 'date-of-birth',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(
      `\\b(?:d[./]?o[./]?b\\.?|date[ ]of[ ]birth|birth[ ]?date|birthday|born(?:[ ]on)?|fecha[ ]de[ ]nacimiento|geburtsdatum|geboren(?:[ ]am)?|date[ ]de[ ]naissance|né(?:e)?[ ]le|data[ ]di[ ]nascita|data[ ]de[ ]nascimento)${gap}(${day})`,
      'gi',
    ),
    example: 'Date of birth: 3rd March 1988',
    detail: '3rd March 1988',
  },
  {
    id: 'date-alone',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(`(?:^|[\\t|•·,;(] ?|<!-- )(?!\\S{0,24}20(?:1[3-9]|[2-9]\\d))(${day})(?=$|[\\n\\t,;|•·)]| [|•·])`, 'gm'),
    contactOnly: true,
    example: '12/03/1990',
    detail: '12/03/1990',
  },
  {
    id: 'aged',
    kind: 'DOB',
    unwanted: 'age',
    pattern:
      /\b(?:aged?|oed|alter|edad|età|idade|wiek)(?: ?\([a-z ]{3,24}\))?[ \t]{0,2}[:-]?[ \t\n]{0,2}([1-9]\d)(?:[ ](?:years?|yrs?)(?:[ ]old)?)?(?=$|[\n\t,.;|•·)])/gim,
    contactOnly: true,
    example: 'Aged 34 years',
    detail: '34',
  },
  { id: 'age-labelled', kind: 'DOB', unwanted: 'age', pattern: /\bage[ ]{0,2}:[ ]{0,2}([1-9]\d)\b/gi, example: 'Age: 34', detail: '34' },
  {
    id: 'years-alone',
    kind: 'DOB',
    unwanted: 'age',
    pattern: /(?:^|[,|•·;(\t] ?)((?:1[6-9]|[2-7]\d) ?(?:yrs?\.?|y\/o|years (?:of age|young)))(?=$|[,|•·;)\n\t])/gim,
    contactOnly: true,
    example: 'Leeds, 21 yrs',
    detail: '21 yrs',
  },
  {
    id: 'years-old',
    kind: 'DOB',
    unwanted: 'age',
    // 'Since I am 19 years old' tells when something began.
    pattern: /(?<!\b(?:at|from|since|until|when) (?:I (?:am|was) )?)\b([1-9]\d)[ -](?:years?|yrs?)[ -]old\b/gi,
    contactOnly: true,
    example: '34 years old',
    detail: '34',
  },
];

const ageInWords =
  '(?:sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';

/** 'on 30 August 1992', 'in 1988 (14 July)', 'on Christmas Day 1989' */
const birthDate = `(?:${day}|(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months}),? (?:nineteen|twenty|two thousand)[ -][a-z]{3,9}(?:[ -][a-z]{3,9})?|(?:19|20)\\d\\d \\(\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\)|(?:christmas|boxing|new year['’]?s|st \\w{3,12}['’]?s|leap) (?:day|eve),? (?:in )?(?:19|20)\\d\\d)`;

/** 'twins born in 2020': a child's birth tells nothing of the age of the person. */
const notOfChild = '(?<!\\b(?:bab(?:y|ies)|boys?|child|children|daughters?|girls?|kids?|sons?|triplets|twins) \\(?)';

/** A clause begins here. */
const clause = '(?<=^|[,;|•·(.:] ?|\\t|\\bI was |\\bI am |> )';
const year = '(?:19|20)\\d\\d(?:[/.-]\\d{1,2}){0,2}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2}(?!\\d)';
/** 'at Thiès (Sénégal)', ', Trichy', '(Year of the Pig)' */
const whereBehind =
  "(?:(?:,| in| at| à| a| em)? (?:in |at )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}(?: ?\\([^()\\n]{1,24}\\))?(?=$|[\\n\\t.,;|)])| ?\\([^()\\n]{1,24}\\))?";

export const birthRules: readonly PersonalRule[] = [
  {
    // the place, the day or both, in any order and language
    id: 'birth-told',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(
      `${clause}(?:${notOfChild}born(?: on| in)?|date (?:and|&) place of birth|birth(?= ?:)|geb\\.|n\\u00e9e? le)(?:[ :.–-]{1,30})(?!at )((?:on |in )?[^\\n\\t|;()]{0,40}?(?:${year})${whereBehind})`,
      'gimu',
    ),
    example: 'Born Truro, 3/4/85',
    detail: 'Truro, 3/4/85',
  },
  {
    // elsewhere 'Birth Centre Midwife, 2019' is work, and 'b.' an item of a list
    id: 'birth-told-in-short',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    contactOnly: true,
    pattern: new RegExp(`${clause}(?:birth|b\\.)(?:[ :.–-]{1,30})((?:on |in )?[^\\n\\t|;()]{0,40}?(?:${year})${whereBehind})`, 'gimu'),
    example: 'b. Truro, 3/4/85',
    detail: 'Truro, 3/4/85',
  },
  {
    id: 'own-age-in-words',
    kind: 'DOB',
    unwanted: 'age',
    pattern: new RegExp(
      `\\bI(?:['’]m| am| was) (?:now |just )?((?:(?:1[6-9]|[2-7]\\d)(?! ?%)|${ageInWords})(?: in (?:${months}))?)(?=,? and \\p{Ll}|[,;]|\\.?$)`,
      'gimu',
    ),
    example: 'I am fifty-six, and in good health',
    detail: 'fifty-six',
  },
  {
    // a date in words, or the place before it; 'for her birthday' is no label
    id: 'birth-labelled',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern:
      /\b(?:date of birth|d\.?o\.?b\.?|birthday(?= {0,3}[:–-]))[ \t]{0,4}[:.–-]?[ \t]{0,4}([^\n\t|;:()]{0,32}?(?:19|20)\d\d(?:[/.-]\d{1,2}){0,2})(?!\d)/gi,
    example: 'Date of birth: Twenty-first March 1961',
    detail: 'Twenty-first March 1961',
  },
  {
    id: 'born-somewhere-on',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(`${notOfChild}\\bborn (?:on |in )?(?:(?:in |at |near )?[^\\n\\d;|.:]{2,40}? )?(?:on |in )?(${birthDate})`, 'gi'),
    example: 'I was born at home on 30 August 1992',
    detail: '30 August 1992',
  },
  {
    id: 'birth-behind',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(`(${day}) ?\\(?(?:date of birth|d\\.?o\\.?b\\.?|birthday)\\b`, 'gi'),
    example: '04/07/1990 (date of birth)',
    detail: '04/07/1990',
  },
  {
    id: 'birth-year',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(`\\b(?:year of birth|birth year|${notOfChild}born(?: in)?)[ ]{0,2}:?[ ]{0,2}((?:19|20)\\d\\d)\\b`, 'gi'),
    example: 'Year of birth: 1990',
    detail: '1990',
  },
  {
    id: 'birth-in-short',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(`(?:^|[\\t |•·,;(])(?:b|f|geb|ur|nat|nac|n)\\. ?((?:${day})|(?:19|20)\\d\\d|['’]\\d\\d)`, 'gim'),
    contactOnly: true,
    example: 'b. 14.iii.87',
    detail: '14.iii.87',
  },
  {
    id: 'birth-in-short-anywhere',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(`[,;(|] ?b\\. ?(${day})(?=$|[\\n\\t,.;|)*_])`, 'gim'),
    example: 'Jane Example, b. 19 Sept. 1992',
    detail: '19 Sept. 1992',
  },
  {
    id: 'birthday',
    kind: 'DOB',
    unwanted: 'date-of-birth',
    pattern: new RegExp(
      `\\bbirthday(?: is)?${gap}((?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?)\\b`,
      'gi',
    ),
    example: 'Birthday: 2 November',
    detail: '2 November',
  },
  {
    id: 'age-turned',
    kind: 'DOB',
    unwanted: 'age',
    pattern: /\bI (?:have |will |am )?(?:turn|turned|turning|be) ([1-9]\d)(?= (?:in|this|last|next|on) |[.,]|$)/gim,
    example: 'I turned 52 in March',
    detail: '52',
  },
  {
    id: 'own-age',
    kind: 'DOB',
    unwanted: 'age',
    pattern: /(?<!\b(?:since|when|from when|until) )\bI(?:['’]m| am) (?:an? )?([1-9]\d[ -]years?[ -]old)\b/gi,
    example: 'I am a 34 year old operations coordinator',
    detail: '34 year old',
  },
  {
    id: 'age-alone',
    kind: 'DOB',
    unwanted: 'age',
    pattern: new RegExp(`^aged?:? ([1-9]\\d|${ageInWords})(?=$|[,.;])`, 'gim'),
    example: 'Age thirty-four, from Hull',
    detail: 'thirty-four',
  },
];
