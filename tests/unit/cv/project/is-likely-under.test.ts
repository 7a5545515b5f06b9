import type { PlaceholderKind } from '@/lib/cv/document/redacted-document';
import { isLikelyUnder } from '@/lib/cv/project/is-likely-under';

const origin = (original: string, kind: PlaceholderKind = 'DOB') => ({ kind, original, start: 0, end: 5, page: 0, box: null });
const younger = (original: string, kind?: PlaceholderKind) => isLikelyUnder(16, [origin(original, kind)], '2026-11-21');

it.each(['12 March 2011', '12/03/2012', '12/03/11', '2011-03-12', '15', '15 years old', '1 January 2010'])(
  '%s may be under sixteen',
  (text) => {
    expect(younger(text)).toBe(true);
  },
);

it.each(['12 March 2009', '12/03/1986', '12/03/86', '12/03/09', '16', '41 years old', 'in spring'])('%s is not under sixteen', (text) => {
  expect(younger(text)).toBe(false);
});

it('looks at dates of birth only', () => {
  expect(younger('07700 900 111 2011', 'PHONE')).toBe(false);
  expect(isLikelyUnder(16, [], '2026-11-21')).toBe(false);
});
