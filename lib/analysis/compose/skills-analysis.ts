import type { AnalysisResult } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { isInUse, OCCUPATION_CATEGORY, type FoundSkill } from '../reading/skills/found-skills';
import type { ListedSkill } from '../reading/skills/listed-skills';
import { overlapsAny } from '../text/spans';

const MOST_SKILLS = 40;
const MOST_QUOTES = 2;

type SkillsAnalysis = AnalysisResult['skillsAnalysis'];

/** The CV's own word for a skill, with the line of a role or project that says it. */
function listedEntry({ audit: { reading }, evidence }: Findings, item: ListedSkill): SkillsAnalysis {
  if (item.isSoft || (!item.line && !item.isOnlyListed)) return [];
  const known = [...reading.skills.values()].find(({ mentions }) => mentions.some((mention) => overlapsAny([item], mention)));
  return [
    {
      skill: item.text,
      category: known?.category ?? OCCUPATION_CATEGORY,
      state: item.line ? 'shown' : 'claimed',
      evidence: [item, ...(item.line ? [item.line] : [])].map(evidence),
    },
  ];
}

/** A tool by its name in a role or project, which no list names. A qualification there may be somebody else's: 'coached six trainees through CIMA'. */
const isFurtherTool = (skill: FoundSkill, listed: readonly ListedSkill[]): boolean =>
  skill.isNamed &&
  skill.kind !== 'certification' &&
  isInUse(skill) &&
  !skill.mentions.some((mention) => overlapsAny(listed, mention)) &&
  !listed.some(({ text }) => text.toLowerCase() === skill.key);

/**
 * What the CV lists and a role or project says too, in the CV's own words; named tools of the roles that the list leaves out; and named
 * tools that stand in the list alone. Another listed skill may be shown in other words: nothing is said of it.
 */
export function skillsAnalysis(findings: Findings): SkillsAnalysis {
  const { reading } = findings.audit;
  const further = [...reading.skills.values()]
    .filter((skill) => isFurtherTool(skill, reading.listed))
    .map(({ name, category, mentions }): SkillsAnalysis[number] => ({
      skill: name,
      category,
      state: 'shown',
      evidence: mentions.slice(0, MOST_QUOTES).map(findings.evidence),
    }));
  const own = reading.listed.flatMap((item) => listedEntry(findings, item));
  return [...own.filter(({ state }) => state === 'shown'), ...further, ...own.filter(({ state }) => state === 'claimed')].slice(
    0,
    MOST_SKILLS,
  );
}
