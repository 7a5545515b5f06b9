import type { Cv, EducationEntry, Piece, SkillItem, WorkEntry } from '@/lib/cv/cv';
import { courseHead, placeWritten } from '../course-head';
import { formatDates } from '../date-format';
import type { SectionName } from '../section-names';

/**
 * The editor's text: a part of the CV as plain lines. `read.ts` reads it back, in the browser and on the server.
 *
 *   Store Manager, Lantern Books, Leeds (Mar 2019 - Present)     heading of an entry: title, organisation, place (dates)
 *   - Cut queues by 12%                                          bullet point of the entry above
 *   A paragraph of more than 14 words under a heading …          paragraph of the entry above
 *
 *   Tools: Excel, Canva                                          skills: a group and its items
 *   First aid, cash handling                                     skills without a group
 *
 * Empty lines part entries for the eye; in a profile they part paragraphs.
 */

/** The words of a piece: as in the CV's text, or with the owner's details put back. */
export type WordsOf = (piece: Piece) => string;

const asInText: WordsOf = ({ text }) => text;

/** '- Cut queues by 12%' */
const bulletLine = (text: string): string => `- ${text}`;

/** 'Store Manager, Lantern Books (Mar 2019 - Present)' */
const headingLine = (parts: readonly (string | null)[], dates: string | null): string =>
  [parts.filter(Boolean).join(', '), dates && `(${dates})`].filter(Boolean).join(' ');

export const workHeading = (cv: Cv, entry: WorkEntry, wordsOf: WordsOf = asInText): string =>
  headingLine(
    [entry.title, entry.employer, placeWritten(cv, entry)].map((piece) => piece && wordsOf(piece)),
    formatDates(entry.dates),
  );

/** 'BSc (Hons) Geography, 2:1, University of Hallamwick, Sheffield (Sep 2021 - Jul 2024)' */
export function educationHeading(cv: Cv, entry: EducationEntry, wordsOf: WordsOf = asInText): string {
  const { title, organisation, detail } = courseHead(cv, entry);
  return headingLine(
    [...title, ...organisation, ...detail].map((piece) => withClosedBracket(wordsOf(piece))),
    formatDates(entry.dates),
  );
}

/** '(in progress, due' lost its date to the end of the line, and with it the closing bracket. */
function withClosedBracket(text: string): string {
  const open = text.lastIndexOf('(');
  if (open < text.lastIndexOf(')') || open < 0) return text;
  const inside = text.slice(open + 1).replace(/[\s,;–-]*\b(?:due|expected|expiring|until|since|from|to|in)?$/i, '');
  return `${text.slice(0, open).trimEnd()}${inside ? ` (${inside})` : ''}`;
}

export interface SkillGroup {
  group: string | null;
  items: string[];
}

export function skillGroups(skills: readonly SkillItem[], wordsOf: WordsOf = asInText): SkillGroup[] {
  const groups = new Map<string | null, string[]>();
  for (const item of skills) {
    const items = groups.get(item.group) ?? [];
    items.push(wordsOf(item));
    groups.set(item.group, items);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}

export const skillLines = (groups: readonly SkillGroup[]): string[] =>
  groups.map(({ group, items }) => (group ? `${group}: ${items.join(', ')}` : items.join(', ')));

export interface TextEntry {
  heading: string;
  isCurrent: boolean;
  statements: { text: string; start: number }[];
}

export const workEntries = (cv: Cv, wordsOf: WordsOf = asInText): TextEntry[] =>
  cv.work.map((entry) => ({
    heading: workHeading(cv, entry, wordsOf),
    isCurrent: entry.dates?.current ?? false,
    statements: entry.statements.map((statement) => ({ text: wordsOf(statement), start: statement.start })),
  }));

export const entryLines = ({ heading, statements }: { heading: string; statements: readonly { text: string }[] }): string[] => [
  heading,
  ...statements.map(({ text }) => bulletLine(text)),
];

const entriesText = (entries: readonly Parameters<typeof entryLines>[0][]): string =>
  entries.map((entry) => entryLines(entry).join('\n')).join('\n\n');

/** The whole part, in the words of the CV's text unless `wordsOf` puts the owner's back. 'Structure' lists the headings. */
export function sectionText(cv: Cv, section: SectionName, wordsOf: WordsOf = asInText): string {
  switch (section) {
    case 'Professional Summary':
      return cv.profile ? wordsOf(cv.profile) : '';
    case 'Work Experience':
      return entriesText(workEntries(cv, wordsOf));
    case 'Skills Section':
      return skillLines(skillGroups(cv.skills, wordsOf)).join('\n');
    case 'Education':
      return entriesText(
        cv.education.map((entry) => ({
          heading: educationHeading(cv, entry, wordsOf),
          statements: entry.statements.map((statement) => ({ text: wordsOf(statement) })),
        })),
      );
    case 'Structure':
      return cv.sections.flatMap((part) => part.heading?.text || []).join('\n');
  }
}
