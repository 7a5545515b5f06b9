import type { DisplayImprovement } from '@/lib/report/display-result';
import type { Evidence, LedgerLine, Priority } from '@/lib/shared/result';

/** 'seen': looked at for a line of the receipt, without being the reason for a loss. */
export type MarkKind = 'good' | 'seen' | 'low' | 'medium' | 'high';

export interface Mark {
  start: number;
  end: number;
  kind: MarkKind;
  title: string;
}

interface TextRun {
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

const kinds: Record<Priority, MarkKind> = { High: 'high', Medium: 'medium', Low: 'low' };

/** What to change comes first, then what the receipt counted. A quote that does not stand where it says is left out. */
export function marksOf(text: string, improvements: DisplayImprovement[], ledger: LedgerLine[]): Mark[] {
  const place = (evidence: Evidence[], kind: MarkKind, title: string): Mark[] =>
    evidence
      .filter(({ start, end, quote }) => end > start && text.slice(start, end) === quote)
      .map(({ start, end }) => ({ start, end, kind, title }));
  const candidates = [
    ...improvements.flatMap((item) => place(item.evidence, kinds[item.priority], item.title)),
    ...ledger.flatMap((line) => {
      const isGood = line.severity === 'good';
      return place(line.evidence, isGood ? 'good' : 'seen', isGood ? line.title : `Looked at: ${line.category.slice(2)}`);
    }),
  ];
  const taken: Mark[] = [];
  for (const candidate of candidates) {
    if (taken.every((mark) => candidate.end <= mark.start || candidate.start >= mark.end)) taken.push(candidate);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Cuts the text into lines, and each line into runs that are marked, sought or plain. */
export function markedLines(text: string, marks: Mark[], sought: Evidence | null): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const inside = marks.filter((mark) => mark.start < end && mark.end > start);
    const edges = new Set([start, end]);
    for (const span of sought ? [...inside, sought] : inside) {
      for (const edge of [span.start, span.end]) if (edge > start && edge < end) edges.add(edge);
    }
    const cuts = [...edges].sort((a, b) => a - b);
    const runs = cuts.slice(0, -1).map((from, index) => ({
      text: text.slice(from, cuts[index + 1]),
      start: from,
      mark: inside.find((mark) => mark.start <= from && mark.end > from) ?? null,
      sought: sought !== null && sought.start <= from && sought.end > from,
    }));
    lines.push({ start, runs, notes: inside.filter((mark) => mark.start >= start) });
    start = end + 1;
  }
  return lines;
}
