import { contact } from '@/lib/analysis/audits/contact';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

describeAudit(contact, {
  passes: { 'name, email, phone and town': strongCv },
  fails: { 'a CV nobody can answer': strongCv.replace(/^rosalind.*$/m, '') },
});

test('a missing phone number costs its three tenths and is asked for by name', () => {
  const outcome = scoredBy(contact, strongCv.replace('07700 900321 | ', ''));
  expect(outcome.share).toBeCloseTo(0.7);
  expect(outcome.fix?.title).toBe('Add a phone number');
});

test('a phone number that is cut short counts less than a whole one and more than none', () => {
  const short = scoredBy(contact, strongCv.replace('07700 900321', '07700 9003')).share;
  expect(short).toBeLessThan(1);
  expect(short).toBeGreaterThanOrEqual(scoredBy(contact, strongCv.replace('07700 900321 | ', '')).share);
});

test('a name at the top that no detail explains may be the place, and a label is none', () => {
  const atTop = (line: string) =>
    scoredBy(contact, strongCv.replace(/^(.*\n)[\s\S]*?\n\n/, `$1${line}\n07700 900777 | rosalind.penhallow@example.com\n\n`)).note;
  expect(atTop('Thornton Heath CR7')).not.toContain('town');
  expect(atTop('Appleby-in-Westmorland, Cumbria')).not.toContain('town');
  expect(atTop('Contact details')).toContain('town');
});
