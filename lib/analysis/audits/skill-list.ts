import { defineAudit, notAssessable, scored, type AuditInput, type Grounds } from '../audit';
import { ramp } from '../curves';
import { isInUse } from '../reading/skills/found-skills';
import { papersIn } from '../reading/skills/papers';
import { isTooLong, type ListedSkill } from '../reading/skills/listed-skills';

export type SkillListFacts =
  | { state: 'none' }
  /** No list; roles, licences and courses name enough. */
  | { state: 'told elsewhere' }
  | ({ state: 'well filled' } & SkillCount)
  /** Far more is listed than the roles show; `claimed` are the named tools among it. */
  | ({ state: 'unused'; claimed: readonly string[] } & SkillCount)
  | ({ state: 'few' } & SkillCount)
  /** Neither few nor many. */
  | ({ state: 'enough' } & SkillCount)
  | ({ state: 'untidy' } & SkillCount);

export interface SkillCount {
  /** Only personal strengths. The number of skills is not mentioned, because it depends on where each one ends. */
  isAllSoft: boolean;
}

/** Advice asks for 8 to 12. */
const ENOUGH = 12;
const GENERIC_WEIGHT = 0.25;
/** With fewer tools and fields of knowledge than this more are asked for: in many trades a handful says it all. */
const FEW = 4;
/** This many claimed skills count in addition to those shown, so that filling the list alone earns little. */
const CLAIMS_BESIDE_SHOWN = 5;
/** The most that roles, licences and courses earn without a list, and the least beside one: they tell, but not at a glance. */
const WITHOUT_LIST = 0.7;
const FULLY_TOLD = 10;
/** With so much told elsewhere nobody is asked for a list. */
const TOLD = 6;
/** Academic CVs show skills by posts, grants and publications; a list is welcome and rare. */
const ACADEMIC_FLOOR = 0.5;
const TOO_MANY = { from: 30, to: 50 };
const FULL_FROM = 0.9;
const MOST_UNGROUPED = 10;
const MOST_EVIDENCE = 6;

/** Tools, methods, licences and courses that a reader finds outside a list. */
const toldOutside = ({ cv, reading: { skills } }: AuditInput): number =>
  [...skills.values()].filter((skill) => skill.kind !== 'soft' && isInUse(skill)).length + papersIn(cv).length;

/** The parts of the list that earn points. What any office job takes for granted weighs little beside what a trade knows. */
interface SkillList {
  soft: readonly ListedSkill[];
  /** Tools, methods and fields of knowledge by their weight; the ones seen in use, and the others. */
  hard: number;
  shown: number;
  claimed: readonly ListedSkill[];
  isGrouped: boolean;
  /** Number of its entries. */
  length: number;
}

function listIn({ cv, reading: { listed } }: AuditInput): SkillList {
  const soft = listed.filter(({ isSoft }) => isSoft);
  const claimed = listed.filter(({ isShown, isSoft }) => !isShown && !isSoft);
  const weightOf = (skills: readonly ListedSkill[]): number =>
    skills.reduce((sum, { isGeneric }) => sum + (isGeneric ? GENERIC_WEIGHT : 1), 0);
  const hard = weightOf(listed.filter(({ isSoft }) => !isSoft));
  const isGrouped = listed.length <= MOST_UNGROUPED || cv.skills.some(({ group }) => group !== null);
  return { soft, hard, shown: hard - weightOf(claimed), claimed, isGrouped, length: listed.length };
}

/** The share for so many tools, methods and fields of knowledge, of which so many are seen in use. */
function shareOf(named: number, seen: number, { soft: { length: soft }, isGrouped }: SkillList): number {
  const filled = ramp(seen + Math.min(named - seen, CLAIMS_BESIDE_SHOWN) + Math.min(soft, 2), 0, ENOUGH);
  const readable = 0.4 + 0.6 * ramp(named + soft, TOO_MANY.to, TOO_MANY.from);
  const believable = ramp(Math.min(named, seen + CLAIMS_BESIDE_SHOWN), 0, 6);
  const mostlyHard = ramp(soft / (named + soft), 0.8, 0.4);
  return 0.6 * filled * readable + 0.1 * (isGrouped ? 1 : 0) + 0.3 * believable * mostlyHard;
}

/** Only what is seen in use counts in a list written for search engines: honest entries keep their value, the rest earns nothing. */
const shareOfUnused = (shown: number): number => 0.6 * ramp(shown, 0, ENOUGH) + 0.3 * ramp(shown, 0, 7);

const spansOf = (skills: readonly ListedSkill[]): Grounds['targets'] => skills.map(({ start, end }) => ({ start, end }));

/** The facts with the places that the advice is about, and what following it would bring. */
function judge(list: SkillList, isUnused: boolean): { facts: SkillListFacts } & Partial<Grounds> {
  const { soft, hard, shown, claimed } = list;
  const count: SkillCount = { isAllSoft: hard === 0 };
  const skills = list.length;
  const tools = claimed.filter(({ isOnlyListed }) => isOnlyListed);
  const names = tools.map(({ text }) => text);
  if (isUnused && isTooLong(skills))
    return {
      facts: { state: 'unused', ...count, claimed: names },
      targets: spansOf(tools),
      reachable: shareOf(Math.min(hard, ENOUGH), shown, list),
    };
  if (hard < FEW) return { facts: { state: 'few', ...count }, targets: spansOf(soft), reachable: shareOf(ENOUGH, shown, list) };
  if (skills <= TOO_MANY.from) return { facts: { state: 'enough', ...count }, reachable: shareOf(hard, hard, list) };
  return { facts: { state: 'untidy', ...count }, targets: spansOf(soft) };
}

/** The list should have six to twenty skills, mostly tools and knowledge: searches look for them, and the roles show them. */
export const skillList = defineAudit<SkillListFacts, 'may be elsewhere'>({
  id: 'skill-list',
  criterion: 'E1',
  category: 'E Skills and qualifications',
  points: 6,
  section: 'Skills Section',
  restsOn: ['work', 'skills'],
  run(input) {
    const { listed, isStuffed } = input.reading;
    if (listed.length === 0 && input.reading.mayListSkills) return notAssessable('may be elsewhere');
    const told = toldOutside(input);
    const floor = Math.max(input.level === 'academic' ? ACADEMIC_FLOOR : 0, WITHOUT_LIST * ramp(told, 0, FULLY_TOLD));
    if (listed.length === 0) return scored(floor, { state: told < TOLD ? 'none' : 'told elsewhere' });
    const list = listIn(input);
    const { hard, shown } = list;
    const share = isStuffed ? shareOfUnused(shown) : Math.max(floor, shareOf(hard, shown, list));
    const evidence = spansOf(listed.slice(0, MOST_EVIDENCE));
    if (share > FULL_FROM) return scored(share, { state: 'well filled', isAllSoft: hard === 0 }, { evidence });
    const { facts, ...grounds } = judge(list, isStuffed);
    return scored(share, facts, { ...grounds, evidence });
  },
});
