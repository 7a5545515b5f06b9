import { isCommonWord } from '@/lib/facts/common-words';
import { spokenLanguages } from '@/lib/facts/spoken-languages';
import { chanceOf, logitOf, type LogisticModel } from '@/lib/shared/logistic-model';
import { phraseMarks } from '@/lib/shared/phrase-marks';
import data from './uneven-weights.json';

/** On the marks of a line, trained by `npm run facts:english`. */
const model: LogisticModel = data;

/** From this chance on a line counts; `npm run eval:english` tells how many of them are right. */
export const unevenFrom = 0.9;

/** Of several lines those are quoted that are so certain. */
export const quotedFrom = 0.97;

const UNIT = /\[[A-Z_]+\d*\]|\d+(?:[.,]\d+)*|\p{L}[\p{L}'’-]*|[(),;:.!?–—-]/gu;
const ending = /(?:ing|ed|s)$/;

/** He and she are one word to the model. */
const pronouns = new Map(Object.entries({ he: 'they', she: 'they', him: 'them', her: 'them', his: 'them', hers: 'them' }));

/**
 * Words for things are many and may be misspelt: of them only the ending counts. Grammar is in the common ones. Names, languages and
 * nationalities tell nothing, so that no origin does.
 */
function nameOf(unit: string, index: number): string {
  if (/^\d/.test(unit)) return '#number';
  if (unit.startsWith('[')) return '#name';
  const word = unit.toLowerCase().replaceAll('’', "'");
  if (!/\p{L}/u.test(word)) return word;
  const isCapital = /^\p{Lu}/u.test(unit) && !/^i\b/.test(word);
  if (spokenLanguages.has(word) || demonym.test(unit) || (isCapital && index > 0)) return '#name';
  if (isCommonWord(word) || word.includes("'")) return pronouns.get(word) ?? word;
  return isCapital ? '#name' : `#word${ending.exec(word)?.[0] ?? ''}`;
}
const demonym = /^\p{Lu}\p{Ll}+(?:ian|ish|ese|ean)$/u;

export const unevenMarks = (line: string): string[] => phraseMarks((line.match(UNIT) ?? []).map(nameOf));

/** The chance that a reader would call the grammar of a line off: that of a learner, and not a note, a dialect or a misspelling. */
export const chanceOfUneven = (line: string): number => chanceOf(logitOf(unevenMarks(line), model));
