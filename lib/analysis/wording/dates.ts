import type { DatesFacts } from '../audits/dates';
import { defineWording } from './audit-wording';
import { inWords, isOneOf, partOf, quoted } from './phrases';

const allDated = (roles: number): string => {
  if (roles === 1) return 'Your role is dated.';
  return roles === 2 ? 'Both roles are dated.' : `All ${inWords(roles)} roles are dated.`;
};

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
    'two nameless roles undated': { state: 'some undated', roles: 3, undated: 2, first: null },
  },
});
