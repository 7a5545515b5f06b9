import type { AnalysisResult } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { isInUse, type FoundSkill } from '../reading/skills/found-skills';
import type { ListedSkill } from '../reading/skills/listed-skills';
import { overlapsAny } from '../text/spans';

const MOST_SKILLS = 40;

/** One or two tools that we know by name would stand for all that somebody can do. */
const FEWEST_SKILLS = 3;

type SkillsAnalysis = AnalysisResult['skillsAnalysis'];

/** A tool by its name in a role or project, which no list names. A qualification there may be somebody else's: 'coached six trainees through CIMA'. */
const isFurtherTool = (skill: FoundSkill, listed: readonly ListedSkill[]): boolean =>
  skill.isNamed &&
  skill.kind !== 'certification' &&
  isInUse(skill) &&
  !skill.mentions.some((mention) => overlapsAny(listed, mention)) &&
  !listed.some(({ text }) => text.toLowerCase() === skill.key);

/**
 * The skills that a role or project shows, each with its line: first those that the CV lists, in its own words, then named tools that the
 * list leaves out. Of the others nothing is said, because they may be shown in words that we do not know; nor of one or two tools alone.
 */
export function skillsAnalysis({ audit: { reading }, evidence }: Findings): SkillsAnalysis {
  const { statements } = reading;
  const listed = reading.listed.flatMap(({ text, isSoft, line }) => (line && !isSoft ? [{ skill: text, line }] : []));
  const further = [...reading.skills.values()]
    .filter((skill) => isFurtherTool(skill, reading.listed))
    .flatMap(({ name, mentions }) => {
      const line = statements.find(({ statement }) => mentions.some(({ start, end }) => statement.start <= start && end <= statement.end));
      return line ? [{ skill: name, line: line.statement }] : [];
    });
  const shown = listed.length + further.length < FEWEST_SKILLS ? listed : [...listed, ...further];
  return shown.slice(0, MOST_SKILLS).map(({ skill, line }) => ({ skill, state: 'shown', evidence: [evidence(line)] }));
}
