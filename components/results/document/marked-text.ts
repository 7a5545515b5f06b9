import type { DisplayImprovement } from '@/lib/report/display-result';
import type { ViewRun } from '@/lib/shared/document-view';
import type { Evidence, LedgerLine, Priority } from '@/lib/shared/result';
import { improvementPlace, ledgerPlace } from '../report/finding-address';

/** 'seen': quoted for a line of the ledger without a loss of points. */
export type MarkKind = 'good' | 'seen' | 'low' | 'medium' | 'high';

export interface Mark {
  start: number;
  end: number;
  kind: MarkKind;
  title: string;
  /** The finding's place in the report; null where an older report does not say. */
  place: string | null;
  evidence: Evidence;
}

export interface TextRun {
  text: string;
  start: number;
  mark: Mark | null;
  sought: boolean;
}

export interface TextLine {
  start: number;
  runs: TextRun[];
  /** The findings that begin on this line. */
  notes: Mark[];
}

export const markTone: Record<MarkKind, string> = {
  good: 'tone-green',
  seen: 'tone-grey',
  low: 'tone-yellow',
  medium: 'tone-orange',
  high: 'tone-red',
};

const kinds: Record<Priority, MarkKind> = { High: 'high', Medium: 'medium', Low: 'low' };

/** Fixes first, then what the ledger counted. A quote that is not at its offset is left out. */
export function marksOf(text: string, improvements: DisplayImprovement[], ledger: LedgerLine[]): Mark[] {
  const marks = (evidence: Evidence[], kind: MarkKind, title: string, place: string | null): Mark[] =>
    evidence
      .filter(({ start, end, quote }) => end > start && text.slice(start, end) === quote)
      .map((item) => ({ start: item.start, end: item.end, kind, title, place, evidence: item }));
  const candidates = [
    ...improvements.flatMap(({ evidence, priority, title, auditId }) =>
      marks(evidence, kinds[priority], title, auditId && improvementPlace(auditId)),
    ),
    ...ledger.flatMap(({ evidence, severity, title, category, auditId }) => {
      const isGood = severity === 'good';
      return marks(evidence, isGood ? 'good' : 'seen', isGood ? title : `Looked at: ${category.slice(2)}`, ledgerPlace(auditId));
    }),
  ];
  const taken: Mark[] = [];
  for (const candidate of candidates) {
    if (taken.every((mark) => candidate.end <= mark.start || candidate.start >= mark.end)) taken.push(candidate);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Splits runs of text where marks and the searched words begin and end. The words behind a placeholder stay together. */
export function cutRuns(runs: readonly ViewRun[], marks: readonly Mark[], sought: Evidence | null): TextRun[] {
  return runs.flatMap((run) => {
    const inside = marks.filter((mark) => mark.start < run.end && mark.end > run.start);
    const isPlain = run.text.length === run.end - run.start;
    const edges = new Set([run.start, run.end]);
    for (const span of isPlain ? (sought ? [...inside, sought] : inside) : []) {
      for (const edge of [span.start, span.end]) if (edge > run.start && edge < run.end) edges.add(edge);
    }
    const cuts = [...edges].sort((a, b) => a - b);
    return cuts.slice(0, -1).map((from, index) => {
      const to = cuts[index + 1] ?? run.end;
      return {
        text: isPlain ? run.text.slice(from - run.start, to - run.start) : run.text,
        start: from,
        mark: inside.find((mark) => mark.start < to && mark.end > from) ?? null,
        sought: sought !== null && sought.start < to && sought.end > from,
      };
    });
  });
}

/** Marks of a fix, in contrast to those of a line of the ledger. */
export const isToChange = ({ kind }: Mark): boolean => kind !== 'good' && kind !== 'seen';
export const isFinding = ({ kind }: Mark): boolean => kind !== 'seen';
/** Text that was only counted is marked without words; the same finding twice on one line is described once. */
const notesOf = (marks: Mark[]): Mark[] => [...new Map(marks.filter(isFinding).map((mark) => [mark.title, mark])).values()];

/** What is good is said where it is first seen: its other places are marked and need no words. What is to change is said at each place. */
function praisesOnce(): (notes: Mark[]) => Mark[] {
  const said = new Set<string>();
  return (notes) =>
    notes.filter(({ kind, title }) => {
      const isNew = !said.has(title);
      said.add(title);
      return kind !== 'good' || isNew;
    });
}

/** Splits the text into lines, and each line into runs that are marked, searched or plain. */
export function markedLines(text: string, marks: Mark[], sought: Evidence | null): TextLine[] {
  const lines: TextLine[] = [];
  const once = praisesOnce();
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    lines.push({
      start,
      runs: cutRuns([{ start, end, text: line }], marks, sought),
      notes: once(notesOf(marks.filter((mark) => mark.start >= start && mark.start < end))),
    });
    start = end + 1;
  }
  return lines;
}
