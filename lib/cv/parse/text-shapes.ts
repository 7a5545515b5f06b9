/** Properties of a text that many rules ask for, defined once. */

/** 'trainer since 2022': continues a sentence. */
export const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

/** 'evening class', '120 covers': tells of something, and names nothing. */
export const startsSmallOrWithFigure = (text: string): boolean => /^[\p{Ll}\d]/u.test(text);

/** 'Acme': may be a name. */
export const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** 'Reduced costs.', 'Why?': a sentence that has come to its end. */
export const endsSentence = (text: string): boolean => /[.!?]$/.test(text);

/** 'Supported students with', 'Acme,': what follows on the next line belongs to it. */
export const endsOpen = (text: string): boolean => openEnd.test(text);
const openEnd = /(?:[,;&/(–—-]|\b(?:and|or|of|the|to|for|with|in|a|by|on|from|at|y|de|und|et))$/;

/** 'and drinks', '(part-time)': belongs to what stands above. */
export const startsInside = (text: string): boolean => /^(?:[\p{Ll})&]|\((?!\d))/u.test(text);

/** 'Responsibilities:' announces what follows. */
export const endsWithColon = (text: string): boolean => text.endsWith(':') || text.endsWith('：');

/** '[NAME]' and nothing else: what redaction or a template left of a fact. */
export const isBracketed = (text: string): boolean => /^\[[^\]]+\]$/.test(text);

export const isWebAddress = (text: string): boolean => /^https?:/.test(text);

/** A pattern that is true of a text only as a whole: `wholeTextPattern('dates?', 'from')` matches 'From', not 'From Leeds'. */
export const wholeTextPattern = (...forms: readonly string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`, 'i');

/** A rule that is a pattern. Its id stands in traces, and a test holds its example against it. */
export interface PatternRule {
  id: string;
  pattern: RegExp;
  example: string;
}

/** One row of a pattern that is put together from a table: the form in regular expression syntax, and a text it matches. */
export interface Form {
  id: string;
  form: string;
  example: string;
}

/** The forms of a table as alternatives, in the order of the table: of two that match at one place the first one counts. */
export const alternatives = (forms: readonly Form[]): string => forms.map(({ form }) => form).join('|');
