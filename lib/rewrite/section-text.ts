import type { Cv, EducationEntry, Piece, SkillItem, WorkEntry } from '@/lib/cv/cv';
import { datesWritten } from './dates-written';
import type { SectionName } from './section-names';

/**
 * A part of the CV as plain text for an editor: a line per entry ('Store Manager, Lantern Books (Mar 2019 - Present)'),
 * a line starting '- ' per bullet. `improved-cv.ts` reads the same form back.
 */
type Say = (piece: Piece) => string;
const asRead: Say = (piece) => piece.text;

const joined = (parts: readonly (string | null | undefined)[], by = ', '): string => parts.filter(Boolean).join(by);
/** Parts that an earlier part already says ('6 GCSEs A*-C' says 'GCSEs' and 'A*') are not said again. */
const joinedOnce = (parts: readonly (string | null | undefined)[], by = ', '): string => {
  const said: string[] = [];
  for (const part of parts) {
    const others = parts.filter((other) => other && other !== part && part && other.length > part.length);
    if (part && !said.includes(part) && !others.some((other) => other?.toLowerCase().includes(part.toLowerCase()))) said.push(part);
  }
  return said.join(by);
};
const withDates = (heading: string, dates: string | null): string => joined([heading, dates && `(${dates})`], ' ');

export const workHeading = (entry: WorkEntry, say: Say = asRead): string =>
  withDates(
    joined([entry.title && say(entry.title), entry.employer && say(entry.employer), entry.place && say(entry.place)]),
    datesWritten(entry.dates),
  );

/** 'BSc (Hons) Geography, University of Hallamwick, 2:1 (Sep 2021 - Jul 2024)' */
export function educationHeading(entry: EducationEntry, say: Say = asRead): string {
  const [award, area, institution, grade] = [entry.award, entry.area, entry.institution, entry.grade].map((piece) => piece && say(piece));
  const course = joinedOnce([award, area], ' ');
  const isGradeSaid = Boolean(grade && course.toLowerCase().includes(grade.toLowerCase()));
  return withDates(joined([course, institution, isGradeSaid ? null : grade]), datesWritten(entry.dates));
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
    heading: workHeading(entry, say),
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
        .map((entry) => [educationHeading(entry, say), ...entry.statements.map((statement) => `- ${say(statement)}`)].join('\n'))
        .join('\n\n');
    case 'Structure':
      return cv.sections
        .map((part) => part.heading?.text ?? '')
        .filter(Boolean)
        .join('\n');
  }
}
