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
/** With everything opened, the CV's own words apart. REPORT_WORDS=1 prints the figures of each report and part. */
const MOST_WORDS = 2150;
const onePage = corpusLines().filter(({ lines }) => lines.join(' ').split(/\s+/).length <= WORDS_OF_A_PAGE);

describe.each(onePage)('the report on the one-page CV $id, unlocked', ({ lines }) => {
  test('is short, and says no sentence twice', async () => {
    const result: unknown = JSON.parse(JSON.stringify(analyseLines(lines)));
    const reading = readAnalysis({ ...sampleBody, cvText: '', emailAddress: 'z•••@example.com', result });
    if (reading.kind !== 'read') throw new Error('The result must be readable.');
    await draw(reading);
    await screen.findByRole('region', { name: 'Why this score' });
    const parts = wordsByPart(document.body);
    const total = parts.reduce((sum, { words }) => sum + words, 0);
    if (process.env.REPORT_WORDS) process.stdout.write(`${JSON.stringify({ total, parts })}\n`);
    expect(total).toBeLessThanOrEqual(MOST_WORDS);
    expect(repeatedSentences(textsOnPage(document.body))).toEqual([]);
  });
});
