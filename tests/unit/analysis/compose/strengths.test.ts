import { analyseLines } from '@/tests/support/analyse-lines';
import { weakCv } from '@/tests/support/strong-cv';

const strengthsOf = (line: string): string[] =>
  analyseLines(`${weakCv.replace(/^- .*\n/gm, '').replace('# Education', `- ${line}\n\n# Education`)}`).positives;

test('the strongest line is quoted, and nothing is said of it that it may not be', () => {
  for (const line of ['Entered 150 repair requests in a spreadsheet', 'Cut till errors by 14% in one year', 'Won driver of the month'])
    expect(strengthsOf(line)[0]).toBe(`A strong bullet point: ‘${line}’.`);
});

test('not to have found a mistake is no strength', () => {
  for (const strength of strengthsOf('Cut till errors by 14% in one year'))
    expect(strength).not.toMatch(/spelling|misspel|recognised no|does not belong/i);
});
