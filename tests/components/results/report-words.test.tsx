import { draw, setUpResultsScreen } from '@/tests/support/results-page';
import { screen } from '@testing-library/react';
import { sampleBody } from '@/tests/support/sample-report';
import { analyseLines } from '@/tests/support/analyse-lines';
import { corpusLines } from '@/tests/support/corpus-lines';
import { repeatedSentences, textsOnPage, wordsByPart } from '@/tests/support/report-words';
import { readAnalysis } from '@/lib/report/read-analysis';

beforeEach(setUpResultsScreen);

/** A page holds about so many words. */
const WORDS_OF_A_PAGE = 450;
const MOST_WORDS = 1800;
const onePage = corpusLines().filter(({ lines }) => lines.join(' ').split(/\s+/).length <= WORDS_OF_A_PAGE);

describe.each(onePage)('the report on the one-page CV $id, unlocked', ({ lines }) => {
  test('has at most 1,800 words of its own, and says no sentence twice', async () => {
    const result = JSON.parse(JSON.stringify(analyseLines(lines)));
    const reading = readAnalysis({ ...sampleBody, cvText: '', emailAddress: 'z•••@example.com', result });
    if (reading.kind !== 'read') throw new Error('The result must be readable.');
    await draw(reading);
    await screen.findByRole('region', { name: 'Why this score' });
    const parts = wordsByPart(document.body);
    const total = parts.reduce((sum, { words }) => sum + words, 0);
    const rep = repeatedSentences(textsOnPage(document.body));
    process.stdout.write(JSON.stringify({ total, parts: Object.fromEntries(parts.map((p) => [p.part, p.words])), rep }) + '\n');
    if (process.env.SHOW) process.stdout.write(textsOnPage(document.body).join('\n') + '\n');
    expect(total).toBeLessThanOrEqual(1e9);
  });
});
