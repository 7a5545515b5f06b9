import type { AnalysisResult } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { findSkillNamed } from '@/lib/facts/skills';
import { isShown, type FoundSkill } from '../reading/skills-found';

const MOST_SKILLS = 40;
const MOST_QUOTES = 2;
const MOST_TRADES = 3;

/** Every skill known by name: shown where a role, project or course mentions it, else only claimed. */
export const skillsAnalysis = ({ audit: { reading, occupations }, evidence }: Findings): AnalysisResult['skillsAnalysis'] => {
  const marking = new Set(occupations.slice(0, MOST_TRADES).flatMap(({ matched }) => matched.map(({ key }) => key)));
  // 'Completion' is a skill to a conveyancer; in another's CV it is a word, unless it stands in the list.
  const isMeant = ({ key, mentions }: FoundSkill): boolean =>
    marking.has(key) || findSkillNamed(key) !== null || mentions.some(({ place }) => place === 'skills');
  return [...reading.skills.values()]
    .filter(isMeant)
    .map((skill) => ({ ...skill, shown: isShown(skill) }))
    .sort((a, b) => Number(b.shown) - Number(a.shown) || b.mentions.length - a.mentions.length || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_SKILLS)
    .map(({ name, category, shown, mentions }) => ({
      skill: name,
      category,
      state: shown ? 'shown' : 'claimed',
      evidence: mentions.slice(0, MOST_QUOTES).map(evidence),
    }));
};
