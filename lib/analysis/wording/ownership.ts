import type { LeadershipKind } from '@/lib/facts/leadership';
import type { OwnershipFacts } from '../audits/ownership';
import { defineWording } from './audit-wording';
import { listed } from './phrases';

const names: Readonly<Record<LeadershipKind, string>> = {
  people: 'people you led',
  money: 'money you answered for',
  teaching: 'others you trained',
  direction: 'a say in direction',
  initiative: 'something you started',
  promotion: 'a step up',
};

const NOTHING_OWNED = 'We found no line that names people, money or an area you answered for, or something you started.';
const OWNED =
  'Name the people you led or trained, the money or area you answered for, or something you started yourself. Employers look for growth, at every level.';
const NOTHING_TRUSTED = 'We found no line that names something you started or were trusted with.';
const TRUSTED =
  'Name it, however small: keys, cash, a club, a new starter you showed round, younger pupils you helped. At the beginning that is what employers look for.';

export const ownershipWording = defineWording<OwnershipFacts>({
  id: 'ownership',
  title: 'You show what was yours',
  partlyTitle: 'You show some of what was yours',
  failureTitle: 'It is hard to see what was yours',
  fix: { title: 'Show what was yours to run', description: OWNED, type: 'Content', minutes: 15 },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'nothing') {
      const note = facts.isStudent ? NOTHING_TRUSTED : NOTHING_OWNED;
      return { note, fix: { title: 'Show what was yours to run', description: `${note} ${facts.isStudent ? TRUSTED : OWNED}` } };
    }
    const note = `Your CV shows ${listed(facts.shown.map((kind) => names[kind]))}.`;
    const title = facts.isLittle ? { title: 'A little of what was yours can be seen' } : {};
    if (facts.missing.length === 0)
      return {
        ...title,
        note,
        fix: {
          title: 'Say how large what you ran was',
          description: `${note} Say of each how many people, how much money or how wide an area, wherever you can: a size tells more than the word.`,
        },
      };
    const missing = facts.missing.map((kind) => names[kind]);
    return {
      ...title,
      note,
      fix: {
        title: 'Show what else was yours to run',
        description: `${note} If it is true of you, name ${listed(missing, 'or')} too: employers look for growth, at every level.`,
      },
    };
  },
  examples: {
    'nothing, student': { state: 'nothing', isStudent: true },
    nothing: { state: 'nothing', isStudent: false },
    'a little': { state: 'something', shown: ['people'], missing: ['teaching', 'money', 'initiative'], isLittle: true },
    'all that is asked for': { state: 'something', shown: ['people', 'money', 'teaching', 'initiative'], missing: [], isLittle: false },
  },
});
