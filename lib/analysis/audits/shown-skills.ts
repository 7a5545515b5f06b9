import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { ramp } from '../curves';

export type ShownSkillsFacts =
  | { state: 'no list' }
  /** Only personal strengths are listed, which no role could show. */
  | { state: 'strengths only' }
  | { state: 'shown' }
  /** `tools`: the named tools that stand in the list and nowhere else. */
  | { state: 'claimed'; tools: readonly string[] };

const FULL_SHARE = 0.95;
/** For a list that does not exist yet, about half of its skills are expected to be shown in the roles. */
const NEW_LIST = 0.5;

/** A listed skill is a claim; one that appears in a role, a project or a course is shown. */
export const shownSkills = defineAudit<ShownSkillsFacts, 'not in English' | 'academic'>({
  id: 'shown-skills',
  criterion: 'E2',
  category: 'E Skills and qualifications',
  points: 4,
  section: 'Skills Section',
  restsOn: ['work', 'skills'],
  run(input) {
    const { cv, reading, level } = input;
    if (!isInEnglish(cv)) return notAssessable('not in English');
    if (reading.listed.length === 0 && level === 'academic') return notAssessable('academic');
    if (reading.listed.length === 0) return scored(0, { state: 'no list' }, { reachable: NEW_LIST });
    const hard = reading.listed.filter(({ isSoft }) => !isSoft);
    if (hard.length === 0) return scored(0, { state: 'strengths only' }, { reachable: NEW_LIST });
    const shown = hard.filter(({ isShown }) => isShown);
    const claimed = hard.filter(({ isShown }) => !isShown);
    const tools = claimed.filter(({ isOnlyListed }) => isOnlyListed);
    const worthOf = (seen: number): number => ramp(seen / hard.length, 0, FULL_SHARE) * ramp(hard.length, 0, 4);
    const share = worthOf(shown.length);
    const evidence = shown.map(({ start, end }) => ({ start, end }));
    if (share === 1 || claimed.length === 0) return scored(share, { state: 'shown' }, { evidence });
    return scored(
      share,
      { state: 'claimed', tools: tools.map(({ text }) => text) },
      // Abilities may be there in other words: only what tools would bring is promised.
      {
        evidence,
        targets: tools.map(({ start, end }) => ({ start, end })),
        reachable: worthOf(shown.length + tools.length),
      },
    );
  },
});
