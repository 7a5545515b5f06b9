import type { AnalysisResult } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { meantSkills } from '../reading/career/occupation-match';
import { isShown } from '../reading/skills/found-skills';

const MOST_SKILLS = 40;
const MOST_QUOTES = 2;

/** Every skill known by name: shown where a role, project or course mentions it, else only claimed. */
export const skillsAnalysis = ({ audit: { reading, occupations }, evidence }: Findings): AnalysisResult['skillsAnalysis'] =>
  meantSkills(reading, occupations)
    .map((skill) => ({ skill, shown: isShown(skill) }))
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
