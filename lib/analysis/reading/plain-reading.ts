import type { Cv } from '@/lib/cv/cv';
import { isKept } from '@/lib/cv/document/plain-reading';
import type { Span } from '@/lib/cv/document/redacted-document';
import { hasWord } from '@/lib/cv/plain/tokens';
import type { PlainReader } from '@/lib/shared/result-names';

/** A place where the plain reader's order differs: after `before` it gives `after`, which stands further up in our reading. */
export interface OrderBreak {
  before: Span;
  after: Span;
}

/** What a plain reader keeps of a CV. */
export interface PlainKept {
  reader: PlainReader;
  wordsKept: number;
  wordsTotal: number;
  /** Stretches of the text that the plain reader does not give, in order. */
  lost: readonly Span[];
  orderBreaks: readonly OrderBreak[];
  /** All words of the span. */
  keeps: (span: Span) => boolean;
  /** The words of the span are kept and begin a line. */
  beginsLine: (span: Span) => boolean;
  /** Words between the beginnings of two spans in the plain reading; Infinity where one of them is lost. */
  wordsBetween: (a: Span, b: Span) => number;
}

/** A part of the plain reading with its place there. */
interface PlacedPart extends Span {
  line: number;
  /** Whether it begins its line. */
  isFirst: boolean;
  /** Words that the plain reader gives before it. */
  wordsBefore: number;
  words: number;
}

/** null where no plain reader has read the file. */
export function readPlain({ text, document, sections }: Pick<Cv, 'text' | 'document' | 'sections'>): PlainKept | null {
  const { plain, lines } = document;
  if (!plain) return null;
  const parts = placedParts(text, plain.lines);
  const { pieces, lost } = piecesOf(text, coverOf(text, parts));
  const byStart = [...parts].sort((a, b) => a.start - b.start);
  const partAt = (offset: number): PlacedPart | undefined => {
    const part = byStart[lastIndexWhere(byStart, ({ start }) => start <= offset)];
    return part && offset < part.end ? part : undefined;
  };
  const keeps = (span: Span): boolean => !lost.some(({ start, end }) => start < span.end && end > span.start);
  const headings = sections.map(({ start }) => start);
  const flowStarts = lines.flatMap(({ start, end, block }, index) =>
    block !== lines[index - 1]?.block || headings.some((at) => start <= at && at <= end) ? [start] : [],
  );
  return {
    reader: plain.reader,
    wordsKept: pieces.filter(({ isKept: kept }) => kept).length,
    wordsTotal: pieces.length,
    lost,
    orderBreaks: orderBreaks(parts, flowStarts),
    keeps,
    beginsLine: (span) => {
      const part = partAt(span.start);
      return part !== undefined && part.isFirst && part.start >= span.start - 2 && keeps(span);
    },
    wordsBetween: (a, b) => {
      const [first, second] = [partAt(a.start), partAt(b.start)];
      if (!first || !second) return Infinity;
      const place = (part: PlacedPart, offset: number): number => part.wordsBefore + countPieces(text.slice(part.start, offset));
      return Math.abs(place(first, a.start) - place(second, b.start));
    },
  };
}

const countPieces = (text: string): number => text.split(/[ \t\n]+/).filter(Boolean).length;

function placedParts(text: string, lines: NonNullable<Cv['document']['plain']>['lines']): PlacedPart[] {
  const parts: PlacedPart[] = [];
  let wordsBefore = 0;
  lines.forEach((line, index) => {
    line.forEach((part, at) => {
      const words = isKept(part) ? countPieces(text.slice(part.start, part.end)) : part.words;
      if (isKept(part)) parts.push({ ...part, line: index, isFirst: at === 0, wordsBefore, words });
      wordsBefore += words;
    });
  });
  return parts;
}

function coverOf(text: string, parts: readonly Span[]): Uint8Array {
  const cover = new Uint8Array(text.length);
  for (const { start, end } of parts) cover.fill(1, start, end);
  return cover;
}

interface TextPiece extends Span {
  isKept: boolean;
}

/** Words are counted between spaces. A dash between two words belongs to the one before it. */
function piecesOf(text: string, cover: Uint8Array): { pieces: TextPiece[]; lost: Span[] } {
  const pieces: TextPiece[] = [];
  const lost: Span[] = [];
  let isGap = false;
  for (const { 0: word, index: start } of text.matchAll(/[^ \t\n]+/g)) {
    const end = start + word.length;
    const isSign = !hasWord(word);
    const kept = isSign ? (pieces.at(-1)?.isKept ?? true) : isCovered(text, cover, start, end);
    pieces.push({ start, end, isKept: kept });
    const last = lost.at(-1);
    if (!kept && isGap && last) last.end = end;
    else if (!kept) lost.push({ start, end });
    isGap = !kept;
  }
  return { pieces, lost };
}

function isCovered(text: string, cover: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (cover[at] === 0 && hasWord(text.charAt(at))) return false;
  return true;
}

interface Run extends Span {
  words: number;
  /** Its last and its first part, to quote. */
  first: Span;
  last: Span;
}

/** A single word may match by chance and says nothing about the order. */
const shortestRun = 2;

/**
 * The places where the plain reader's order differs from ours, except where whole columns, table cells or sections are in another
 * order: a sidebar read before the main column separates nothing that belongs together.
 */
function orderBreaks(parts: readonly PlacedPart[], flowStarts: readonly number[]): OrderBreak[] {
  const runs = longRuns(parts.map((part) => ({ ...part, first: part, last: part })));
  const inText = [...runs].sort((a, b) => a.start - b.start);
  const index = new Map(inText.map((run, at) => [run, at]));
  /** Whether a column, a cell or a section begins between what is kept before the run and the run. */
  const beginsFlow = (at: number): boolean => {
    const run = inText[at];
    if (!run) return true;
    const from = inText[at - 1]?.end ?? 0;
    const last = flowStarts[lastIndexWhere(flowStarts, (start) => start <= run.start)];
    return last !== undefined && (at === 0 || last >= from);
  };
  return runs.flatMap((run, at) => {
    const next = runs[at + 1];
    if (!next || next.start > run.start) return [];
    if (beginsFlow((index.get(run) ?? 0) + 1) && beginsFlow(index.get(next) ?? 0)) return [];
    return [{ before: run.last, after: next.first }];
  });
}

/** Joins neighbours in both readings; short ones are removed until none is left. */
function longRuns(parts: readonly Run[]): Run[] {
  let runs = joined(parts);
  for (;;) {
    const long = runs.filter(({ words }) => words >= shortestRun);
    if (long.length === runs.length) return runs;
    runs = joined(long);
  }
}

function joined(runs: readonly Run[]): Run[] {
  const rank = new Map([...runs].sort((a, b) => a.start - b.start).map((run, at) => [run, at]));
  const made: Run[] = [];
  let expected = -1;
  for (const run of runs) {
    const at = rank.get(run) ?? 0;
    const last = made.at(-1);
    if (last && at === expected) Object.assign(last, { end: run.end, words: last.words + run.words, last: run.last });
    else made.push({ ...run });
    expected = at + 1;
  }
  return made;
}

/** The last index of a list whose matching items come first; -1 where none matches. */
function lastIndexWhere<T>(list: readonly T[], fits: (item: T) => boolean): number {
  let [low, high] = [-1, list.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const item = list[middle];
    if (item !== undefined && fits(item)) low = middle;
    else high = middle - 1;
  }
  return low;
}
