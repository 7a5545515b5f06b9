import type { OwnershipFacts } from '../audits/ownership';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';

const NOTHING_OWNED = 'We did not recognise a bullet point about people, money or an area in your charge.';
const OWNED = 'If you led or trained people, looked after money or set something up, say so. Say how many or how much.';
const NOTHING_TRUSTED = 'We did not recognise a bullet point about something you started or were trusted with.';
const TRUSTED =
  'Small things count: holding keys, handling cash, running a club, helping a new starter. Employers look for trust in somebody new to work.';

export const ownershipWording = defineWording<OwnershipFacts>({
  id: 'ownership',
  subject: 'responsibility',
  title: 'You show responsibility',
  partlyTitle: 'You show responsibility',
  failureTitle: 'You could show responsibility',
  fix: { title: 'Say who or what you were responsible for', description: OWNED, type: 'Content', minutes: 15 },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'nothing') {
      const note = facts.isStudent ? NOTHING_TRUSTED : NOTHING_OWNED;
      return {
        note,
        fix: { title: 'Say who or what you were responsible for', description: `${note} ${facts.isStudent ? TRUSTED : OWNED}` },
      };
    }
    if (facts.state === 'unsure') return { title: 'Responsibility', note: '', fix: null };
    return {
      title: 'You show responsibility',
      note: facts.first === null ? '' : `This shows responsibility: ${quoted(facts.first)}.`,
      // Whether a size is missing is not known for certain, so none is asked for.
      fix: null,
    };
  },
  examples: {
    'nothing, student': { state: 'nothing', isStudent: true },
    nothing: { state: 'nothing', isStudent: false },
    'words that may tell of it': { state: 'unsure' },
    'nothing to quote': { state: 'something', first: null },
    plenty: { state: 'something', first: 'Led a team of 14 across 3 sites' },
  },
});
