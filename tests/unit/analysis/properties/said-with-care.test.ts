import { openings } from '@/lib/analysis/audits/openings';
import { outcomes } from '@/lib/analysis/audits/outcomes';
import { voice } from '@/lib/analysis/audits/voice';
import { apportion } from '@/lib/analysis/ledger';
import { cvFrom } from '@/tests/support/cv-builder';
import { auditInput, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

test('rounding takes nothing from what earned all its points', () => {
  expect(apportion([20, 10, 14.6, 6], 50, [20, 10, 20, 8])).toEqual([20, 10, 14, 6]);
});

test('a phrase that the CV quotes is no stock phrase of its owner', () => {
  const cited = strongCv.replace(
    '- Lead 34 nurses',
    '- Led the audit; the report calls the ward "dynamic and passionate"\n- Lead 34 nurses',
  );
  expect(scoredBy(voice, cited).share).toBe(scoredBy(voice, strongCv).share);
});

test('who is in charge of so many people is not asked for another opening', () => {
  const { fix } = scoredBy(openings, weakCv.replace(/^- .*$/m, '- In charge of 48 residents at night'));
  expect(fix?.description ?? '').not.toContain('In charge of 48');
});

test('only what certainly is a result is shown as one', () => {
  const post = '- Charge nurse in the night shift since 2016';
  const { cv, reading } = auditInput(strongCv.replace('- Lead 34 nurses', `${post}\n- Lead 34 nurses`));
  const evidence = outcomes.run({ ...auditInput(strongCv), cv, reading });
  const shown = evidence.kind === 'scored' ? evidence.evidence.map(({ start, end }) => cv.text.slice(start, end)) : [];
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.join('\n')).not.toContain('Charge nurse');
});

test('how long a paper is valid is no time of a job', () => {
  const top = cvFrom(strongCv.replace('\n', '\nVisa: Skilled Worker (Health and Care), valid until 14 Aug 2028\n'));
  const below = cvFrom(strongCv.replace('# Education', 'Skilled Worker visa\tvalid until 14 Aug 2028\n\n# Education'));
  for (const { work } of [top, below]) expect(work.map(({ dates }) => dates?.to?.year ?? null)).not.toContain(2028);
});
