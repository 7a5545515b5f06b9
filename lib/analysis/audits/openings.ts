import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { saturating } from '../curves';
import { MORE_LINES, PLENTY } from '../line-count';
import { hasObject } from '../reading/statements/opening-verb';
import { expectedStatements } from '../reading/statements/outcomes';
import type { StatementReading } from '../reading/statements/statement';

export type OpeningsFacts =
  | { state: 'no lines' }
  /** No line without figures opens with a known weak phrase. Of the others nothing is told: 'Open damp and mould cases' begins with an adjective. */
  | { state: 'no weak phrase' }
  /** The first line that opens with a phrase such as 'Responsible for'. */
  | { state: 'weak phrase'; text: string; phrase: string; isOnlyOne: boolean };

/** 'Serving customers' names a duty where 'Served 200 covers a night' tells what was done. */
const DUTY_WORTH = 0.4;
const EXPECTED_SHARE = 1.2;
/** The share is only judged from this number of lines on. */
const STEP = 0.8;
/** The same verb counts for three lines; further ones earn nothing and cost nothing. */
const TIMES = 3;

/** The share for all openings together. */
function worthOfOpenings(statements: readonly StatementReading[]): number {
  const used = new Map<string, number>();
  let worth = 0;
  for (const { opening } of statements) {
    if (!opening) continue;
    const times = (used.get(opening.verb) ?? 0) + 1;
    used.set(opening.verb, times);
    if (times <= TIMES) worth += opening.form === 'participle' ? DUTY_WORTH : 1;
  }
  return worth;
}

/** A line should begin with a verb that says who acted. 'Managed the rota' passes; 'Responsible for the rota' does not. */
export const openings = defineAudit<OpeningsFacts, 'not in English'>({
  id: 'openings',
  criterion: 'C2',
  category: 'C Evidence and impact',
  points: 3,
  section: 'Work Experience',
  restsOn: ['work'],
  run({ reading, cv, level }) {
    if (!isInEnglish(cv)) return notAssessable('not in English');
    const statements = reading.statements.filter(({ counts }) => counts);
    if (statements.length === 0) return scored(0, { state: 'no lines' });
    const worth = worthOfOpenings(statements);
    const opened = statements.filter(({ opening }) => opening);
    // 'Mixed practice, five surgeries' begins with no verb: only what certainly does is shown.
    const sure = opened.filter(hasObject);
    // 'In charge of 48 residents at night' says what counts.
    const weakLines = statements.filter(({ weakOpening, figures }) => weakOpening && figures.length === 0);
    const enough = expectedStatements(reading, level) * EXPECTED_SHARE;
    const share = saturating(worth, enough, STEP);
    const evidence = sure.map(({ statement }) => statement);
    const targets = [
      ...weakLines,
      ...statements.filter(({ opening, weakOpening, tokens }) => !opening && !weakOpening && tokens.length >= 4),
    ];
    if (weakLines.length === 0 && (opened.length >= PLENTY || (targets.length === 0 && statements.length >= PLENTY)))
      return scored(share, { state: 'no weak phrase' }, { evidence, targets: evidence.slice(0, 1), reachable: share });
    if (targets.length === 0) {
      const reachable = saturating(worth + MORE_LINES, enough, STEP);
      return scored(share, { state: 'no weak phrase' }, { evidence, reachable });
    }
    const reachableWith = (more: number): number => saturating(worth + more, enough, STEP);
    const [weakest] = weakLines;
    if (!weakest?.weakOpening) {
      const lines = targets.map(({ statement }) => statement);
      return scored(share, { state: 'no weak phrase' }, { evidence, targets: lines, reachable: reachableWith(lines.length) });
    }
    const quoted = weakLines.map(({ statement }) => statement);
    return scored(
      share,
      { state: 'weak phrase', text: weakest.text, phrase: weakest.weakOpening.phrase, isOnlyOne: weakLines.length === 1 },
      { evidence, targets: quoted, reachable: reachableWith(quoted.length) },
    );
  },
});
