import { chronology } from '@/lib/analysis/audits/chronology';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const withoutRoles = strongCv.replace(/# Work Experience[\s\S]*?# Education/, '# Education');

describeAudit(chronology, {
  passes: { 'newest first': strongCv },
  fails: {
    'oldest first': strongCv.replace('Mar 2020 – Present', 'Sep 2003 – May 2006').replace('Jun 2016 – Feb 2020', 'Jun 2006 – Feb 2010'),
  },
  notAssessable: { 'a CV without roles': withoutRoles },
});

test('the role that stands too low is named', () => {
  const outcome = scoredBy(chronology, strongCv.replace('Mar 2020 – Present', 'Sep 2010 – May 2012'));
  expect(outcome.note).toBe('‘Senior Staff Nurse’ is newer than the role above it.');
});

test('one role alone is in order', () => {
  expect(scoredBy(chronology, weakCv)).toMatchObject({ share: 1 });
});

test('dates of education are never looked at', () => {
  expect(scoredBy(chronology, strongCv.replace('2010 – 2013', '2024 – 2026')).share).toBe(1);
});

test('a job under a heading of its own stands in no order with those above', () => {
  const two = (heading: string) => `Jane Example
jane@example.com, 07700 900123

# Laboratory experience
Research student, Blackmoor Institute\tJun 2024 - Aug 2024
- Ran 96 samples a week
${heading}
Team member, Acme Kitchen\tSep 2023 - Present
- Served 90 guests a day
`;
  expect(scoredBy(chronology, two('')).share).toBeLessThan(1);
  expect(scoredBy(chronology, two('\n# Other work')).share).toBe(1);
});

const evenings = (dates: string) => `Jane Example
jane@example.com, 07700 900123

# Work
Marketing Executive, Quay Apps\tAug 2024 - Present
- Planned 12 campaigns
Marketing Intern, Otter Trust\tJun 2023 - Sep 2023
- Wrote 20 posts for the members
Bar Assistant, Acme Kitchen\t${dates}
- Served 90 guests a day
`;

test('work beside a shorter job may stand below it', () => {
  expect(scoredBy(chronology, evenings('Sep 2021 - Jul 2024')).share).toBe(1);
});

test('whose newest role is first is not told to put it first', () => {
  const { fix } = scoredBy(chronology, evenings('Oct 2023 - Jul 2024'));
  expect(fix?.title).toBe('Put your roles in order of time');
});
