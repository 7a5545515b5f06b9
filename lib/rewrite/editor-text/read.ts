import { parseDates } from '../date-format';
import type { SkillGroup } from './write';

/** Parses the editor's text; `write.ts` describes the format. */

const bulletSign = /^\s*[-•*]\s+/;
/** In words; a longer line under an entry is a paragraph, unless it ends with dates as headings do. */
const maxHeadingWords = 14;

/** The words of a line: without its bullet sign, spaces tidied. */
export const lineWords = (line: string): string => line.replace(bulletSign, '').replace(/\s+/g, ' ').trim();

interface EditorStatement {
  kind: 'bullet' | 'sentence';
  text: string;
  /** Offset of its line in the text. */
  start: number;
}

export interface EditorEntry {
  /** Empty where bullet points stand above the first heading. */
  heading: string;
  statements: EditorStatement[];
}

const isParagraph = (words: string): boolean => words.split(' ').length > maxHeadingWords && !datesAtEnd(words).dates;

/** The entries of a part. A line that equals one of the CV's own headings begins an entry, whatever it looks like. */
export function readEntries(text: string, knownHeadings: ReadonlySet<string>): EditorEntry[] {
  const entries: EditorEntry[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const words = lineWords(line);
    const isBullet = bulletSign.test(line);
    const current = entries.at(-1);
    const isStatement = !knownHeadings.has(words) && (isBullet || (current !== undefined && isParagraph(words)));
    const statement: EditorStatement = { kind: isBullet ? 'bullet' : 'sentence', text: words, start };
    if (words && isStatement && current) current.statements.push(statement);
    else if (words) entries.push(isStatement ? { heading: '', statements: [statement] } : { heading: words, statements: [] });
    start += line.length + 1;
  }
  return entries;
}

interface EditorHeading {
  title: string | null;
  organisation: string | null;
  dates: string | null;
}

/** 'Store Manager, Lantern Books, Leeds (Mar 2019 - Present)': the title up to the first comma, the dates in the last brackets. */
export function readHeading(line: string): EditorHeading {
  const { words, dates } = datesAtEnd(line);
  const [title = '', ...rest] = words.split(', ');
  return { title: title.trim() || null, organisation: rest.join(', ').trim() || null, dates };
}

/** '… (Mar 2019 - Present)' and '…, 2019' */
function datesAtEnd(line: string): { words: string; dates: string | null } {
  const [, named, bracketed] = /^([^()]*(?:\([^()]*\)[^()]*)*?)\s*\(([^()]{4,40})\)$/.exec(line) ?? [];
  if (named !== undefined && bracketed && parseDates(bracketed)) return { words: named, dates: bracketed };
  const [, before, year] = /^(.*), ((?:19|20)\d\d)$/.exec(line) ?? [];
  return before !== undefined && year ? { words: before, dates: year } : { words: line, dates: null };
}

/** 'Tools: Excel, Canva' is a group, 'Excel, Canva' has none. */
export const readSkillGroups = (text: string): SkillGroup[] =>
  text
    .split('\n')
    .map(lineWords)
    .filter(Boolean)
    .map((line) => {
      const [, group = null, rest = line] = /^([^:,]{2,40}):\s*(.*)$/.exec(line) ?? [];
      return { group, items: readSkillItems(rest) };
    });

/** 'Excel (formulas, charts), Canva' are two items: a comma in brackets does not separate. */
const readSkillItems = (text: string): string[] =>
  [...text.matchAll(/(?:\([^()]*\)|[^,;|•])+/g)].map(([item]) => item.trim()).filter(Boolean);

/** The paragraphs of a profile, each on one line. */
export const readParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
