import type { OfficialGroup, OfficialStatistics } from '@/lib/analysis/official';
import { occupations } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import notes from './data/group-notes.json';
import { payOfGroup, paySource } from './group-pay';
import { groupTexts } from './official-index';
import { entryScale, minimumWage, scaleIn } from './pay-scales';
import { placeCv } from './place-cv';
import { regionalPay } from './regional-pay';
import { registers } from './registers';

const MOST_SKILLS = 20;
const SHORTEST_SKILL = 4;
const noteOf: ReadonlyMap<string, { name: string; next: string[]; register: string | null }> = new Map(Object.entries(notes.groups));

/** Skills of the catalogue's occupations in a group, in their order; where it has none, those that the group's tasks name. */
function skillsOf(soc: string): string[] {
  const known = occupations().filter(({ soc2020 }) => soc2020 === soc);
  if (known.length > 0) return [...new Set(known.flatMap(({ skills: own }) => own))].slice(0, MOST_SKILLS);
  const tasks = ` ${(groupTexts.get(soc)?.tasks ?? [])
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')} `;
  const isNamed = (name: string): boolean => name.length >= SHORTEST_SKILL && tasks.includes(` ${name.toLowerCase()} `);
  return skills().flatMap(({ name, aliases }) => ([name, ...aliases].some(isNamed) ? [name] : []));
}

const groups = new Map<string, OfficialGroup>();

function groupOf(soc: string): OfficialGroup | null {
  const known = groups.get(soc);
  if (known) return known;
  const [text, note] = [groupTexts.get(soc), noteOf.get(soc)];
  if (!text || !note) return null;
  const { title, tasks, entry } = text;
  const register = note.register === null ? null : (registers.get(note.register) ?? null);
  const group = { soc, title, name: note.name, tasks, entry, skills: skillsOf(soc), next: note.next, register, pay: payOfGroup(soc) };
  groups.set(soc, group);
  return group;
}

/** SOC 2020 with its coding index, and the pay of its groups: the engine places CVs with it on the server. */
export const officialStatistics: OfficialStatistics = {
  paySource,
  minimumWage,
  place: placeCv,
  group: groupOf,
  scaleIn,
  entryScale,
  regionalPay,
};
