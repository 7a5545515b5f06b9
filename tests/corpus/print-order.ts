import { writeDates } from './dates';
import type { CorpusSource, DateStyle, EducationEntry, WorkEntry } from './source';

/** One dated block of a CV, ready to be set in any format. */
export interface Block {
  title: string;
  place: string;
  dates: string;
  intro: string;
  bullets: string[];
  /** A further post with the employer of the block above: the employer is not printed again. */
  continues: boolean;
}

const join = (parts: (string | undefined)[], separator = ', ') =>
  parts.filter((part): part is string => part !== undefined && part !== '').join(separator);

export function workBlocks(entries: WorkEntry[], style: DateStyle): Block[] {
  return entries.flatMap((entry) => [
    {
      title: entry.title,
      place: join([entry.employer, entry.place]),
      dates: writeDates(entry, style),
      intro: entry.intro ?? '',
      bullets: entry.bullets ?? [],
      continues: false,
    },
    ...(entry.earlier ?? []).map((post) => ({
      title: post.title,
      place: join([entry.employer, entry.place]),
      dates: writeDates(post, style),
      intro: '',
      bullets: post.bullets ?? [],
      continues: true,
    })),
  ]);
}

export function educationBlocks(entries: EducationEntry[], style: DateStyle): Block[] {
  return entries.map((entry) => ({
    title: join([join([entry.award, entry.area], ' '), entry.grade]),
    place: join([entry.institution, entry.place]),
    dates: writeDates(entry, style),
    intro: '',
    bullets: entry.lines ?? [],
    continues: false,
  }));
}

export const contactParts = ({ basics }: CorpusSource): string[] =>
  [basics.location, basics.phone, basics.email, ...(basics.links ?? [])].filter((part): part is string => part !== undefined);
