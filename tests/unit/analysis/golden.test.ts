import { analyseLines } from '@/tests/support/analyse-lines';
import { corpusLines } from '@/tests/support/corpus-lines';
import { readableResult } from '@/tests/support/readable-result';

/**
 * Three whole reports in words, one of each band. Where a change of the engine is meant, read what moved and take it on with
 * `npx jest golden --selectProjects unit -u`.
 */
test.each(['receptionist-blackpool', 'senior-carer-stoke', 'nurse-ward-sister'])('the report on %s reads as before', (id) => {
  const lines = corpusLines().find((person) => person.id === id)?.lines ?? [];
  expect(readableResult(analyseLines(lines))).toMatchSnapshot();
});
