import { phraseAround } from '@/lib/analysis/text/phrase-around';

const around = (text: string, word: string): string => {
  const start = text.indexOf(word);
  const { start: from, end } = phraseAround(text, { start, end: start + word.length });
  return text.slice(from, end);
};

describe('the phrase around a word', () => {
  test.each([
    ['I can drive. Willing to work any shift, days or nights.', 'shift', 'Willing to work any shift'],
    ['Handed over my last four jobs at margin; won more', 'four jobs', 'Handed over my last four jobs at margin'],
    ['Forklift | Reach truck | Scanner', 'Reach truck', 'Reach truck'],
  ])('of ‘%s’ ends at the nearest sign', (text, word, phrase) => {
    expect(around(text, word)).toBe(phrase);
  });

  test('goes on in a line that begins small', () => {
    expect(around('Nurse, the last six running a grants\nprogramme for the trust. Friendly', 'running')).toBe(
      'the last six running a grants\nprogramme for the trust',
    );
  });

  test('is not cut: a word in a phrase too long to be shown stays alone', () => {
    const long =
      'we went and looked with great care after the whole of the northern depot and its yard for a great many years, we hope to stay';
    expect(around(long, 'depot')).toBe('depot');
  });

  test('is the span itself where it can be understood alone', () => {
    expect(around('Ran it well, cut waste by 9%, left', 'cut waste by 9%')).toBe('cut waste by 9%');
  });

  test('takes the same time in a text of any length', () => {
    const text = 'word '.repeat(200_000);
    const started = performance.now();
    for (let i = 0; i < 1_000; i++) phraseAround(text, { start: 500_000, end: 500_004 });
    expect(performance.now() - started).toBeLessThan(500);
  });
});
