import type { ChronologyFacts } from '../audits/chronology';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';

export const chronologyWording = defineWording<ChronologyFacts, 'no roles'>({
  id: 'chronology',
  title: 'The newest role stands first',
  partlyTitle: 'Most roles stand newest first',
  failureTitle: 'Roles are not in order, newest first',
  fix: {
    title: 'List your newest role first',
    description:
      'Put your roles in order with the latest at the top. Readers look at the first job first and take it for your current one.',
    type: 'Structure',
    minutes: 10,
  },
  notAssessable: { 'no roles': 'There are no roles to put in order.' },
  describe(facts) {
    switch (facts.state) {
      case 'one role':
        return { title: 'One role, in order by itself', note: 'You have one role, so its order needs no judging.' };
      case 'too few dated':
        return { title: 'The order of your roles cannot be told', note: 'Too few roles are dated to tell their order.' };
      case 'in order':
        return { note: 'Your roles run from the newest to the oldest.' };
      case 'out of order': {
        const note = `${quoted(facts.newer)} is newer than the role above it.`;
        return {
          note,
          fix: {
            title: 'List your newest role first',
            description: `${note} Put the latest at the top: readers take the first job for your current one.`,
          },
        };
      }
    }
  },
  examples: {
    'one role': { state: 'one role' },
    'too few dated': { state: 'too few dated' },
    'in order': { state: 'in order' },
    'out of order': { state: 'out of order', newer: 'Senior Staff Nurse' },
  },
});
