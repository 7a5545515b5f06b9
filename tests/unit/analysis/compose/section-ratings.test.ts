import { analyseLines } from '@/tests/support/analyse-lines';
import { corpusLines } from '@/tests/support/corpus-lines';
import { ratingBands } from '@/lib/analysis/rubric';

const worse = ratingBands.filter(([from]) => from < 0.55).map(([, rating]) => rating);

test('no part of a CV is called worse than satisfactory without advice on it', () => {
  for (const { lines } of corpusLines().slice(0, 40))
    for (const { section, rating, recommendations } of analyseLines(lines).sectionAnalysis)
      if (worse.includes(rating)) expect([section, recommendations]).not.toEqual([section, []]);
});
