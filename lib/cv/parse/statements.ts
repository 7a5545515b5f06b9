import type { Statement } from '../cv';
import { countWords, tidy, type Line } from '../document/lines';
import type { CvText } from '../document/redacted-document';
import { endsShortened } from '../document/shortened-words';
import { loneLabel } from './body-labels';
import { endsOpen, startsInside, startsSmall } from './text-shapes';
import type { Trace } from './trace';

interface Run {
  kind: 'bullet' | 'sentence';
  lines: Line[];
}

/** Most words of a label. */
const maxLabelWords = 5;

/** Bullet points with their wrapped lines, and the sentences of text without bullets. */
export function readStatements(text: CvText, lines: readonly Line[], trace?: Trace): Statement[] {
  const runs = runsOf(lines.filter((line, at) => !isLabel(line, lines[at + 1])));
  if (trace) for (const run of runs) noteRun(trace, run);
  return runs.flatMap((run) => (run.kind === 'bullet' ? [statement(text, run, startOf(run), endOf(run))] : sentences(text, run)));
}

/** Whether a line announces a list and is no statement: 'Key achievements', or 'My duties included:' above bullet points. */
function isLabel(line: Line, next: Line | undefined): boolean {
  if (line.words > maxLabelWords) return false;
  return loneLabel.test(line.text.trim()) || (line.bullet === undefined && next?.bullet !== undefined && opensList.test(line.text));
}

const opensList = /^[^\d]*:\s*$/;

const noteRun = (trace: Trace, { kind, lines: [first, ...rest] }: Run): void => {
  if (first) trace.note(first.start, { step: 'statements', readAs: kind, rule: `statement.${kind}` });
  for (const { start } of rest) trace.note(start, { step: 'statements', readAs: kind, rule: `statement.${kind}-goes-on` });
};

function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const run = runs.at(-1);
    if (line.bullet !== undefined) runs.push({ kind: 'bullet', lines: [line] });
    else if (run && previous && continues(previous, line, run)) run.lines.push(line);
    else runs.push({ kind: 'sentence', lines: [line] });
  }
  return runs;
}

/** Whether a line without a bullet is the wrapped rest of the one above. */
function continues(previous: Line, line: Line, run: Run): boolean {
  if ((line.gapAbove ?? 0) > 0.9 && !startsSmall(line.text)) return false;
  if (run.kind === 'sentence') return previous.isBold === line.isBold && line.left !== null;
  return wraps(run.lines[0] ?? previous, previous, line);
}

/** Whether a bullet point continues on a line: the line begins in lower case or below its text, or the line above cannot end there. */
export function wraps(bullet: Line, previous: Line, line: Line): boolean {
  if (startsInside(line.text) || endsOpen(previous.text)) return true;
  if (line.left === null || bullet.left === null) return false;
  return Math.abs(line.left - bullet.left) < 2.5 && !line.isBold;
}

const startOf = (run: Run): number => run.lines[0]?.start ?? 0;
const endOf = (run: Run): number => run.lines.at(-1)?.end ?? 0;

function statement(text: CvText, run: Run, start: number, end: number): Statement {
  const own = text.slice(start, end);
  const first = run.lines.find((line) => line.end > start) ?? run.lines[0];
  const lineCount = run.lines.filter((line) => line.start < end && line.end > start).length;
  return { text: tidy(own), start, end, kind: run.kind, page: first?.page ?? 1, words: countWords(own), lineCount };
}

const endOfSentence = /[.!?]["”’)]?(?=\s+[\p{Lu}\p{N}"“‘[(])/gu;
const blank = /\s/;

function sentences(text: CvText, run: Run): Statement[] {
  const all: Statement[] = [];
  const end = endOf(run);
  let from = startOf(run);
  const own = text.slice(from, end);
  const offset = from;
  for (const match of own.matchAll(endOfSentence)) {
    const stop = offset + match.index + match[0].length;
    if (endsShortened(own.slice(Math.max(0, match.index - 8), match.index + 1))) continue;
    all.push(statement(text, run, from, stop));
    from = stop;
    while (from < end && blank.test(text.charAt(from))) from += 1;
  }
  if (from < end) all.push(statement(text, run, from, end));
  return all;
}
