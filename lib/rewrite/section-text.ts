import type { Cv, EducationEntry, Piece, SkillItem, WorkEntry } from '@/lib/cv/cv';
import { courseHead, placeWritten } from './course-head';
import { datesWritten } from './dates-written';
import type { SectionName } from './section-names';

/**
 * A part of the CV as plain text for an editor: a line per entry ('Store Manager, Lantern Books (Mar 2019 - Present)'),
 * a line starting '- ' per bullet. `improved-cv.ts` reads the same form back.
 */
type Say = (piece: Piece) => string;
const asRead: Say = (piece) => piece.text;

const joined = (parts: readonly (string | null | undefined)[], by = ', '): string => parts.filter(Boolean).join(by);
const withDates = (heading: string, dates: string | null): string => joined([heading, dates && `(${dates})`], ' ');

export const workHeading = (cv: Cv, entry: WorkEntry, say: Say = asRead): string =>
  withDates(joined([entry.title, entry.employer, placeWritten(cv, entry)].map((piece) => piece && say(piece))), datesWritten(entry.dates));

/** '(in progress, due' lost its date to the end of the line, and with it its bracket. */
const closed = (text: string): string => {
  const open = text.lastIndexOf('(');
  if (open < text.lastIndexOf(')') || open < 0) return text;
  const inside = text.slice(open + 1).replace(/[\s,;–-]*\b(?:due|expected|expiring|until|since|from|to|in)?$/i, '');
  return `${text.slice(0, open).trimEnd()}${inside ? ` (${inside})` : ''}`;
};

/** 'BSc (Hons) Geography, 2:1, University of Hallamwick, Sheffield (Sep 2021 - Jul 2024)' */
export function educationHeading(cv: Cv, entry: EducationEntry, say: Say = asRead): string {
  const { title, organisation, detail } = courseHead(cv, entry);
  return withDates(joined([...title, ...organisation, ...detail].map((piece) => closed(say(piece)))), datesWritten(entry.dates));
}

export interface SkillGroup {
  group: string | null;
  items: string[];
}

export function skillGroups(skills: readonly SkillItem[], say: Say = asRead): SkillGroup[] {
  const groups = new Map<string | null, string[]>();
  for (const item of skills) groups.set(item.group, [...(groups.get(item.group) ?? []), say(item)]);
  return [...groups].map(([group, items]) => ({ group, items }));
}

export const skillLines = (groups: readonly SkillGroup[]): string[] =>
  groups.map(({ group, items }) => (group ? `${group}: ${items.join(', ')}` : items.join(', ')));

/** For a document: a label that says no more than the heading above it is left out. */
export const skillParts = (groups: readonly SkillGroup[], heading: string): { label: string; items: string[] }[] =>
  groups.map(({ group, items }) => ({ label: group && group.toLowerCase() !== heading.toLowerCase() ? group : '', items }));

/** The editor's lines: 'Tools: A, B' is a group, 'A, B' is none. */
export function skillGroupsOf(text: string): SkillGroup[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const [, label, rest] = /^([^:,]{2,40}):\s*(.*)$/.exec(line) ?? [];
      const items = (rest ?? line).split(/[,;|•]/).map((item) => item.trim());
      return { group: label ?? null, items: items.filter(Boolean) };
    });
}

export interface TextEntry {
  heading: string;
  isCurrent: boolean;
  statements: { text: string; start: number }[];
}

export const workEntries = (cv: Cv, say: Say = asRead): TextEntry[] =>
  cv.work.map((entry) => ({
    heading: workHeading(cv, entry, say),
    isCurrent: entry.dates?.current ?? false,
    statements: entry.statements.map((statement) => ({ text: say(statement), start: statement.start })),
  }));

export const entryLines = ({ heading, statements }: TextEntry): string[] => [heading, ...statements.map(({ text }) => `- ${text}`)];

/** The whole part, in the words of the CV; `say` puts the owner's back. 'Structure' is no part with words of its own. */
export function sectionText(cv: Cv, section: SectionName, say: Say = asRead): string {
  switch (section) {
    case 'Professional Summary':
      return cv.profile ? say(cv.profile) : '';
    case 'Work Experience':
      return workEntries(cv, say)
        .map((entry) => entryLines(entry).join('\n'))
        .join('\n\n');
    case 'Skills Section':
      return skillLines(skillGroups(cv.skills, say)).join('\n');
    case 'Education':
      return cv.education
        .map((entry) => [educationHeading(cv, entry, say), ...entry.statements.map((statement) => `- ${say(statement)}`)].join('\n'))
        .join('\n\n');
    case 'Structure':
      return cv.sections
        .map((part) => part.heading?.text ?? '')
        .filter(Boolean)
        .join('\n');
  }
}
