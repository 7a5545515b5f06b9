import { measure } from '@/tests/support/labelled-cvs';
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
