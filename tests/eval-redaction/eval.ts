import { measure } from '@/tests/support/labelled-cvs';
import { measureSet } from './measure-set';

/**
 * Which labelled details are redacted, and which facts about work stay: `npm run eval:redaction`.
 * `npm run eval:redaction -- --set <folder> [--wrong]` sums up a folder of your own instead: one `*.txt` for each CV, in which
 * `⟦kind:words⟧` is a detail that has to go and `⟪words⟫` a fact of work that has to stay.
 */
const setAt = process.argv.indexOf('--set');
const setFolder = setAt === -1 ? undefined : process.argv[setAt + 1];

if (setFolder === undefined) {
  for (const half of ['tune', 'kept'] as const) {
    const { details, facts, missed, lost } = measure(half);
    if (half === 'tune') {
      for (const m of missed) console.log('miss', m);
      for (const l of lost) console.log('LOST', l);
    }
    console.log(
      `${half}: removed ${details - missed.length}/${details} = ${((100 * (details - missed.length)) / details).toFixed(1)} %, facts ${facts - lost.length}/${facts} = ${((100 * (facts - lost.length)) / facts).toFixed(1)} %`,
    );
  }
} else {
  const figures = await measureSet(setFolder);
  if (process.argv.includes('--wrong')) for (const line of figures.wrong) console.log(`  ${line}`);
  console.log(String(figures));
}
