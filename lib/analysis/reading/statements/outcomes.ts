import type { Level } from '@/lib/shared/result';
import { ramp } from '../../curves';
import { monthsCovered } from '../career/months';
import { RECENT_MONTHS, type Reading } from '../reading';
import { resultBounds } from './result-model';
import type { StatementReading } from './statement';

/** A line that is more likely a result than not earns, and all that a result earns once it is certain. */
const EARNS = { from: resultBounds.likely, all: 0.98 };

export const isResult = ({ resultChance }: StatementReading): boolean => resultChance >= resultBounds.likely;

/** Of 100 such lines of voices in the training two are results all the same, of those kept aside none or one (`npm run eval:lines`). */
export const isSurelyNoResult = ({ resultChance }: StatementReading): boolean => resultChance < resultBounds.none;

/** The weight of a line as a result, 0..1, by its chance of being one; a size is none. */
export const outcomeWorth = ({ resultChance }: StatementReading): number => ramp(resultChance, EARNS.from, EARNS.all);

/**
 * Results that earn all the points: two, and one and a half more for each recent role or one more for each recent year, whichever is
 * more; at most six. Of 42 CVs that advisers judged, those worth 80 and more lay 4.3 points too low where eight were asked for.
 */
export const resultsAskedFor = { perRole: 1.5, beside: 2, most: 6 } as const;

const MONTHS_A_YEAR = 12;

/** It depends on the roles and years shown, never on the lines under them: taking weak lines away makes nothing look better. */
export function enoughResults({ roles, today }: Reading): number {
  const recent = roles.filter(({ isRecent, isBreak }) => isRecent && !isBreak);
  const months = monthsCovered(
    recent.flatMap(({ months: range }) => (range ? [{ from: Math.max(range.from, today - RECENT_MONTHS), to: range.to }] : [])),
  );
  const { perRole, beside, most } = resultsAskedFor;
  return Math.min(most, beside + Math.max(perRole, perRole * recent.length, months / MONTHS_A_YEAR));
}

/**
 * Statements a CV of this many roles can be expected to have: it depends on the roles, never on the lines under them,
 * so that taking weak lines away makes nothing look better.
 */
export const expectedStatements = (reading: Reading, level: Level): number => {
  const roles = reading.roles.filter(({ isRecent, isBreak }) => isRecent && !isBreak).length;
  return Math.min(level === 'student' ? 12 : 17, Math.max(7, 5 + roles * 4));
};
