import type { LedgerLine } from '@/lib/shared/result';
import { inWords } from '@/lib/analysis/wording/phrases';

/** The fields of a ledger line that are compared; the live score and a stored report both have them. */
export type ComparedLine = Pick<LedgerLine, 'auditId' | 'title' | 'note' | 'points' | 'found'>;

export interface LedgerChange {
  auditId: string;
  title: string;
  before: number | null;
  after: number | null;
  /** Points gained or lost, in tenths. */
  by: number;
  /** What changed in the CV, printed after the points: '+6: three outcomes added'. */
  words: string;
}

interface Counted {
  one: string;
  many: string;
}

/** Lines whose quotes are what earns their points, by the name of what is counted. */
const merits: Record<string, Counted> = {
  results: { one: 'result', many: 'results' },
  contact: { one: 'contact detail', many: 'contact details' },
};

/** A count is printed only where it explains the points: more of them and more points. */
function wordsFor(auditId: string, old: ComparedLine | undefined, fresh: ComparedLine | undefined, by: number): string {
  if (!fresh) return 'no longer applies';
  const more = (fresh.found ?? 0) - (old?.found ?? 0);
  const isCounted = old?.found !== undefined && fresh.found !== undefined && Math.sign(more) === Math.sign(by);
  const counted = merits[auditId];
  if (!isCounted || !counted) return fresh.note || fresh.title;
  const number = Math.abs(more);
  return `${inWords(number)} ${number === 1 ? counted.one : counted.many} ${more > 0 ? 'added' : 'taken out'}`;
}

/** Points are rounded so that they add up to the score, so a tenth may move between unchanged lines. */
const isRounding = (old: ComparedLine | undefined, fresh: ComparedLine | undefined, by: number): boolean =>
  Math.abs(by) <= 0.1 && old?.note === fresh?.note;

/** Compares two ledgers line by line, the largest change first. A line that only one of them has (a deduction) counts as 0 in the other. */
export function changedLines(
  before: readonly ComparedLine[],
  after: readonly ComparedLine[],
): { lines: LedgerChange[]; unchanged: number } {
  const ids = [...new Set([...after, ...before].map(({ auditId }) => auditId))];
  const all = ids.map((auditId): LedgerChange => {
    const old = before.find((line) => line.auditId === auditId);
    const fresh = after.find((line) => line.auditId === auditId);
    const difference = Math.round(((fresh?.points ?? 0) - (old?.points ?? 0)) * 10) / 10;
    const by = isRounding(old, fresh, difference) ? 0 : difference;
    return {
      auditId,
      title: fresh?.title ?? old?.title ?? auditId,
      before: old?.points ?? null,
      after: fresh?.points ?? null,
      by,
      words: wordsFor(auditId, old, fresh, by),
    };
  });
  const lines = all.filter(({ by }) => by !== 0).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return { lines, unchanged: all.length - lines.length };
}
