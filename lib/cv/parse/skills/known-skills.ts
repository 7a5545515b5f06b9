import skillsTable from '@/lib/facts/skills.json';
import { spokenLanguages } from '@/lib/facts/spoken-languages';
import { normaliseForMatch } from '@/lib/cv/document/normalise';
import { startsWithCapital } from '../text-shapes';

const softwareCategories = new Set(['programming-language', 'framework-library', 'cloud-devops', 'business-software', 'design-creative']);

const namesOf = (skills: readonly { name: string; aliases: readonly string[] }[]): ReadonlySet<string> =>
  new Set(skills.flatMap(({ name, aliases }) => [name, ...aliases]).map(normaliseForMatch));

const knownSkills = namesOf(skillsTable.skills);
/** Among the skills with data only products have a capital and small letters: 'Microsoft Excel', 'data cleaning', 'GIS'. */
const software = namesOf(
  skillsTable.skills.filter(
    ({ category, name }) =>
      softwareCategories.has(category) || (category === 'data-analytics' && startsWithCapital(name) && name !== name.toUpperCase()),
  ),
);

const remarkInBrackets = /\s*\(.*$/;

/** 'Excel' from 'Excel (pivot tables and lookups)'. */
export const withoutRemark = (text: string): string => text.replace(remarkInBrackets, '');

/** 'Python', 'Excel (advanced)'. */
export const isKnownSkill = (text: string): boolean => knownSkills.has(withoutRemark(normaliseForMatch(text)));

export const isSoftware = (text: string): boolean => software.has(withoutRemark(normaliseForMatch(text)));

const betweenWords = /[\s(:/–-]+/;
const noLetter = /[^\p{L}]/gu;

const isLanguage = (word: string): boolean => spokenLanguages.has(word.replace(noLetter, ''));

/** 'Welsh', 'British English', 'Urdu (fluent)': one of the first two words names a language people speak. */
export const isLanguageName = (text: string): boolean => normaliseForMatch(text).split(betweenWords).slice(0, 2).some(isLanguage);

/** 'a bit of French' */
export const namesLanguage = (text: string): boolean => normaliseForMatch(text).split(betweenWords).some(isLanguage);
