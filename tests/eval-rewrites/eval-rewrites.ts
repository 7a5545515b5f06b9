import { closePool } from '@/lib/server/workers/pool';
import { everySuggestion, figuresOf, keyOf, readGolden, writeGolden } from './golden';
import { sets } from './suggestions-of';

/**
 * The suggestions for the fixtures as an editor sees them: `npm run eval:rewrites -- draw` prints those without a verdict,
 * shuffled, without the CV they are of; `-- update` writes the present suggestions into the golden file and keeps the verdicts
 * of those that did not change; without a word it prints the figures of each set.
 */
const [word] = process.argv.slice(2);
const known = new Map(readGolden().map((one) => [keyOf(one), one.verdict]));
const offered = (await everySuggestion()).map((one) => ({ ...one, verdict: known.get(keyOf(one)) ?? null }));

/** The same order each time, and none that tells which CV a line is of. */
const scrambled = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99991, 7);

if (word === 'update') writeGolden(offered);
else if (word === 'draw')
  for (const one of offered.filter(({ verdict }) => verdict === null).sort((a, b) => scrambled(keyOf(a)) - scrambled(keyOf(b))))
    console.log(JSON.stringify({ before: one.before, after: one.after, questions: one.questions }));
else
  for (const set of sets)
    console.log(
      set,
      figuresOf(offered, set),
      `not judged: ${offered.filter(({ cv, verdict }) => cv.startsWith(`${set}/`) && verdict === null).length}`,
    );
await closePool();
