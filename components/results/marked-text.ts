import type { Evidence, LedgerLine } from '@/lib/shared/result';

export interface Mark {
  start: number;
  end: number;
  severity: LedgerLine['severity'];
  title: string;
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
  /** Titles of the findings that begin on this line. */
  notes: Mark[];
}

const rank: Record<LedgerLine['severity'], number> = { critical: 0, high: 1, medium: 2, low: 3, good: 4 };

/** The findings' places in the text, gravest first where two overlap. A quote that does not stand where it says is left out. */
export function marksOf(ledger: LedgerLine[], text: string): Mark[] {
  const candidates = ledger
    .flatMap((line) => line.evidence.map((evidence) => ({ line, evidence })))
    .filter(({ evidence }) => evidence.end > evidence.start && text.slice(evidence.start, evidence.end) === evidence.quote)
    .map(({ line, evidence }) => ({ start: evidence.start, end: evidence.end, severity: line.severity, title: line.title }))
    .sort((a, b) => rank[a.severity] - rank[b.severity] || a.start - b.start);
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
