import type { Cv, SectionKind } from '@/lib/cv/cv';
import { within } from '../../text/spans';

/** Sections whose lists are known to be of something else. */
const listsOthers: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'contact',
  'experience',
  'education',
  'certifications',
  'memberships',
  'languages',
  'interests',
  'references',
  'volunteering',
]);

const FEWEST_ITEMS = 4;
const MOST_WORDS = 3;

const isList = (line: string): boolean => {
  const items = line.split(/[,;|•·]/).map((item) => item.trim().split(/\s+/).length);
  return items.length >= FEWEST_ITEMS && items.every((words) => words <= MOST_WORDS);
};

/**
 * A row of short items stands outside the jobs and every section that lists something else: it may be the skills under a heading that
 * we do not know, so nobody is told that there is no list.
 */
export const mayListSkills = ({ sections, document: { lines }, text }: Cv): boolean =>
  sections
    .filter(({ kind }) => !listsOthers.has(kind))
    .some((section) => within(lines, section).some(({ start, end }) => isList(text.slice(start, end))));
