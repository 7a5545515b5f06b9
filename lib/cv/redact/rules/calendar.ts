/** Months and days, which are names too: 'my sister Jan'. */
export const calendarWords: ReadonlySet<string> = new Set(
  'jan feb mar apr may jun june jul july aug sep sept oct nov dec january february march april august september october november december monday tuesday wednesday thursday friday saturday sunday christmas easter'.split(
    ' ',
  ),
);

const anyOfThem = [...calendarWords].join('|');
/** No part of a phone number: 'Jan 2017', but 'Jan 2017 900123' */
const year = '(?:19|20)\\d\\d(?![\\d/-]?\\d)(?! \\d{3})';
const until = ' ?(?:-|–|—|/|to|till|until) ?';
const dateBehind = new RegExp(
  `^(?:\\.?,?[ \\t-]?(?:\\d{1,2}(?:st|nd|rd|th)?,? )?${year}|\\.? ?['’]\\d\\d(?!\\d)|\\.?(?: \\d{1,2})?${until}(?:\\d{1,2} )?(?:${anyOfThem})\\b)`,
  'i',
);
const dateInFront = new RegExp(`(?:\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?|\\b(?:${anyOfThem})\\.?(?: (?:19|20)\\d\\d)?${until})$`, 'i');

/** 'Jan' in 'Jan 2017', '12 Jan' and 'Jan to March': part of a date, whoever is called so. */
export const isInDate = (word: string, before: string, behind: string): boolean =>
  calendarWords.has(word.toLowerCase()) && (dateBehind.test(behind) || dateInFront.test(before));
