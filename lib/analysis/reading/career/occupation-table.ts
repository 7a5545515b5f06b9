import { occupations, type Occupation } from '@/lib/facts/occupations';
import { findSkillNamed } from '@/lib/facts/skills';
import { stemOf } from '../../text/stem';
import { tokenise } from '../../text/tokens';

/** A typical skill of an occupation. */
export interface OccupationSkill {
  /** The common key of the skill list and of the occupations' own skills. */
  key: string;
  name: string;
  /** The fewer occupations ask for it, the more it weighs. */
  weight: number;
}

export interface OccupationEntry {
  occupation: Occupation;
  skills: readonly OccupationSkill[];
  /** The same, the rarest first. */
  rarestFirst: readonly OccupationSkill[];
  /** In lower case. */
  qualifications: readonly string[];
}

export interface OccupationTable {
  byId: ReadonlyMap<string, OccupationEntry>;
  /** Occupations by the skills that mark them. */
  bySkill: ReadonlyMap<string, readonly OccupationEntry[]>;
  /** Occupations that are the next step of another. */
  nextSteps: ReadonlySet<string>;
}

/** Two names of one skill count once. */
const skillsOf = ({ skills }: Occupation): Omit<OccupationSkill, 'weight'>[] => {
  const named = skills.map((name) => ({ key: (findSkillNamed(name)?.name ?? name).toLowerCase(), name }));
  return [...new Map(named.map((skill) => [skill.key, skill])).values()];
};

function build(): OccupationTable {
  const times = new Map<string, number>();
  for (const occupation of occupations()) for (const { key } of skillsOf(occupation)) times.set(key, (times.get(key) ?? 0) + 1);
  const weightOf = (key: string): number => Math.log(occupations().length / (times.get(key) ?? 1));
  const byId = new Map<string, OccupationEntry>();
  const bySkill = new Map<string, OccupationEntry[]>();
  for (const occupation of occupations()) {
    const skills = skillsOf(occupation).map(({ key, name }) => ({ key, name, weight: weightOf(key) }));
    const rarestFirst = [...skills].sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
    const entry = { occupation, skills, rarestFirst, qualifications: occupation.qualifications.map((name) => name.toLowerCase()) };
    byId.set(occupation.id, entry);
    for (const { key } of skills) {
      const entries = bySkill.get(key);
      if (entries) entries.push(entry);
      else bySkill.set(key, [entry]);
    }
  }
  return { byId, bySkill, nextSteps: new Set(occupations().flatMap(({ next }) => next ?? [])) };
}

let table: OccupationTable | null = null;

/** Built at the first CV, shared by all that follow. */
export const occupationTable = (): OccupationTable => (table ??= build());

const stemsByName = new Map<string, readonly string[]>();

/** The stems of a name's words, computed once for each name of the table. */
export function stemsOfName(name: string): readonly string[] {
  const known = stemsByName.get(name);
  if (known) return known;
  const stems = tokenise(name).flatMap(({ word }) => (word.length < 3 ? [] : [stemOf(word)]));
  stemsByName.set(name, stems);
  return stems;
}
