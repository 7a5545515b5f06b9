import data from './skills.json';

export interface Skill {
  id: string;
  name: string;
  aliases: readonly string[];
  category: string;
  /** 'hard', 'soft', 'language', 'certification'. */
  kind: string;
  /** An ordinary word too ('Go', 'Excel'): counted only where a capital or a list shows that the skill is meant. */
  ambiguous?: string;
}

const table: readonly Skill[] = data.skills;
const byId = new Map(table.map((skill) => [skill.id, skill]));
const byName = new Map(table.flatMap((skill) => [skill.name, ...skill.aliases].map((name) => [name.toLowerCase(), skill] as const)));
const categories = new Map(data.categories.map((category) => [category.id, category.label]));

export const skills = (): readonly Skill[] => table;
export const findSkill = (id: string): Skill | null => byId.get(id) ?? null;
/** By its name or one of its other names, in any case: 'NLP' is natural language processing. */
export const findSkillNamed = (name: string): Skill | null => byName.get(name.toLowerCase()) ?? null;

/** Categories of skills that have one fixed name: products, languages and libraries. */
const TOOL_CATEGORIES = new Set(['programming-language', 'framework-library', 'business-software', 'cloud-devops']);

/** A tool, certificate or licence that is recognised by its name; an ability ('budgeting') can be expressed in many words. */
export const isNamedSkill = ({ name, category, kind }: Skill): boolean =>
  // 'monitoring' and 'caching' are listed among the tools, but are not names.
  kind === 'certification' || (TOOL_CATEGORIES.has(category) && name !== name.toLowerCase());

/**
 * Whether a CV can be said to lack a skill: only a certificate or licence. A tool may not be used where the person works, and an
 * ability may be there in other words.
 */
export const canBeMissing = (name: string): boolean => findSkillNamed(name)?.kind === 'certification';

export const skillCategoryLabel = (id: string): string => categories.get(id) ?? 'Other';
