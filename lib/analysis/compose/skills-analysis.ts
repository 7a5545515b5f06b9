import { unfinishedCoursePhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import type { AnalysisResult } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { meantSkills } from '../reading/career/occupation-match';
import { isNamedOrListed, isShown, type FoundSkill } from '../reading/skills/found-skills';
import { linesAround, overlapsAny } from '../text/spans';

const MOST_SKILLS = 40;
const MOST_QUOTES = 2;

const unfinished = anyOf(unfinishedCoursePhrases);

/** A qualification named only under a role may be somebody else's: 'coached six trainees through CIMA'. */
const isTheirOwn = ({ kind, mentions }: FoundSkill): boolean =>
  kind !== 'certification' || mentions.some(({ place }) => place !== 'work' && place !== 'project');

/** 'MRICS: APC candidate' and 'CIMA, in progress' are still to come. */
const candidate = /\bcandidate\b/i;

/**
 * Every known skill that a role, project or course mentions, and named tools that are only listed. A listed ability may be shown in
 * other words, so nothing is said about it.
 */
export const skillsAnalysis = ({ audit: { cv, reading, occupations }, evidence }: Findings): AnalysisResult['skillsAnalysis'] => {
  const isToCome = ({ kind, mentions }: FoundSkill): boolean =>
    kind === 'certification' &&
    mentions.some((mention) => candidate.test(linesAround(cv, mention)) || unfinished.test(linesAround(cv, mention)));
  const onlyListed = reading.listed.filter((item) => item.isOnlyListed);
  // 'investigation' of 'Ground investigation' is no skill of its own.
  const isPartOfLonger = ({ name, isNamed, mentions }: FoundSkill): boolean =>
    !isNamed &&
    !name.includes(' ') &&
    !mentions.some(({ start, end }) => reading.listed.some((item) => item.start === start && item.end === end));
  return meantSkills(reading, occupations)
    .filter((skill) => isNamedOrListed(skill) && isTheirOwn(skill) && !isToCome(skill) && !isPartOfLonger(skill))
    .map((skill) => ({ skill, shown: isShown(skill) }))
    .filter(({ skill, shown }) => shown || skill.mentions.some((mention) => overlapsAny(onlyListed, mention)))
    .sort(
      (a, b) =>
        Number(b.shown) - Number(a.shown) || b.skill.mentions.length - a.skill.mentions.length || (a.skill.key < b.skill.key ? -1 : 1),
    )
    .slice(0, MOST_SKILLS)
    .map(({ skill: { name, category, mentions }, shown }) => ({
      skill: name,
      category,
      state: shown ? 'shown' : 'claimed',
      evidence: mentions.slice(0, MOST_QUOTES).map(evidence),
    }));
};
