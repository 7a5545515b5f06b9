import { partOfLine, stretchOfLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import type { Trace } from '../trace';
import type { RawEntry } from '../entry/split-entries';
import { fieldOf, type FormField } from './form-labels';

/**
 * A job in a form. Labels name its parts: before a colon, in a column of their own, or on the line above the answer.
 *
 *     Company name: Adam Laboratories, Leeds       the employer
 *     Designation: Production Manager              the title
 *     Duration: May 2016 to present                the dates
 *     Company name: …                              a field that already has an answer begins the next job
 */
interface FormJob {
  from: number;
  fields: Partial<Record<FormField, Line>>;
  /** Lines that hold labels and answers. */
  taken: Set<Line>;
}

/** A form with a label of its own for the end is left to `splitEntries`, which joins dates over two lines. */
const endLabel = /^(?:to|until|end(?:ed)?(?: date)?|left|finished)\s?[:\t]/i;

/** The jobs of a section that is a form; null where it is none. */
export function splitForm(text: CvText, lines: readonly Line[], trace?: Trace): RawEntry[] | null {
  const jobs = jobsOf(text, lines);
  const isForm =
    jobs.length > 0 && jobs.every(({ fields }) => fields.employer && fields.title) && !lines.some(({ text: own }) => endLabel.test(own));
  if (!isForm) return null;
  return jobs.map(({ fields, from, taken }, n) => {
    const own = lines.slice(n === 0 ? 0 : from, jobs[n + 1]?.from ?? lines.length);
    const head = own.filter((line) => taken.has(line));
    const ranges = head.flatMap(datesOf);
    for (const { start } of head) trace?.note(start, { step: 'work', readAs: 'head', rule: 'head.label-of-form' });
    return {
      head,
      body: own.filter((line) => !taken.has(line)),
      dates: ranges.find(({ single }) => !single) ?? ranges[0] ?? null,
      dateSpans: [],
      known: { title: fields.title ?? null, employer: fields.employer ?? null, place: null },
    };
  });
}

function jobsOf(text: CvText, lines: readonly Line[]): FormJob[] {
  const jobs: FormJob[] = [];
  for (const [at, line] of lines.entries()) {
    const found = fieldOf(line.text);
    const answer = found && answerOf(text, line, found.length, lines[at + 1]);
    if (!found || !answer) continue;
    let job = jobs.at(-1);
    if (!job || job.fields[found.field]) {
      job = { from: at, fields: {}, taken: new Set() };
      jobs.push(job);
    }
    job.fields[found.field] = withoutDates(text, answer);
    job.taken.add(line);
    if (answer.start >= line.end) job.taken.add(answer);
  }
  return jobs;
}

/** The answer after the label, or on the next line where the label is alone on its line. */
function answerOf(text: CvText, line: Line, length: number, next: Line | undefined): Line | null {
  const behind = /^[\s:]*/.exec(line.text.slice(length))?.[0].length ?? 0;
  if (length + behind < line.text.length) return partOfLine(text, line, line.start + length + behind);
  return next && next.bullet === undefined && fieldOf(next.text) === null ? next : null;
}

/** 'Production Manager' of 'Production Manager (May 2016 to Present)'. */
function withoutDates(text: CvText, line: Line): Line {
  const [date] = datesOf(line);
  return date && date.start > line.start ? stretchOfLine(text, line, line.start, date.start) : line;
}
