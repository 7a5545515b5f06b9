import { trueDate } from './dates';
import type { CorpusSource, Section } from './source';

/** What a reader of the document must be able to find in it. Shape: the fields of JSON Resume, dates in ISO. */
export interface CorpusTruth {
  id: string;
  band: CorpusSource['band'];
  bandReason: string;
  level: CorpusSource['level'];
  family: string;
  occupation: string[];
  voice: CorpusSource['voice'];
  basics: { name: string; email: string; phone: string; location: string };
  work: { name: string; position: string; startDate: string; endDate: string; location: string; current?: true }[];
  education: { institution: string; studyType: string; area: string; startDate: string; endDate: string; current?: true }[];
  skills: string[];
  /** Personal details that redaction must remove. A bare town is not among them: it also names places of work. */
  pii: string[];
}

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;
const sectionsOf = <K extends Section['kind']>(source: CorpusSource, kind: K): Of<K>[] =>
  source.sections.filter((section): section is Of<K> => section.kind === kind);
const present = (values: (string | undefined)[]): string[] =>
  values.filter((value): value is string => value !== undefined && value !== '');

export function deriveTruth(source: CorpusSource): CorpusTruth {
  const { basics, dateStyle } = source;
  // A year that is written once stands for the end.
  const dates = (entry: { from?: string; to?: string }) => {
    const start = trueDate(entry.from, dateStyle);
    const end = trueDate(entry.to, dateStyle);
    return { startDate: start === end ? '' : start, endDate: end, ...(entry.to === 'now' ? { current: true as const } : {}) };
  };
  return {
    id: source.id,
    band: source.band,
    bandReason: source.bandReason,
    level: source.level,
    family: source.family,
    occupation: source.occupation,
    voice: source.voice,
    basics: { name: basics.name, email: basics.email ?? '', phone: basics.phone ?? '', location: basics.location ?? '' },
    work: sectionsOf(source, 'work').flatMap((section) =>
      section.entries.flatMap((entry) =>
        [entry, ...(entry.earlier ?? [])].map((post) => ({
          name: entry.employer,
          position: post.title,
          ...dates(post),
          location: entry.place ?? '',
        })),
      ),
    ),
    education: sectionsOf(source, 'education').flatMap((section) =>
      section.entries.map((entry) => ({
        institution: entry.institution,
        studyType: entry.award,
        area: present([entry.area, entry.grade]).join(', '),
        ...dates(entry),
      })),
    ),
    skills: sectionsOf(source, 'skills').flatMap((section) => section.groups.flatMap((group) => group.items)),
    pii: [
      ...present([basics.name, basics.email, basics.phone, ...(basics.links ?? [])]),
      ...(source.numbers ?? []),
      ...sectionsOf(source, 'referees').flatMap((section) => section.personal),
    ],
  };
}
