import {
  correctionKinds,
  entryFields,
  fieldOf,
  type CorrectedEntry,
  type CorrectionCounts,
  type CorrectionKind,
  type Corrections,
} from '@/lib/shared/corrections';
import { readingParts, type ReadingPart } from '@/lib/shared/result-names';

type Reading = Pick<Corrections, 'entries' | 'skills'>;

const linesOf = ({ head, body }: CorrectedEntry): number[] => [...head, ...body];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Counts the owner's corrections by kind, without their words. `before` is the reading before them. */
export function kindsOfCorrections(before: Reading, after: Corrections): CorrectionCounts {
  const counts = new Map<CorrectionKind, number>();
  const add = (kind: CorrectionKind, number = 1): void => void (number > 0 && counts.set(kind, (counts.get(kind) ?? 0) + number));
  if (after.entries) for (const [kind, number] of changedEntries(before.entries ?? [], after.entries)) add(kind, number);
  if (after.skills && !isSame(after.skills, before.skills)) add('skills');
  for (const part of after.settled) if (isUnchanged(part, before, after)) add('confirmed');
  return Object.fromEntries(correctionKinds.flatMap((kind) => (counts.has(kind) ? [[kind, counts.get(kind)]] : [])));
}

function isUnchanged(part: ReadingPart, before: Reading, after: Corrections): boolean {
  if (part === readingParts[2]) return after.skills === null || isSame(after.skills, before.skills);
  const of = (entries: Corrections['entries']) => (entries ?? []).filter(({ kind }) => kind === part);
  return after.entries === null || isSame(of(before.entries), of(after.entries));
}

function changedEntries(before: readonly CorrectedEntry[], after: readonly CorrectedEntry[]): [CorrectionKind, number][] {
  const changes: [CorrectionKind, number][] = [];
  const sharing = (entry: CorrectedEntry, others: readonly CorrectedEntry[]): CorrectedEntry[] => {
    const own = new Set(linesOf(entry));
    return others.filter((other) => linesOf(other).some((line) => own.has(line)));
  };
  for (const old of before) {
    const successors = sharing(old, after);
    if (successors.length === 0) changes.push(['removed', 1]);
    else changes.push(['split', successors.length - 1]);
  }
  for (const entry of after) {
    const [old, ...others] = sharing(entry, before);
    if (!old) changes.push(['added', 1]);
    else if (others.length > 0) changes.push(['merged', others.length]);
    else if (old.kind !== entry.kind) changes.push(['kind', 1]);
    else changes.push(...changedFields(old, entry));
  }
  return changes;
}

const changedFields = (old: CorrectedEntry, entry: CorrectedEntry): [CorrectionKind, number][] => [
  ...entryFields[entry.kind]
    .filter((name) => !isSame(fieldOf(old, name), fieldOf(entry, name)))
    .map((name): [CorrectionKind, number] => [name, 1]),
  ['lines', isSame([old.head, old.body], [entry.head, entry.body]) ? 0 : 1],
];
