import type { Level } from '@/lib/shared/result';
import { defineAudit, scored, type Said } from '../audit';
import { saturating } from '../curves';
import { findLeadership } from '../reading/statements/leadership';
import type { LeadershipKind } from '@/lib/facts/leadership';
import { listed } from '../text/wording';

const names: Readonly<Record<LeadershipKind, string>> = {
  people: 'people you led',
  money: 'money you answered for',
  teaching: 'others you trained',
  direction: 'a say in direction',
  initiative: 'something you started',
  promotion: 'a step up',
};
/** What most jobs give a chance to show. */
const asked: readonly LeadershipKind[] = ['people', 'teaching', 'money', 'initiative'];
/** Kinds of ownership that make a full mark. A junior who started one thing and trained one person has shown plenty. */
const enough: Readonly<Record<Level, number>> = { student: 3, mid: 6, senior: 7, executive: 7, academic: 5, creative: 5 };

const STEP = 0.97;
/** Below this the usual title would speak of nothing to be seen. */
const SOME = 0.4;

const NOTHING_OWNED = 'We found no line that names people, money or an area you answered for, or something you started.';
const OWNED =
  'Name the people you led or trained, the money or area you answered for, or something you started yourself. Employers look for growth, at every level.';
const NOTHING_TRUSTED = 'We found no line that names something you started or were trusted with.';
const TRUSTED =
  'Name it, however small: keys, cash, a club, a new starter you showed round, younger pupils you helped. At the beginning that is what employers look for.';

/** A team, a budget, an area of one's own, a promotion; for juniors, initiative. */
export const ownership = defineAudit({
  id: 'ownership',
  criterion: 'C4',
  category: 'C Evidence and impact',
  points: 3,
  title: 'You show what was yours',
  partlyTitle: 'You show some of what was yours',
  failureTitle: 'It is hard to see what was yours',
  section: 'Work Experience',
  fix: {
    title: 'Show what was yours to run',
    description: OWNED,
    type: 'Content',
    minutes: 15,
  },
  run({ reading, level }) {
    const signs = findLeadership(reading);
    const kinds = [...new Set(signs.map(({ kind }) => kind))];
    // Kinds count most; a second and third sign of one kind still count a little.
    const weight = kinds.length + Math.min(2, (signs.length - kinds.length) * 0.3);
    const share = saturating(weight, enough[level], STEP);
    if (kinds.length === 0) {
      const none = level === 'student' ? NOTHING_TRUSTED : NOTHING_OWNED;
      return scored(0, none, [], {
        title: 'Show what was yours to run',
        description: `${none} ${level === 'student' ? TRUSTED : OWNED}`,
        targets: [],
      });
    }
    const note = `Your CV shows ${listed(kinds.map((kind) => names[kind]))}.`;
    const said: Said = share < SOME ? { title: 'A little of what was yours can be seen' } : {};
    const missing = asked.filter((kind) => !kinds.includes(kind));
    if (missing.length === 0)
      return scored(
        share,
        note,
        signs.slice(0, 6),
        {
          title: 'Say how large what you ran was',
          description: `${note} Say of each how many people, how much money or how wide an area, wherever you can: a size tells more than the word.`,
          targets: [],
        },
        said,
      );
    return scored(
      share,
      note,
      signs.slice(0, 6),
      {
        title: 'Show what else was yours to run',
        description: `${note} If it is true of you, name ${listed(
          missing.map((kind) => names[kind]),
          'or',
        )} too: employers look for growth, at every level.`,
        targets: [],
      },
      said,
    );
  },
});
