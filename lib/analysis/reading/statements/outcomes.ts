import type { Span } from '@/lib/cv/document/redacted-document';
import type { Level } from '@/lib/shared/result';
import type { Reading } from '../reading';
import type { StatementReading } from './statement';

/** Words that turn a number into a result: 'cut waiting times by 20 minutes' against 'worked 20 hours'. */
const CHANGE = new Set(
  `reduced reducing cut cutting saved saving savings increased increasing increase improved improving raised raising grew growing growth won exceeded exceeding beat
   halved doubled recovered generated delivered achieved achieving gained retained lowered decreased shortened boosted faster ahead under below above beating met
   secured sold lifted completed resolved cleared eliminated avoided recruited trained passed reaching reached hit closed converted attracted awarded rated`.split(
    /\s+/,
  ),
);
const SCALE_WORTH = 0.35;
const FEWEST_WORDS = 4;

/** Its figures say what came of the work, and not only how large it was. */
export const showsResult = ({ figures, tokens }: StatementReading): boolean =>
  figures.some(({ kind }) => kind === 'percentage' || kind === 'change' || kind === 'rank' || kind === 'rating') ||
  (figures.length > 0 && tokens.some(({ word }) => CHANGE.has(word)));

/** What a statement proves, 0..1: a result in figures counts whole, mere size less, a named outcome by the trade. */
export const outcomeWorth = (statement: StatementReading): { worth: number; spans: Span[]; inFigures: boolean } => {
  const { figures, namedOutcomes, counts, hasVerb, words } = statement;
  // 'No accidents in six years' needs no verb to be understood; a figure without one tells of nothing done.
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

/** How many outcomes a full mark asks for at each level. */
export const expectedOutcomes: Readonly<Record<Level, number>> = {
  student: 14,
  mid: 20,
  senior: 21,
  executive: 21,
  academic: 15,
  creative: 16,
};

/**
 * Statements a CV of this many roles can be expected to have: it depends on the roles, never on the lines under them,
 * so that taking weak lines away makes nothing look better.
 */
export const expectedStatements = (reading: Reading, level: Level): number => {
  const roles = reading.roles.filter(({ isRecent, isBreak }) => isRecent && !isBreak).length;
  return Math.min(level === 'student' ? 12 : 17, Math.max(7, 5 + roles * 4));
};
