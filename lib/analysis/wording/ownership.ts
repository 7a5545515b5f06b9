import type { OwnershipFacts } from '../audits/ownership';
import { defineWording } from './audit-wording';
import { listed } from './phrases';
import { leadershipSubjects } from './shared-advice';

const NOTHING_OWNED = 'We did not recognise a line about people, money or an area you answered for, or about something you started.';
const OWNED =
  'Name the people you led or trained, the money or area you answered for, or something you started yourself. Employers look for growth, at every level.';
const NOTHING_TRUSTED = 'We did not recognise a line about something you started or were trusted with.';
const TRUSTED =
  'Name it, however small: keys, cash, a club, a new starter you showed round, younger pupils you helped. At the beginning that is what employers look for.';

export const ownershipWording = defineWording<OwnershipFacts>({
  id: 'ownership',
  title: 'Your lines speak of responsibility',
  partlyTitle: 'Some lines speak of responsibility',
  failureTitle: 'We recognised little that was yours to run',
  fix: { title: 'Show what was yours to run', description: OWNED, type: 'Content', minutes: 15 },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'nothing') {
      const note = facts.isStudent ? NOTHING_TRUSTED : NOTHING_OWNED;
      return { note, fix: { title: 'Show what was yours to run', description: `${note} ${facts.isStudent ? TRUSTED : OWNED}` } };
    }
    const note = `We recognised lines about ${listed(facts.shown.map((kind) => leadershipSubjects[kind]))}.`;
    const title = facts.isLittle ? { title: 'A little of what was yours can be seen' } : {};
    return {
      ...title,
      note,
      fix: {
        title: 'Say how large what you ran was',
        description: `${note} Where a line of this kind has no size yet, add it: how many people, how much money or how wide an area. A size tells more than the word.`,
      },
    };
  },
  examples: {
    'nothing, student': { state: 'nothing', isStudent: true },
    nothing: { state: 'nothing', isStudent: false },
    'a little': { state: 'something', shown: ['people'], isLittle: true },
    plenty: { state: 'something', shown: ['people', 'money', 'teaching', 'initiative'], isLittle: false },
  },
});
