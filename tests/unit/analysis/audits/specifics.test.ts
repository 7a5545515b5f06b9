import { specifics } from '@/lib/analysis/audits/specifics';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { cvFrom } from '@/tests/support/cv-builder';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

describeAudit(specifics, {
  passes: { 'lines that name systems, sizes and people': strongCv },
  fails: { 'lines that could stand in anybody’s CV': weakCv },
});

test('a line that names nothing is quoted', () => {
  expect(scoredBy(specifics, weakCv).fix?.description).toMatch(/Start with ‘.+’\. .+say how many/);
});

test('a line with a figure and no verb is never called vague', () => {
  const shop = weakCv.replace('- Responsible for the till', '- Shrinkage down from 2.1% to 0.9%');
  expect(scoredBy(specifics, shop).targets.map(({ start }) => start)).not.toContain(cvFrom(shop).text.indexOf('Shrinkage'));
});

test('a named system raises the share', () => {
  const named = scoredBy(specifics, weakCv.replace('general cleaning', 'the weekly stock count in SAP Business One')).share;
  expect(named).toBeGreaterThan(scoredBy(specifics, weakCv).share);
});

test.each([
  ['Updating of customer accounts', 'Updating customer accounts'],
  ['I updated customer accounts', 'Updated customer accounts'],
])('‘%s’ is worth no more than ‘%s’', (long, short) => {
  const share = (line: string): number => scoredBy(specifics, weakCv.replace('Responsible for the till', line)).share;
  expect(share(long)).toBeLessThanOrEqual(share(short));
});
