import type { Cv } from '@/lib/cv/cv';
import { languageOf, toJsonResume, type JsonResume, isoDate, type OwnerDetails } from '@/lib/cv/project/json-resume';
import { isLanguageName } from '@/lib/cv/parse/skills/known-skills';
import { parseDates } from './date-format';
import type { SkillGroup } from './editor-text/write';
import type { EditedSections } from './improved-cv';
import { improvedFields, type ImprovedEntry } from './improved-fields';

/** Leaves out missing values, because the schema allows no nulls. */
const filled = <T extends Record<string, unknown>>(parts: T): { [K in keyof T]?: Exclude<T[K], null | undefined> } => {
  const result: { [K in keyof T]?: Exclude<T[K], null | undefined> } = {};
  for (const [key, value] of Object.entries(parts))
    if (value !== null && value !== undefined && value !== '') Object.assign(result, { [key]: value });
  return result;
};

const datesOf = ({ dates }: ImprovedEntry) => {
  const range = dates ? parseDates(dates) : null;
  return { startDate: range?.from && isoDate(range.from), endDate: range?.to && isoDate(range.to) };
};

const textsOf = <Key extends string>(key: Key, { statements }: ImprovedEntry): { [K in Key]?: string[] } => {
  const texts: { [K in Key]?: string[] } = {};
  if (statements.length > 0) texts[key] = statements.map(({ text }) => text);
  return texts;
};

/** Lines that belong to no entry are in the documents, not in this format. */
const isNamed = ({ title, organisation, dates }: ImprovedEntry): boolean => Boolean(title ?? organisation ?? dates);

function roleParts(entry: ImprovedEntry, read: JsonResume): JsonResume['work'][number] {
  const known = entry.source === undefined ? undefined : read.work[entry.source];
  if (!known) return filled({ name: entry.organisation, position: entry.title, location: entry.place, ...datesOf(entry) });
  const { highlights: _highlights, ...parts } = known;
  return parts;
}

function courseParts(entry: ImprovedEntry, read: JsonResume): JsonResume['education'][number] {
  const known = entry.source === undefined ? undefined : read.education[entry.source];
  if (!known) return filled({ institution: entry.organisation, studyType: entry.title, score: entry.detail, ...datesOf(entry) });
  const { courses: _courses, ...parts } = known;
  return parts;
}

/** 'Languages: French, Urdu' among the skills, as opposed to 'Languages: Java'. */
const isSpoken = ({ group, items }: SkillGroup): boolean => /language/i.test(group ?? '') && items.every(isLanguageName);

/** The improved CV in the JSON Resume schema: edited parts as edited, the others as they were read. */
export function improvedJsonResume(cv: Cv, owner: OwnerDetails | null, edited: EditedSections = {}): JsonResume {
  const read = toJsonResume(cv, owner ?? undefined);
  const { summary, work, education, skills } = improvedFields(cv, owner, edited);
  return {
    ...read,
    basics: { ...read.basics, ...(summary.length > 0 ? { summary: summary.join('\n') } : {}) },
    work: work.filter(isNamed).map((entry) => ({ ...roleParts(entry, read), ...textsOf('highlights', entry) })),
    education: education.filter(isNamed).map((entry) => ({ ...courseParts(entry, read), ...textsOf('courses', entry) })),
    skills: skills.filter((group) => !isSpoken(group)).map(({ group, items }) => ({ name: group ?? 'Skills', keywords: items })),
    languages: [...read.languages, ...skills.filter(isSpoken).flatMap(({ items }) => items.map(languageOf))],
  };
}
