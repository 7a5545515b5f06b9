import type { AnalysisInput } from '@/lib/analysis/analyser';
import { analyse } from '@/lib/analysis/built-in';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { officialStatistics } from '@/lib/placement';
import { isAppError } from '@/lib/shared/errors';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { documentFrom, TODAY as today } from '@/tests/support/cv-builder';
import { growth } from '@/tests/support/growth';
import { isWholeCorpus } from '@/tests/support/sample';

const options = analysisOptionsSchema.parse({});
/** Letters: a pass over each pair of sixty thousand takes seconds, and is seen. */
const paragraph = isWholeCorpus ? 400_000 : 60_000;

/** What the readers' expressions begin to match and then have to give up, again and again. */
const baits = [
  ...['0', '07 ', '+44 ', '-1', '12/', '2:1 ', '0 0', '1,', 'QQ 12 34 56 C '],
  ...['a', 'A', 'aé', 'A ', 'Aa, ', "a's ", 'a-', 'a.', 'a:', 'a/', 'A. ', 'Mc', 'Mr '],
  ...['a@', '@a.', 'www.', 'http://', 'SW1A ', '12 Aa ', '1 High Street '],
  ...['May ', '2019 - ', 'Jan 2019 - ', 'to ', 'years '],
  ...['University of ', 'BSc ', 'Manager at ', 'Led 5% ', '£1 ', 'I ', 'and ', 'responsible for '],
  ...['(', '[', '[NAME] ', '"', '. ', '- ', '| ', '• ', ' ', '\u00ad', '…'],
];

const cvWith = (long: string) =>
  documentFrom(
    `Jane Example\njane@example.com | 07700 900123 | Leeds\n# Experience\nChef, Acme Hotel\tJan 2019 - Present\n- Cut waste by 12% in a year\n${long}\n\n# Education\nBSc Cooking, University of Leeds\t2010 - 2013`,
  );

/** Four times the text: about 4 where each letter costs the same, 16 where each costs as much as there are letters. */
const limit = 10;

it.each(baits)('four times as much of %j takes about four times as long to read and to judge', async (bait) => {
  const full = bait.repeat(Math.ceil(paragraph / bait.length)).slice(0, paragraph);
  const [small, large] = [readingOf(full.slice(0, paragraph / 4)), readingOf(full)];
  expect(await growth(small.read, large.read, limit)).toBeLessThan(limit);
  expect(await growth(small.judge, large.judge, limit)).toBeLessThan(limit);
});

function readingOf(long: string): { read: () => void; judge: () => void } {
  const document = cvWith(long);
  let input: AnalysisInput | undefined;
  return {
    read: () => {
      const { document: redacted, contact } = redact(document);
      input = { cv: parse(redacted, today), options, filename: filenameFacts('cv.pdf', contact), today, official: officialStatistics };
    },
    judge: () => input && judge(input),
  };
}

/** Some bait is refused, as no CV or as too little of one: that too takes its time. */
function judge(input: AnalysisInput): void {
  try {
    analyse(input);
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
}
