import type { DatesFacts } from '../audits/dates';
import { defineWording, type AuditWords } from './audit-wording';
import { inFigures, joined, lowerFirst, partOf, quoted } from './phrases';
import { SOME_SOFTWARE } from './plain-reader';

function unread({ lost, apart, first }: Extract<DatesFacts, { state: 'unread' }>): AuditWords {
  const note = joined(
    lost > 0 && `${SOME_SOFTWARE} misses the dates of ${inFigures(lost, 'role')}.`,
    apart > 0 && `${SOME_SOFTWARE} reads the dates of ${inFigures(apart, 'role')} away from the role.`,
    `One is ${quoted(first)}.`,
  );
  return {
    note,
    fix: {
      title: 'Put the dates beside each role',
      description: `${note} Put the dates on the same line as the role, or just below. Do not put them in their own column or text box.`,
    },
  };
}

export const datesWording = defineWording<DatesFacts, 'no roles'>({
  id: 'dates',
  title: 'Dates of roles',
  looksFor: 'We look for dates with months beside each role.',
  fix: {
    title: 'Date every role',
    description: 'Give each role a start and an end, such as Mar 2021 – Jun 2024. Employers check them, and software adds them up.',
    type: 'Content',
    minutes: 5,
  },
  notAssessable: { 'no roles': 'We did not recognise roles.' },
  describe(facts) {
    if (facts.state === 'all dated') return { note: '', fix: null };
    if (facts.state === 'unread') return unread(facts);
    if (facts.state === 'years alone') {
      const note = `${quoted(facts.first)} does not say the months.`;
      return {
        note,
        fix: { title: 'Add the months to your dates', description: `${note} Write Mar 2021 – Jun 2024: years alone can hide a gap.` },
      };
    }
    const { undated, roles, first } = facts;
    return {
      note: `We read no dates for ${lowerFirst(partOf(undated, roles, 'role'))}.`,
      fix: {
        title: 'Date every role',
        description: `${first === null ? 'We read no dates for one of your roles' : `We read no dates for ${quoted(first)}`}. Add a start and an end, such as Mar 2021 – Jun 2024. Employers check them, and software adds them up.`,
      },
    };
  },
  examples: {
    'all dated': { state: 'all dated' },
    'years alone': { state: 'years alone', first: '2019 – 2021' },
    'one role undated': { state: 'some undated', roles: 3, undated: 1, first: 'Shop Assistant' },
    'dates in a column of their own': { state: 'unread', lost: 0, apart: 3, first: 'Nov 2019 → today' },
    'dates lost': { state: 'unread', lost: 1, apart: 0, first: '2019 – 2021' },
    'two nameless roles undated': { state: 'some undated', roles: 3, undated: 2, first: null },
  },
});
