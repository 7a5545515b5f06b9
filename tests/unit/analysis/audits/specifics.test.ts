import { specifics } from '@/lib/analysis/audits/specifics';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

describeAudit(specifics, {
  passes: { 'lines that name systems, sizes and people': strongCv },
  fails: { 'lines that could stand in anybody’s CV': weakCv },
});

test('a line that could be anybody’s is quoted', () => {
  expect(scoredBy(specifics, weakCv).fix?.description).toMatch(/‘.+’ could stand in anybody’s CV/);
});

test('a named system raises the share', () => {
  const named = scoredBy(specifics, weakCv.replace('general cleaning', 'the weekly stock count in SAP Business One')).share;
  expect(named).toBeGreaterThan(scoredBy(specifics, weakCv).share);
});
