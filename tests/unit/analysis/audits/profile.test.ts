import { profile } from '@/lib/analysis/audits/profile';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const withProfile = (text: string | null): string => strongCv.replace(/# Profile\n.*\n/, text === null ? '' : `# Profile\n${text}\n`);

describeAudit(profile, { passes: { 'three sentences': strongCv }, fails: { 'a CV without one': withProfile(null) } });

test('twelve words are short and two hundred are long, and each is told so', () => {
  expect(scoredBy(profile, withProfile('Registered nurse who leads a ward and looks for a matron post.'))).toMatchObject({
    fix: { title: 'Say a little more in your profile' },
  });
  expect(scoredBy(profile, withProfile('Registered nurse who leads a ward by day and by night. '.repeat(18)))).toMatchObject({
    fix: { title: 'Shorten your profile' },
  });
});

test('a profile that a reader skips loses readers', () => {
  const long = Array.from({ length: 40 }, (_, n) => `Kept ward ${n + 1} safe.`).join(' ');
  const outcome = scoredBy(profile, strongCv.replace(/(# Profile\n).*/, `$1${long}`));
  expect(outcome.fix?.title).toBe('Shorten your profile');
  expect(outcome.fixKind).toBe('loses-readers');
});
