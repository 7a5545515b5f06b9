import type { RedactedDocument, RedactedLine, Span } from '@/lib/cv/document/redacted-document';
import type { CorrectedEntry, Corrections } from '@/lib/shared/corrections';
import type { PlacedLine } from './placed-line';

/**
 * Moves the owner's corrections to the lines of a draft. An entry whose head is unchanged keeps its fields; the lines below it are its
 * body. An entry with a new head is read by the parser.
 */
export function movedCorrections(
  document: RedactedDocument,
  placed: readonly PlacedLine[],
  written: readonly RedactedLine[],
): Pick<RedactedDocument, 'corrections'> {
  const { corrections } = document;
  if (!corrections) return {};
  const places = new Map(placed.flatMap(({ from }, index) => (from === null ? [] : [[from, index] as const])));
  const move = (span: Span | null): Span | null => span && movedSpan(span, document, places, written);
  const kept = (lines: readonly number[]): number[] => lines.flatMap((line) => places.get(line) ?? []);
  const belongs = ownersOf(corrections, placed);
  const entries = corrections.entries?.flatMap((entry, number): CorrectedEntry[] => {
    const head = kept(entry.head);
    if (head.length < entry.head.length) return [];
    const body = [...kept(entry.body), ...placed.flatMap(({ from }, index) => (from === null && belongs[index] === number ? [index] : []))];
    return [{ ...withMovedFields(entry, move), head, body }];
  });
  const added = placed.flatMap(({ from }, index) => (from === null && belongs[index] === null ? [index] : []));
  const skills = corrections.skills && kept(corrections.skills);
  return { corrections: { ...corrections, entries: entries ?? null, skills: skills?.length ? skills : null, added } };
}

/** The entry that each line of the draft belongs to: a new line belongs to the entry above it, until a new heading begins another. */
function ownersOf({ entries }: Corrections, placed: readonly PlacedLine[]): (number | null)[] {
  const owners = new Map((entries ?? []).flatMap(({ head, body }, number) => [...head, ...body].map((line) => [line, number] as const)));
  let current: number | null = null;
  return placed.map(({ from, opens }) => {
    if (from !== null) current = owners.get(from) ?? null;
    else if (opens) current = null;
    return current;
  });
}

function withMovedFields(entry: CorrectedEntry, move: (span: Span | null) => Span | null): CorrectedEntry {
  const dates = move(entry.dates);
  return entry.kind === 'work'
    ? { ...entry, dates, title: move(entry.title), employer: move(entry.employer), place: move(entry.place) }
    : { ...entry, dates, award: move(entry.award), area: move(entry.area), institution: move(entry.institution), grade: move(entry.grade) };
}

/** The same words in their new place; null where their line was deleted. */
function movedSpan(
  { start, end }: Span,
  { lines }: RedactedDocument,
  places: ReadonlyMap<number, number>,
  written: readonly RedactedLine[],
): Span | null {
  const shiftAt = (offset: number): number | null => {
    const old = lines.findIndex((line) => line.start <= offset && offset <= line.end);
    const [from, to] = [lines[old], written[places.get(old) ?? -1]];
    return from && to ? to.start - from.start : null;
  };
  const [first, last] = [shiftAt(start), shiftAt(end)];
  return first === null || last === null ? null : { start: start + first, end: end + last };
}
