import type { DateRange, WorkEntry } from '@/lib/cv/cv';
import { pieceOf, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { titleScore } from '../entry/scores';
import { readStatements } from '../statements';

/**
 * Patterns of jobs that are described in sentences: 'I worked for Harlow & Sons from March 2015 to June 2019 as a bricklayer', 'From
 * 2009 to 2012 I was a kitchen assistant at the Mill Hotel'.
 */
const title = '(?:an?|the) (?<title>\\p{L}[\\p{L}-]*(?: (?!(?:at|for|with|in|from)\\b)\\p{Ll}[\\p{L}-]*){0,3})';
const employer = "(?:the )?[“\"']?(?<employer>\\p{Lu}[\\p{L}’'.-]*(?: (?:&|and|of|the|[\\p{Lu}\\d][\\p{L}’'.-]*))*)[”\"']?";
const worked = "(?:was|am|have been|['’]ve been|[Ww]orked|[Ww]orking|work|[Ee]mployed|job)";
const forms = [
  new RegExp(`\\b${worked}(?: as)? ${title} (?:at|for|with|in) ${employer}`, 'u'),
  new RegExp(`\\b${worked} (?:at|for|with|by) ${employer}.{0,60}? as ${title}`, 'u'),
];

interface JobInSentence {
  line: Line;
  dates: DateRange;
  title: string;
  employer: string;
}

function jobInSentence(line: Line): JobInSentence | null {
  const [dates, ...more] = datesOf(line);
  if (!dates || more.length > 0) return null;
  for (const form of forms) {
    const { title, employer } = form.exec(line.text)?.groups ?? {};
    if (title && employer && titleScore(title) >= 2) return { line, dates, title, employer: employer.replace(/[.’']+$/, '') };
  }
  return null;
}

/** The jobs of a section whose dates are all in such sentences; null where other lines have dates, since those are heads of jobs. */
export function readJobsInSentences(text: CvText, lines: readonly Line[]): WorkEntry[] | null {
  const jobs = lines.flatMap((line) => jobInSentence(line) ?? []);
  const dated = lines.filter((line) => datesOf(line).length > 0);
  if (jobs.length === 0 || jobs.length < dated.length) return null;
  return jobs.map(({ line, dates, title, employer }) => ({
    start: line.start,
    end: line.end,
    title: pieceAt(text, line, title),
    employer: pieceAt(text, line, employer),
    place: null,
    dates,
    statements: readStatements(text, [line]),
    page: line.page,
  }));
}

function pieceAt(text: CvText, line: Line, words: string): WorkEntry['title'] {
  const start = line.start + line.text.indexOf(words);
  return pieceOf(text, start, start + words.length);
}
