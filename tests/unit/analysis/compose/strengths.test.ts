import { analyseLines } from '@/tests/support/analyse-lines';
import { weakCv } from '@/tests/support/strong-cv';

const strengthsOf = (line: string): string[] =>
  analyseLines(`${weakCv.replace(/^- .*\n/gm, '').replace('# Education', `- ${line}\n\n# Education`)}`).positives;

test('a mere size is praised for what it is', () => {
  expect(strengthsOf('Entered 150 repair requests in a spreadsheet')[0]).toBe(
    'You say how much you did: ‘Entered 150 repair requests in a spreadsheet’.',
  );
});

test('a result in figures is quoted as one', () => {
  expect(strengthsOf('Cut till errors by 14% in one year')[0]).toBe(
    'You back up what you did with figures: ‘Cut till errors by 14% in one year’.',
  );
});
