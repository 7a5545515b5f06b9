import { strongResultWords, uncertainOutcomes } from '@/lib/facts/outcomes';
import type { Reading } from '../reading';
import { isBalanced } from '../../text/clause-from-sentence';
import { outcomeWorth, showsResult } from './outcomes';
import type { StatementReading } from './statement';

const changes = new Set(strongResultWords);
const uncertain = new Set(uncertainOutcomes);
/** Kinds of figures that always show a change or a result. */
const telling = new Set(['percentage', 'change', 'rank', 'rating']);
/** A quotation is cut after so many characters, so what makes the line strong must stand before. */
const QUOTED = 100;

const isQuotedWhole = ({ end }: { end: number }, { start }: { start: number }): boolean => end - start <= QUOTED;

/** Shows an award, a saving, a rank or a change with its size; 'Trained under two chefs' has a number and none of these. */
export function hasOutcome({ figures, tokens, namedOutcomes, statement, hits }: StatementReading): boolean {
  const near = figures.filter((figure) => isQuotedWhole(figure, statement));
  const named = hits.filter(({ value, start }) => value.list === 'outcome' && namedOutcomes.some((span) => span.start === start));
  return (
    near.some(({ kind }) => telling.has(kind)) ||
    (near.length > 0 && tokens.some((token) => changes.has(token.word) && isQuotedWhole(token, statement))) ||
    named.some((hit) => !uncertain.has(hit.value.id) && isQuotedWhole(hit, statement))
  );
}

/** A sentence or bullet point from its beginning: no line that a page break cut, no half of a bracket. */
export const isWholeLine = ({ text }: StatementReading): boolean => /^[\p{Lu}\d£€$]/u.test(text.trim()) && isBalanced(text);

/** The lines that are certainly strong: those of the latest role first, and the best first in each. */
export function strongLines(reading: Reading): StatementReading[] {
  // 'Manage a team of six' is a duty with a size, however large.
  const isStrong = (line: StatementReading): boolean =>
    line.counts && !line.isInBreak && isWholeLine(line) && (outcomeWorth(line).worth > 0 || showsResult(line)) && hasOutcome(line);
  const inRoles = reading.roles.filter(({ isRecent }) => isRecent).map(({ statements }) => statements);
  const known = new Set(inRoles.flat());
  return [...inRoles, reading.statements.filter((line) => !known.has(line))].flatMap((lines) =>
    lines.filter(isStrong).sort((a, b) => b.figures.length - a.figures.length),
  );
}
