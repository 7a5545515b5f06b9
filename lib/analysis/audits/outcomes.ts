import type { WorkEntry } from '@/lib/cv/cv';
import { defineAudit, isInEnglish, notAssessable, scored, type AuditInput, type Grounds, type Measurement } from '../audit';
import { saturating } from '../curves';
import { mayCarryFigure, MORE_LINES, PLENTY } from '../line-count';
import { namedRole, type NamedRole } from '../reading/career/named-role';
import { enoughResults, proofs, showsResult, type Proof } from '../reading/statements/outcomes';
import type { Reading, RoleReading } from '../reading/reading';
import type { StatementReading } from '../reading/statements/statement';
import { strongLines } from '../reading/statements/strong-lines';

export type OutcomesFacts =
  | { state: 'no lines' }
  /** Full marks, or results in most lines: nobody is asked for more. */
  | { state: 'enough results' }
  /** Every line carries a result, and further lines would earn more. */
  | { state: 'too few lines' }
  /** `counted`: a line that shows a result for certain. `role`: the one to begin with. */
  | { state: 'weak lines'; role: NamedRole | null; counted: string | null };

/** Figures earn most of the points; in a trade that rarely has them, named results can earn half. */
const NAMED_WORTH = { rarelyNumeric: 0.8, otherwise: 0.5 };
const NAMED_SHARE = { rarelyNumeric: 0.5, otherwise: 0.25 };

/** Every further result counts nearly as much as the one before. */
const STEP = 0.98;

/** The share for so many results: those in figures by their weight, those without by their number. */
function shareOf(inFigures: number, named: number, { reading, rarelyNumeric }: AuditInput): number {
  const enough = enoughResults(reading);
  const rule = rarelyNumeric ? 'rarelyNumeric' : 'otherwise';
  const figuresAlone = saturating(inFigures, enough, STEP);
  return Math.max(
    figuresAlone,
    Math.min(saturating(inFigures + named * NAMED_WORTH[rule], enough, STEP), figuresAlone + NAMED_SHARE[rule]),
  );
}

/** Lines of recent roles that a result could be added to, those without a figure first. */
function weakLines(reading: Reading, found: readonly Proof[]): StatementReading[] {
  const proven = new Set(found.map(({ statement }) => statement));
  return (
    reading.roles
      .filter(({ isRecent }) => isRecent)
      .flatMap((role) => role.statements)
      .filter((statement) => statement.counts && statement.tokens.length >= 4 && !proven.has(statement))
      // 'Shrinkage down from 2.1% to 0.9%' lacks a verb, which another audit reports, and no result.
      .filter((statement) => !showsResult(statement))
      // Asking a line that has a figure for one would read as if nobody had looked.
      .sort((a, b) => Number(mayCarryFigure(a)) - Number(mayCarryFigure(b)))
  );
}

/** Lines of older roles are better shortened than improved. */
const ROLES_ASKED = 2;

const hasNothing = (line: StatementReading, weak: readonly StatementReading[]): boolean => weak.includes(line) && !mayCarryFigure(line);

/** Where less is earned, results are asked for although most lines may have a figure. */
const MOSTLY_EARNED = 0.6;

/** The first of the latest roles whose lines mostly lack a result; where little is earned, the first with such a line. */
function roleToBegin({ reading: { roles } }: AuditInput, weak: readonly StatementReading[], share: number): WorkEntry | null {
  const latest = roles.filter(({ isBreak }) => !isBreak).slice(0, ROLES_ASKED);
  const lacking = ({ statements }: RoleReading): number => statements.filter((line) => hasNothing(line, weak)).length;
  const first = share < MOSTLY_EARNED ? latest.find(({ statements }) => statements.some((line) => weak.includes(line))) : null;
  return (latest.find((one) => 2 * lacking(one) > one.statements.length) ?? first)?.entry ?? null;
}

/** More than half of the lines of recent roles and projects show a result, or a figure. */
function isMostlyDone({ statements }: Reading, found: readonly Proof[]): boolean {
  const proven = new Set(found.map(({ statement }) => statement));
  return 2 * statements.filter((line) => proven.has(line) || mayCarryFigure(line)).length > statements.length;
}

interface Weak extends Pick<Grounds, 'evidence'> {
  weak: readonly StatementReading[];
  found: readonly Proof[];
  share: number;
  reachable: number;
}

/** The role to begin with. Which of its lines deserves a result the person knows best: the weakest one may be one to delete. */
function judgeWeak(input: AuditInput, { weak, found, share, evidence, reachable }: Weak): Measurement<OutcomesFacts> {
  const entry = roleToBegin(input, weak, share);
  // Where most lines have a result, or may all have a figure, nothing is asked for.
  if ((share >= MOSTLY_EARNED && isMostlyDone(input.reading, found)) || !entry)
    return scored(share, { state: 'enough results' }, { evidence, reachable: share });
  const role = entry.title ?? entry.employer;
  return scored(
    share,
    { state: 'weak lines', role: namedRole(entry, input.reading.roles), counted: strongLines(input.reading)[0]?.text ?? null },
    { evidence, targets: role ? [role] : [], reachable },
  );
}

/** Figures make a claim checkable. 'Cut costs by 12%' passes; 'helped to reduce costs' does not. */
export const outcomes = defineAudit<OutcomesFacts, 'not in English'>({
  id: 'outcomes',
  criterion: 'C1',
  category: 'C Evidence and impact',
  points: 22,
  section: 'Work Experience',
  restsOn: ['work'],
  run(input) {
    const { reading, cv } = input;
    const statements = reading.statements.filter(({ counts }) => counts);
    if (!isInEnglish(cv) && statements.every(({ figures }) => figures.length === 0)) return notAssessable('not in English');
    if (statements.length === 0) return scored(0, { state: 'no lines' });
    const found = proofs(statements);
    const inFigures = found.filter((proof) => proof.inFigures);
    const byFigures = inFigures.reduce((sum, { worth }) => sum + worth, 0);
    const named = found.length - inFigures.length;
    const share = shareOf(byFigures, named, input);
    const evidence = found.map(({ statement }) => statement.statement);
    if (share === 1) return scored(share, { state: 'enough results' }, { evidence });
    const weak = weakLines(reading, found);
    const results = found.filter(({ worth }) => worth === 1).length;
    if (results >= PLENTY || (weak.length === 0 && statements.length >= PLENTY))
      return scored(share, { state: 'enough results' }, { evidence, targets: evidence.slice(0, 1), reachable: share });
    if (weak.length === 0) {
      const reachable = shareOf(byFigures + MORE_LINES, named, input);
      return scored(share, { state: 'too few lines' }, { evidence, reachable });
    }
    return judgeWeak(input, { weak, share, evidence, reachable: shareOf(byFigures + weak.length, named, input), found });
  },
});
