import type { LedgerLine } from '@/lib/shared/result';

type Improvable = LedgerLine & { fix: NonNullable<LedgerLine['fix']> };

/** One action of a visitor, with every line of the ledger that it improves. */
export interface Action {
  /** The line whose advice is shown: one that quotes the CV, else the one that lost most. */
  told: Improvable;
  lines: readonly Improvable[];
}

/** Three quarters of a point: advice that gains less is left out, unless it is done in five minutes. */
const WORTH_TELLING = 0.75;
const QUICK_MINUTES = 5;

export const isWorthTelling = ({ gain, maxPoints, points, fix }: LedgerLine): boolean =>
  gain > 0 || maxPoints - points >= WORTH_TELLING || (fix !== null && fix.minutes <= QUICK_MINUTES);

const isImprovable = (line: LedgerLine): line is Improvable => line.fix !== null;

const lost = ({ maxPoints, points }: LedgerLine): number => maxPoints - points;

/** Advice under one title is one action, in the order of the lines. */
export const actionsOf = (lines: readonly LedgerLine[]): Action[] => {
  const byTitle = new Map<string, Improvable[]>();
  for (const line of lines.filter(isImprovable)) byTitle.set(line.fix.title, [...(byTitle.get(line.fix.title) ?? []), line]);
  return [...byTitle.values()].flatMap((same) => {
    const most = same.reduce<Improvable | undefined>((best, line) => (best && lost(best) >= lost(line) ? best : line), undefined);
    const told = same.find(({ fix }) => fix.description.includes('‘')) ?? most;
    return told ? [{ told, lines: same }] : [];
  });
};
