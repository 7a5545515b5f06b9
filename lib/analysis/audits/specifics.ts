import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { saturating } from '../curves';
import { lineCount, MORE_LINES, type LineCount } from '../line-count';
import { expectedStatements } from '../reading/statements/outcomes';
import type { StatementReading } from '../reading/statements/statement';

export type SpecificsFacts =
  | { state: 'no lines' }
  | { state: 'enough'; specific: LineCount }
  /** Every line is specific, and further lines would earn more. */
  | { state: 'too few lines'; specific: LineCount }
  /** `vaguest`: the line to begin with. */
  | { state: 'vague lines'; specific: LineCount; vaguest: string };

/** A figure, or two things at once, say more than one name alone. */
const NAME_WORTH = 0.6;

/** A habit of naming things shows after a few lines. */
const STEP = 0.78;
const EXPECTED_SHARE = 1.3;

/** Names a tool, a system, a client, a method or a size: something a reader could ask about. */
export const isSpecific = ({ counts, figures, properNouns, hits, words, hasVerb }: StatementReading): boolean =>
  counts &&
  words >= 4 &&
  ((figures.length > 0 && hasVerb) ||
    properNouns.length > 0 ||
    hits.some(({ value, to, from }) => (value.list === 'skill' || value.list === 'occupationSkill') && (to - from > 1 || words >= 8)));

const worthOf = ({ figures, properNouns, hits }: StatementReading): number =>
  figures.length > 0 || (properNouns.length > 0 && hits.some(({ value }) => value.list === 'skill')) ? 1 : NAME_WORTH;

/** Lines to name something in, the one to begin with first: results are asked for in the first line without a figure, so here another one is named. */
function vagueLines(statements: readonly StatementReading[]): StatementReading[] {
  // A line with a figure and no verb ('Shrinkage down from 2.1% to 0.9%') lacks nothing that is asked for here.
  const vague = statements.filter((statement) => !isSpecific(statement) && statement.figures.length === 0);
  const first = vague.find(({ hits }) => hits.some(({ value }) => value.list === 'filler')) ?? vague[1] ?? vague[0];
  return first ? [first, ...vague.filter((statement) => statement !== first)] : [];
}

/** 'Ran the weekly stock count in SAP' can be asked about; 'performed various tasks' cannot. */
export const specifics = defineAudit<SpecificsFacts, 'not in English'>({
  id: 'specifics',
  criterion: 'C3',
  category: 'C Evidence and impact',
  points: 8,
  section: 'Work Experience',
  restsOn: ['work'],
  run({ reading, cv, level }) {
    const statements = reading.statements.filter(({ counts }) => counts);
    if (!isInEnglish(cv) && statements.every(({ properNouns }) => properNouns.length === 0)) return notAssessable('not in English');
    if (statements.length === 0) return scored(0, { state: 'no lines' });
    const found = statements.filter(isSpecific);
    const enough = expectedStatements(reading, level) * EXPECTED_SHARE;
    const worth = found.reduce((sum, statement) => sum + worthOf(statement), 0);
    const share = saturating(worth, enough, STEP);
    const specific = lineCount(found.length, statements.length, reading);
    const evidence = found.map(({ statement }) => statement);
    if (share === 1) return scored(share, { state: 'enough', specific }, { evidence });
    const vague = vagueLines(statements);
    const [vaguest] = vague;
    if (!vaguest) {
      const reachable = saturating(worth + MORE_LINES, enough, STEP);
      return scored(share, { state: 'too few lines', specific }, { evidence, reachable });
    }
    return scored(
      share,
      { state: 'vague lines', specific, vaguest: vaguest.text },
      { evidence, targets: vague.map(({ statement }) => statement), reachable: saturating(worth + vague.length, enough, STEP) },
    );
  },
});
