import { consistency } from '@/lib/analysis/audits/consistency';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

describeAudit(consistency, {
  passes: { 'one way to write dates and tenses': strongCv },
  fails: {
    'three date formats and the present tense in past roles': strongCv
      .replace('Jun 2016 – Feb 2020', '06/2016 – 02/2020')
      .replace('Sep 2013 – May 2016', '2013-09 – 2016-05')
      .replace('- Won the', '- Wins the')
      .replace(
        /^- (Coordinated|Trained|Audited|Chaired|Assessed|Cared|Administered)/gm,
        (_, verb: string) => `- ${verb.replace(/ed$/, 'es').replace('Trained', 'Trains')} the`,
      ),
  },
});

test('a present tense under a role that has ended is quoted', () => {
  const outcome = scoredBy(consistency, strongCv.replace('- Trained 45', '- Train 45'));
  expect(outcome.note).toBe('We saw one bullet point in the present tense under past roles.');
  expect(outcome.fix?.description).toContain('‘Train 45 colleagues');
});

test('dates that are written one way are not told to be written one way', () => {
  const outcome = scoredBy(consistency, strongCv.replace(/^- /gm, '- The '));
  expect(outcome.note).toBe('');
  expect(outcome.fix).toBeNull();
});

test.each(['Grill and larder in a busy brasserie', 'Found and put right 212 errors on the ward', 'Support for 30 customers a day'])(
  'a word that may be no verb, or a past form, is not called a present tense: %s',
  (line) => {
    const outcome = scoredBy(consistency, strongCv.replace(/^- Trained 45.*$/m, `- ${line}`));
    expect(outcome.note).not.toMatch(/present tense/);
  },
);

test.each(['Found', 'Bought', 'Spread'])('‘%s’ is a past tense', (verb) => {
  const outcome = scoredBy(consistency, strongCv.replace('- Trained 45', `- ${verb} the 45`));
  expect(outcome.note).not.toContain('present tense');
});

test('of dates that are mixed one of each style is quoted', () => {
  const outcome = scoredBy(consistency, strongCv.replace('Jun 2016 – Feb 2020', '06/2016 – 02/2020'));
  const quoted = outcome.evidence.map(({ start, end }) => end - start);
  expect(outcome.note).toContain('mixed date styles');
  expect(new Set(quoted).size).toBeGreaterThan(1);
});
