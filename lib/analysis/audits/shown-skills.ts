import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import { isInUse } from '../reading/skills/found-skills';
import { isTooLong } from '../reading/skills/listed-skills';

export type ShownSkillsFacts =
  | { state: 'no list' }
  /** Only personal strengths are listed, which no role could show. */
  | { state: 'strengths only' }
  | { state: 'shown' }
  /** Some are shown, and others may be in words that we do not know. */
  | { state: 'partly shown' }
  /** Far more is listed than the roles show. */
  | { state: 'unused' };

const FULL_SHARE = 0.95;
/** From this share of the whole list on the list is called shown. */
const MOSTLY_SHOWN = 0.7;
/** For a list that does not exist yet, about half of its skills are expected to be shown in the roles. */
const NEW_LIST = 0.5;

/** Without a list the skills that the roles name are shown by them, though a reader has to look for them. */
const WITHOUT_LIST = 0.75;
const FULLY_SHOWN = 6;

/** Fewer skills than this are too few to tell whether a list is shown; what may be shown in other words is left out. */
const FEWEST_JUDGED = 3;

/**
 * A listed skill is a claim; one that appears in a role, a project or a course is shown. A tool of which no word stands outside the list
 * is not shown. Any other may be shown in words that we do not know, so it counts neither way, except in a list far longer than that.
 */
export const shownSkills = defineAudit<ShownSkillsFacts, 'not in English' | 'academic' | 'in other words'>({
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
    const isInSentence = (mention: Span): boolean =>
      reading.statements.some(({ statement }) => statement.start <= mention.start && mention.end <= statement.end);
    const used = [...reading.skills.values()].filter((skill) => skill.kind !== 'soft' && isInUse(skill));
    const withoutList = WITHOUT_LIST * ramp(used.length, 0, FULLY_SHOWN);
    if (reading.listed.length === 0)
      return scored(
        withoutList,
        { state: 'no list' },
        {
          evidence: used.filter(({ isNamed }) => isNamed).flatMap(({ mentions }) => mentions.find(isInSentence) ?? []),
          reachable: Math.max(withoutList, NEW_LIST),
        },
      );
    const hard = reading.listed.filter(({ isSoft }) => !isSoft);
    if (hard.length === 0) return scored(0, { state: 'strengths only' }, { reachable: NEW_LIST });
    const shown = hard.filter(({ isShown }) => isShown);
    const tools = hard.filter(({ isShown, isOnlyListed }) => !isShown && isOnlyListed);
    const judged = reading.isStuffed ? hard.length : shown.length + tools.length;
    if (judged < FEWEST_JUDGED && judged < hard.length) return notAssessable('in other words');
    const worthOf = (seen: number): number => ramp(seen / judged, 0, FULL_SHARE) * ramp(judged, 0, 4);
    const share = worthOf(shown.length);
    const evidence = shown.flatMap(({ line }) => line ?? []);
    if (reading.isStuffed && isTooLong(hard.length)) return scored(share, { state: 'unused' }, { evidence });
    const isMostlyShown = shown.length >= MOSTLY_SHOWN * hard.length;
    return scored(share, { state: isMostlyShown ? 'shown' : 'partly shown' }, { evidence, reachable: worthOf(judged) });
  },
});
