import { spokenLanguages } from '@/lib/facts/spoken-languages';
import { toBritish } from './british';
import { correctedGrammar } from './corrected-grammar';
import { fromCapitals } from './from-capitals';
import type { WrittenSlip } from './suggestion';
import type { StatementChange } from './wording/statement';

/** A corrected line; `changes` is empty where the line was right. */
interface Corrected {
  text: string;
  changes: StatementChange[];
}

type Corrector = (text: string) => Corrected;

const british: Corrector = (text) => {
  const { text: spelt, changed } = toBritish(text);
  return { text: spelt, changes: changed.length > 0 ? [{ change: 'spelling', words: changed }] : [] };
};

const capitals: Corrector = (text) => {
  const lower = fromCapitals(text);
  return lower === null ? { text, changes: [] } : { text: lower, changes: [{ change: 'capitals' }] };
};

const days = new Set('monday tuesday wednesday thursday friday saturday sunday christmas'.split(' '));

/** Words that are another word in lower case: 'polish the floors', 'a finish'. */
const wordsToo = new Set(['polish', 'dutch', 'latin', 'filipino', 'makaton', 'thai', 'twi']);
const isName = (word: string): boolean => days.has(word) || (spokenLanguages.has(word) && !wordsToo.has(word));

/** 'every friday' -> 'every Friday'. */
const namesWritten: Corrector = (text) => {
  const written = text.replace(/(?<= )[a-z]{4,}?(?=s?(?:[\s,.;]|$))/g, (word) =>
    isName(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
  return { text: written, changes: written === text ? [] : [{ change: 'written right' }] };
};

const grammar: Corrector = (text) => {
  const corrected = correctedGrammar(text);
  return { text: corrected, changes: corrected === text ? [] : [{ change: 'written right' }] };
};

/** In this order: misspellings are corrected before anything else reads the words. */
const correctors: readonly Corrector[] = [capitals, namesWritten, grammar, british];

const wholeWord = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\p{L}\d])`, 'gu');

/** 'custermers' -> 'customers', from the check of the whole CV. */
const slipsOut =
  (slips: readonly WrittenSlip[]): Corrector =>
  (text) => {
    const right = slips.reduce((line, slip) => line.replace(wholeWord(slip.wrong), () => slip.right), text);
    return { text: right, changes: right === text ? [] : [{ change: 'written right' }] };
  };

/** Corrects the English of a line first: everything that reads or rewrites a line gets it in this form. */
export function correct(original: string, slips: readonly WrittenSlip[] = []): Corrected {
  let text = original;
  const changes: StatementChange[] = [];
  for (const corrector of [...correctors, slipsOut(slips)]) {
    const corrected = corrector(text);
    text = corrected.text;
    changes.push(...corrected.changes.filter(({ change }) => !changes.some((made) => made.change === change)));
  }
  return { text, changes };
}
