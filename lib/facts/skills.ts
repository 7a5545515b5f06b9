import data from './skills.json';

export interface Skill {
  id: string;
  name: string;
  aliases: readonly string[];
  category: string;
  /** 'hard', 'soft', 'language', 'certification'. */
  kind: string;
  /** An ordinary word too ('Go', 'Excel'): counted only where a capital or a list says that the skill is meant. */
  ambiguous?: string;
}

const table: readonly Skill[] = data.skills;
const byId = new Map(table.map((skill) => [skill.id, skill]));
const categories = new Map(data.categories.map((category) => [category.id, category.label]));

export const skills = (): readonly Skill[] => table;
export const findSkill = (id: string): Skill | null => byId.get(id) ?? null;
export const skillCategoryLabel = (id: string): string => categories.get(id) ?? 'Other';
