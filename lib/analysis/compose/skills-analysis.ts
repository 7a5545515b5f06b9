import { skillCategoryLabel } from '@/lib/facts/skills';
import type { AnalysisResult } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { isInUse, OCCUPATION_CATEGORY, type FoundSkill } from '../reading/skills/found-skills';
import type { ListedSkill } from '../reading/skills/listed-skills';
import { overlapsAny } from '../text/spans';

const MOST_SKILLS = 40;
const MOST_QUOTES = 2;
const PERSONAL = skillCategoryLabel('soft-skill');

type SkillsAnalysis = AnalysisResult['skillsAnalysis'];

/** Of the table where it knows the whole entry: 'Procurement Act 2023' is no procurement. */
function categoryOf({ start, end, isSoft }: ListedSkill, { audit: { reading } }: Findings): string {
  if (isSoft) return PERSONAL;
  const whole = [...reading.skills.values()].find(({ mentions }) => mentions.some((one) => one.start === start && one.end >= end));
  return whole?.category ?? OCCUPATION_CATEGORY;
}

/** What the CV lists, in its own words, with the line of a role or project that says it. */
const listedEntry = (findings: Findings, item: ListedSkill): SkillsAnalysis[number] => ({
  skill: item.text,
  category: categoryOf(item, findings),
  state: item.line && !item.isSoft ? 'shown' : item.isOnlyListed && !item.isSoft ? 'claimed' : 'listed',
  evidence: [item, ...(item.line && !item.isSoft ? [item.line] : [])].map(findings.evidence),
});

/** A tool by its name in a role or project, which no list names. A qualification there may be somebody else's: 'coached six trainees through CIMA'. */
const isFurtherTool = (skill: FoundSkill, listed: readonly ListedSkill[]): boolean =>
  skill.isNamed &&
  skill.kind !== 'certification' &&
  isInUse(skill) &&
  !skill.mentions.some((mention) => overlapsAny(listed, mention)) &&
  !listed.some(({ text }) => text.toLowerCase() === skill.key);

/**
 * Everything that the CV lists, in its own words: what a role or project shows, what is listed, named tools that stand in the list alone,
 * and last the personal strengths; beside it named tools of the roles that the list leaves out.
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
  const own = reading.listed.map((item) => listedEntry(findings, item));
  const skills = own.filter(({ category }) => category !== PERSONAL);
  const inState = (wanted: SkillsAnalysis[number]['state']): SkillsAnalysis => skills.filter(({ state }) => state === wanted);
  const strengths = own.filter(({ category }) => category === PERSONAL);
  return [...inState('shown'), ...further, ...inState('listed'), ...inState('claimed'), ...strengths].slice(0, MOST_SKILLS);
}
