import type { Span } from '@/lib/cv/document/redacted-document';
import { resultWords } from '@/lib/facts/outcomes';
import type { Level } from '@/lib/shared/result';
import { monthsCovered } from '../career/months';
import { RECENT_MONTHS, type Reading } from '../reading';
import type { StatementReading } from './statement';

const changes = new Set(resultWords);
/** Weight of a figure that says how large the work was, and not what resulted. */
const SCALE_WORTH = 0.25;
const FEWEST_WORDS = 4;

/** Its figures show a result, and not only how large the work was. */
export const showsResult = ({ figures, tokens }: StatementReading): boolean =>
  figures.some(({ kind }) => kind === 'percentage' || kind === 'change' || kind === 'rank' || kind === 'rating') ||
  (figures.length > 0 && tokens.some(({ word }) => changes.has(word)));

/** The weight of a statement as a result, 0..1: a result in figures counts fully, a size less, a named outcome by the trade. */
export const outcomeWorth = (statement: StatementReading): { worth: number; spans: Span[]; inFigures: boolean } => {
  const { figures, namedOutcomes, counts, hasVerb, words } = statement;
  // 'No accidents in six years' needs no verb; a figure without a verb otherwise shows nothing that was done.
  if (!counts || words < FEWEST_WORDS || (!hasVerb && namedOutcomes.length === 0)) return { worth: 0, spans: [], inFigures: false };
  if (figures.length > 0) {
    return {
      worth: showsResult(statement) || namedOutcomes.length > 0 ? 1 : SCALE_WORTH,
      spans: figures.map(({ start, end }) => ({ start, end })),
      inFigures: true,
    };
  }
  return namedOutcomes.length > 0 ? { worth: 1, spans: [...namedOutcomes], inFigures: false } : { worth: 0, spans: [], inFigures: false };
};

export interface Proof {
  statement: StatementReading;
  worth: number;
  spans: Span[];
  inFigures: boolean;
}

export const proofs = (statements: readonly StatementReading[]): Proof[] =>
  statements.map((statement) => ({ statement, ...outcomeWorth(statement) })).filter(({ worth }) => worth > 0);

/** Results that earn all the points: two, and two more for each recent role or one more for each recent year, whichever is more; at most eight. */
export const resultsAskedFor = { perRole: 2, beside: 2, most: 8 } as const;

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
