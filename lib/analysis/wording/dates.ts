import type { DatesFacts } from '../audits/dates';
import { defineWording, type AuditWords } from './audit-wording';
import { inFigures, inWords, isOneOf, joined, partOf, quoted } from './phrases';
import { plainReaderNames } from './plain-reader';

const allDated = (roles: number): string => {
  if (roles === 1) return 'Your role is dated.';
  return roles === 2 ? 'Both roles are dated.' : `All ${inWords(roles)} roles are dated.`;
};

function unread({ reader, roles, lost, apart, first }: Extract<DatesFacts, { state: 'unread' }>): AuditWords {
  const of = `of your ${inFigures(roles, 'role')}`;
  const note = joined(
    lost > 0 && `${plainReaderNames[reader]} loses the dates of ${lost} ${of}.`,
    apart > 0 && `${plainReaderNames[reader]} reads the dates of ${apart} ${of} far away from the role.`,
    `One of them is ${quoted(first)}.`,
  );
  return {
    note,
    title: 'Some software does not see your dates beside your roles',
    fix: {
      title: 'Put the dates beside each role',
      description: `${note} Write the dates on the line of the role, or on the line below it, and not in a column or text box of their own.`,
    },
  };
}

export const datesWording = defineWording<DatesFacts, 'no roles'>({
  id: 'dates',
  title: 'Every role is dated',
  partlyTitle: 'Most roles are dated',
  failureTitle: 'Some roles have no dates',
  fix: {
    title: 'Date every role',
    description:
      'Give each role a start and an end as month and year, such as Mar 2021 – Jun 2024. Software adds up your experience from these, and some checks need the months.',
    type: 'Content',
    minutes: 5,
  },
  notAssessable: { 'no roles': 'There are no roles to date.' },
  describe(facts) {
    if (facts.state === 'all dated') return { note: allDated(facts.roles) };
    if (facts.state === 'unread') return unread(facts);
    const { undated, roles, first } = facts;
    return {
      note: `${partOf(undated, roles, 'role')} ${isOneOf(undated, roles) ? 'has' : 'have'} no dates.`,
      fix: {
        title: 'Date every role',
        description: `${first === null ? 'At least one role has no dates' : `${quoted(first)} has no dates`}. Add a start and an end as month and year, such as Mar 2021 – Jun 2024: software adds up your experience from these.`,
      },
    };
  },
  examples: {
    'one role, dated': { state: 'all dated', roles: 1 },
    'two roles, dated': { state: 'all dated', roles: 2 },
    'three roles, dated': { state: 'all dated', roles: 3 },
    'one role undated': { state: 'some undated', roles: 3, undated: 1, first: 'Shop Assistant' },
    'dates in a column of their own': { state: 'unread', reader: 'pdf.js', roles: 3, lost: 0, apart: 3, first: 'Nov 2019 → today' },
    'dates lost': { state: 'unread', reader: 'mammoth', roles: 3, lost: 1, apart: 0, first: '2019 – 2021' },
    'two nameless roles undated': { state: 'some undated', roles: 3, undated: 2, first: null },
  },
});
