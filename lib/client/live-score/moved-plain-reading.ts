import { isKept, type PlainPart, type PlainReading } from '@/lib/cv/document/plain-reading';
import type { RedactedDocument, RedactedLine } from '@/lib/cv/document/redacted-document';
import { lineIndexAt } from '@/lib/cv/document/source-text';
import type { PlacedLine } from './placed-line';

/**
 * The plain reading of the original, for a draft: unchanged lines keep theirs, and new lines count as kept, after the line they follow.
 * Only the server can read a file again.
 */
export function movedPlainReading(
  { lines: old, plain }: Pick<RedactedDocument, 'lines' | 'plain'>,
  placed: readonly PlacedLine[],
  written: readonly RedactedLine[],
): PlainReading | null | undefined {
  if (!plain) return plain;
  const newIndex = new Map(placed.flatMap(({ from }, index) => (from === null ? [] : [[from, index] as const])));
  /** The last plain line that holds words of a line of the draft, by its index. */
  const plainLineOf = new Map<number, number>();
  const lines = plain.lines.map((parts, at) =>
    parts.flatMap((part): PlainPart[] => {
      if (!isKept(part)) return [part];
      const from = lineIndexAt(old, part.start);
      const index = newIndex.get(from);
      const to = index === undefined ? undefined : written[index];
      if (index === undefined || !to) return [];
      plainLineOf.set(index, at);
      const by = to.start - (old[from]?.start ?? 0);
      return [{ start: part.start + by, end: part.end + by }];
    }),
  );
  return { ...plain, lines: withNewLines(lines, placed, written, plainLineOf) };
}

function withNewLines(
  lines: readonly PlainPart[][],
  placed: readonly PlacedLine[],
  written: readonly RedactedLine[],
  plainLineOf: ReadonlyMap<number, number>,
): PlainPart[][] {
  const behind = new Map<number, PlainPart[][]>();
  let last = -1;
  placed.forEach(({ from }, index) => {
    last = plainLineOf.get(index) ?? last;
    const line = written[index];
    if (from === null && line) behind.set(last, [...(behind.get(last) ?? []), [{ start: line.start, end: line.end }]]);
  });
  return [...(behind.get(-1) ?? []), ...lines.flatMap((line, at) => [line, ...(behind.get(at) ?? [])])].filter((line) => line.length > 0);
}
