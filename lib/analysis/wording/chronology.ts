import type { ChronologyFacts } from '../audits/chronology';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';

export const chronologyWording = defineWording<ChronologyFacts, 'no roles' | 'too few dated'>({
  id: 'chronology',
  title: 'Order of roles',
  looksFor: 'We look for the newest role first.',
  fix: {
    title: 'List your newest role first',
    description: 'Put your latest role at the top. Employers take the first one for your present job.',
    type: 'Structure',
    minutes: 10,
  },
  notAssessable: { 'no roles': 'We did not recognise roles to put in order.', 'too few dated': 'We read too few dates to tell.' },
  describe(facts) {
    switch (facts.state) {
      case 'one role':
        return { note: 'We read one role, so there is no order to judge.' };
      case 'in order':
        return { note: 'Your roles run from the newest to the oldest.' };
      case 'side by side':
        return { note: '' };
      case 'out of order': {
        const note = `${quoted(facts.newer)} is newer than the role above it.`;
        const fix = facts.isNewestFirst
          ? {
              title: 'Put your roles in order of time',
              description: `${note} Change their order, so that a reader can follow your work back.`,
            }
          : {
              title: 'List your newest role first',
              description: `${note} Put your latest role at the top. Employers take the first one for your present job.`,
            };
        return { note, fix };
      }
    }
  },
  examples: {
    'one role': { state: 'one role' },
    'in order': { state: 'in order' },
    'side by side': { state: 'side by side' },
    'out of order': { state: 'out of order', newer: 'Senior Staff Nurse', isNewestFirst: false },
    'out of order below the newest': { state: 'out of order', newer: 'Healthcare Assistant', isNewestFirst: true },
  },
});
