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

interface CountedWords {
  /** The words where the audit now sees more; `n` is how many more. */
  more: (n: number) => string;
  less: (n: number) => string;
}

const things =
  (one: string, many: string) =>
  (n: number): string =>
    `${inWords(n)} ${n === 1 ? one : many}`;

/** Audits whose evidence is a list of strengths: more of them, more points. */
const merits: Record<string, CountedWords> = {
  outcomes: { more: things('outcome added', 'outcomes added'), less: things('outcome taken out', 'outcomes taken out') },
  openings: {
    more: things('line now opens with a verb', 'lines now open with a verb'),
    less: things('line no longer opens with a verb', 'lines no longer open with a verb'),
  },
  specifics: {
    more: things('line now names a tool, client, method or size', 'lines now name a tool, client, method or size'),
    less: things('line no longer names a tool, client, method or size', 'lines no longer name a tool, client, method or size'),
  },
  'shown-skills': {
    more: things('more skill shown in use', 'more skills shown in use'),
    less: things('skill no longer shown', 'skills no longer shown'),
  },
  contact: {
    more: things('contact detail added', 'contact details added'),
    less: things('contact detail taken out', 'contact details taken out'),
  },
};

/** Audits whose evidence is a list of faults: fewer of them, more points. */
const faults: Record<string, CountedWords> = {
  spelling: { more: things('spelling to put right', 'spellings to put right'), less: things('spelling put right', 'spellings put right') },
  'unwanted-details': {
    more: things('detail that does not belong added', 'details that do not belong added'),
    less: things('detail that does not belong taken out', 'details that do not belong taken out'),
  },
};

/** A count is printed only where it explains the points: more strengths and more points, or fewer faults. */
function wordsFor(auditId: string, old: ComparedLine | undefined, fresh: ComparedLine | undefined, by: number): string {
  if (!fresh) return 'no longer applies';
  const more = (fresh.found ?? 0) - (old?.found ?? 0);
  const isCounted = old?.found !== undefined && fresh.found !== undefined && more !== 0;
  const words = Math.sign(more) === Math.sign(by) ? merits[auditId] : faults[auditId];
  if (!isCounted || !words) return fresh.note || fresh.title;
  return more > 0 ? words.more(more) : words.less(-more);
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
