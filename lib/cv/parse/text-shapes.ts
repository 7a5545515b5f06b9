/** Properties of a text that many rules ask for, defined once. */

/** 'trainer since 2022': continues a sentence. */
export const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

/** 'evening class', '120 covers': a description, not a name. */
export const startsSmallOrWithFigure = (text: string): boolean => /^[\p{Ll}\d]/u.test(text);

/** 'Acme': may be a name. */
export const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** 'Reduced costs.', 'Why?' */
export const endsSentence = (text: string): boolean => /[.!?]$/.test(text);

/** 'Supported students with', 'Acme,': the text goes on in the next line. */
export const endsOpen = (text: string): boolean => openEnd.test(text);
const openEnd = /(?:[,;&/(–—-]|\b(?:and|or|of|the|to|for|with|in|a|by|on|from|at|y|de|und|et))$/;

/** 'and drinks', '(part-time)': the text began in the line above. */
export const startsInside = (text: string): boolean => /^(?:[\p{Ll})&]|\((?!\d))/u.test(text);

/** 'Responsibilities:' */
export const endsWithColon = (text: string): boolean => text.endsWith(':') || text.endsWith('：');

/** '[NAME]' and nothing else: a placeholder of redaction or of a template. */
export const isBracketed = (text: string): boolean => /^\[[^\]]+\]$/.test(text);

export const isWebAddress = (text: string): boolean => /^https?:/.test(text);

/** A pattern that matches whole texts only: `wholeTextPattern('dates?', 'from')` matches 'From', not 'From Leeds'. */
export const wholeTextPattern = (...forms: readonly string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`, 'i');

/** A rule that is a pattern. Traces name its id, and a test checks its example. */
export interface PatternRule {
  id: string;
  pattern: RegExp;
  example: string;
}

/** One row of a table from which a pattern is made: the form in regular expression syntax, and a text that it matches. */
export interface Form {
  id: string;
  form: string;
  example: string;
}

/** The forms of a table as alternatives, in its order: where two match, the first one counts. */
export const alternatives = (forms: readonly Form[]): string => forms.map(({ form }) => form).join('|');
