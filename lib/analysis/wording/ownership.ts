import type { OwnershipFacts } from '../audits/ownership';
import { defineWording } from './audit-wording';

const OWNED = 'If you led or trained people, looked after money or set something up, say so. Say how many or how much.';
const TRUSTED =
  'Small things count: holding keys, handling cash, running a club, helping a new starter. Employers look for trust in somebody new to work.';

export const ownershipWording = defineWording<OwnershipFacts>({
  id: 'ownership',
  title: 'Responsibility',
  looksFor: 'We look for people that you led or taught, and for money in your charge.',
  fix: { title: 'Say who or what you were responsible for', description: OWNED, type: 'Content', minutes: 15 },
  notAssessable: {},
  describe(facts) {
    // What is in somebody's charge has many names: nothing is said to be missing.
    if (facts.state === 'nothing')
      return {
        note: '',
        fix: { title: 'Say who or what you were responsible for', description: facts.isStudent ? TRUSTED : OWNED },
      };
    if (facts.state === 'unsure') return { note: '', fix: null };
    // Whether a size is missing is not known for certain, so none is asked for.
    return { note: '', strength: 'You show responsibility', fix: null };
  },
  examples: {
    'nothing, student': { state: 'nothing', isStudent: true },
    nothing: { state: 'nothing', isStudent: false },
    'words that may tell of it': { state: 'unsure' },
    something: { state: 'something' },
  },
});
