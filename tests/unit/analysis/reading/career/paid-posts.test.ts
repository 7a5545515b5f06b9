import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const isPaid = (title: string): boolean | undefined =>
  readCv(
    cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

${title}\tMay 2019 – Present
Acme Good Neighbours, Leeds
- Matched 118 people with a visitor
`),
    TODAY,
  ).roles[0]?.isPaid;

describe('a post with volunteers in its title', () => {
  test.each([
    'Volunteer Manager',
    'Volunteer and Befriending Officer',
    'Volunteer & Events Coordinator',
    'Prison Governor',
    'Group Treasurer',
    'Trusteeship Officer',
  ])('‘%s’ is paid', (title) => {
    expect(isPaid(title)).toBe(true);
  });

  test.each([
    'Volunteer Reading Assistant',
    'Volunteer',
    'Volunteer, Harbour Food Bank',
    'Trustee (unpaid)',
    'Trustee and Secretary',
    'Parent Governor',
    'Vice Chair of Governors',
    'PTA Secretary',
    'Shop Steward',
    'Union Representative',
  ])('‘%s’ is not', (title) => {
    expect(isPaid(title)).toBe(false);
  });
});
