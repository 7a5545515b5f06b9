import type { Cv } from '@/lib/cv/cv';
import { toJsonResume, type JsonResume, type OwnWords } from '@/lib/cv/json-resume';
import { datesRead } from './dates-written';
import type { ImprovedCv, ImprovedEntry, ImprovedSection } from './improved-cv';

const iso = (date: { year: number; month: number | null } | null | undefined): string | undefined => {
  if (!date) return undefined;
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`;
};

/** Only what is there: the schema knows no nulls. */
const filled = <T extends Record<string, unknown>>(parts: T): { [K in keyof T]?: Exclude<T[K], null | undefined> } => {
  const result: { [K in keyof T]?: Exclude<T[K], null | undefined> } = {};
  for (const [key, value] of Object.entries(parts))
    if (value !== null && value !== undefined && value !== '') Object.assign(result, { [key]: value });
  return result;
};

const datesOf = ({ dates }: ImprovedEntry) => {
  const range = dates ? datesRead(dates) : null;
  return { startDate: iso(range?.from), endDate: range?.current ? undefined : iso(range?.to) };
};

const textsOf = ({ statements }: ImprovedEntry): string[] | undefined =>
  statements.length > 0 ? statements.map(({ text }) => text) : undefined;

const find = (improved: ImprovedCv, kind: ImprovedSection['kind']): ImprovedSection | undefined =>
  improved.sections.find((section) => section.kind === kind);

/** The improved CV in the JSON Resume schema: what was edited as edited, the rest as it was read. */
export function improvedJsonResume(cv: Cv, own: OwnWords | null, improved: ImprovedCv): JsonResume {
  const read = toJsonResume(cv, own ?? undefined);
  const summary = find(improved, 'summary')?.paragraphs.join('\n');
  const work = find(improved, 'experience')?.entries;
  const education = find(improved, 'education')?.entries;
  const skills = find(improved, 'skills')?.groups;
  return {
    ...read,
    basics: { ...read.basics, ...(summary ? { summary } : {}) },
    work:
      work?.map((entry) =>
        filled({ name: entry.organisation, position: entry.title, location: entry.place, ...datesOf(entry), highlights: textsOf(entry) }),
      ) ?? read.work,
    education:
      education?.map((entry, index) => {
        const same = read.education.find(
          (known) => known.institution === entry.organisation && [known.studyType, known.area].filter(Boolean).join(' ') === entry.title,
        );
        const untouched = education.length === read.education.length ? read.education[index] : undefined;
        const parts = same ?? (untouched?.institution === entry.organisation ? untouched : undefined);
        if (parts) return { ...parts, ...filled({ ...datesOf(entry), courses: textsOf(entry) }) };
        return filled({
          institution: entry.organisation,
          studyType: entry.title,
          score: entry.detail,
          ...datesOf(entry),
          courses: textsOf(entry),
        });
      }) ?? read.education,
    skills: skills?.map(({ group, items }) => ({ name: group ?? 'Skills', keywords: items })) ?? read.skills,
  };
}
