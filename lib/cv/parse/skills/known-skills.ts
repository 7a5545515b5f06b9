import skillsTable from '@/lib/facts/skills.json';
import { spokenLanguages } from '@/lib/facts/spoken-languages';
import { normaliseForMatch } from '@/lib/cv/document/normalise';

const softwareCategories = new Set(['programming-language', 'framework-library', 'cloud-devops', 'business-software', 'design-creative']);

const namesOf = (skills: readonly { name: string; aliases: readonly string[] }[]): ReadonlySet<string> =>
  new Set(skills.flatMap(({ name, aliases }) => [name, ...aliases]).map(normaliseForMatch));

const knownSkills = namesOf(skillsTable.skills);
const software = namesOf(skillsTable.skills.filter(({ category }) => softwareCategories.has(category)));

const remarkInBrackets = /\s*\(.*$/;

/** 'Python', 'Excel (advanced)'. */
export const isKnownSkill = (text: string): boolean => knownSkills.has(normaliseForMatch(text).replace(remarkInBrackets, ''));

export const isSoftware = (text: string): boolean => software.has(normaliseForMatch(text));

const betweenWords = /[\s(:/–-]+/;
const noLetter = /[^\p{L}]/gu;

/** 'Welsh', 'British English', 'Urdu (fluent)': one of the first two words names a language people speak. */
export const isLanguageName = (text: string): boolean =>
  normaliseForMatch(text)
    .split(betweenWords)
    .slice(0, 2)
    .some((word) => spokenLanguages.has(word.replace(noLetter, '')));
