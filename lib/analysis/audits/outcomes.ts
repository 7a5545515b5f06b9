import { defineAudit, isInEnglish, notAssessable, scored, type Grounds, type Measurement } from '../audit';
import { saturating } from '../curves';
import { MORE_LINES, PLENTY } from '../line-count';
import { namedRole, type NamedRole } from '../reading/career/named-role';
import { enoughResults, isResult, isSurelyNoResult, outcomeWorth } from '../reading/statements/outcomes';
import type { Reading, RoleReading } from '../reading/reading';
import type { StatementReading } from '../reading/statements/statement';
import { resultBounds } from '../reading/statements/result-model';
import { strongLines } from '../reading/statements/strong-lines';

export type OutcomesFacts =
  | { state: 'no lines' }
  /** Full marks, or results in most lines: nobody is asked for more. */
  | { state: 'enough results' }
  /** Every line may carry a result, and further lines would earn more. */
  | { state: 'too few lines' }
  /** `counted`: a line that shows a result for certain. `role`: the one to begin with. */
  | { state: 'weak lines'; role: NamedRole | null; counted: string | null };

/** Every further result counts nearly as much as the one before. */
const STEP = 0.98;

const shareOf = (worth: number, reading: Reading): number => saturating(worth, enoughResults(reading), STEP);

const FEWEST_WORDS = 4;

/** The lines of recent roles that are long enough to hold a result. */
const linesToJudge = ({ roles }: Reading): StatementReading[] =>
  roles
    .filter(({ isRecent, isBreak }) => isRecent && !isBreak)
    .flatMap(({ statements }) => statements)
    .filter(({ counts, tokens }) => counts && tokens.length >= FEWEST_WORDS);

/** Lines of older roles are better shortened than improved. */
const ROLES_ASKED = 3;

/** Three years in a role say as much of somebody as more do. */
const LONG_ROLE = 36;

/** Where less is earned, results are asked for although most lines may show one. */
const MOSTLY_EARNED = 0.6;

/** The latest paid roles; the unpaid ones of somebody who has no others. */
function latestRoles({ roles }: Reading): RoleReading[] {
  const worked = roles.filter(({ isBreak, statements }) => !isBreak && statements.length > 0);
  const paid = worked.filter(({ isPaid }) => isPaid);
  return (paid.length > 0 ? paid : worked).slice(0, ROLES_ASKED);
}

const monthsIn = ({ months }: RoleReading): number => (months ? Math.min(LONG_ROLE, months.to - months.from) : 0);

/** The longest, the latest of those that are long: a few weeks at a depot or nights beside a change of career show little of somebody. */
const mainOf = (roles: readonly RoleReading[]): RoleReading | undefined =>
  roles.reduce<RoleReading | undefined>((best, role) => (best && monthsIn(best) >= monthsIn(role) ? best : role), undefined);

/** Of the latest roles that mostly lack results the main one; where little is earned, of those with results in less than half of the lines. */
function roleToBegin(reading: Reading, weak: readonly StatementReading[], share: number): RoleReading | null {
  const latest = latestRoles(reading);
  const lacksMost = ({ statements }: RoleReading): boolean =>
    2 * statements.filter((line) => weak.includes(line)).length > statements.length;
  const results = ({ statements }: RoleReading): number => statements.filter(isResult).length;
  const mayGain = (role: RoleReading): boolean =>
    role.statements.some((line) => weak.includes(line)) && 2 * results(role) < role.statements.length;
  return mainOf(latest.filter(lacksMost)) ?? (share < MOSTLY_EARNED ? mainOf(latest.filter(mayGain)) : undefined) ?? null;
}

/** The role to begin with. Which of its lines deserves a result the person knows best: the weakest one may be one to delete. */
function judgeWeak(
  reading: Reading,
  weak: readonly StatementReading[],
  share: number,
  grounds: Partial<Grounds>,
): Measurement<OutcomesFacts> {
  const toBegin = roleToBegin(reading, weak, share);
  const mayBeMost = 2 * weak.length < linesToJudge(reading).length;
  if ((share >= MOSTLY_EARNED && mayBeMost) || !toBegin)
    return scored(share, { state: 'enough results' }, { ...grounds, reachable: share });
  const { entry } = toBegin;
  const role = entry.title ?? entry.employer;
  return scored(
    share,
    {
      state: 'weak lines',
      role: namedRole(entry, reading.roles),
      counted: strongLines(reading)[0]?.text ?? null,
    },
    { ...grounds, targets: role ? [role] : [] },
  );
}

/** What came of the work makes a claim checkable. 'Cut costs by 12%' and 'my rota is still used' pass; 'helped to reduce costs' does not. */
export const outcomes = defineAudit<OutcomesFacts, 'not in English'>({
  id: 'outcomes',
  criterion: 'C1',
  category: 'C Evidence and impact',
  points: 22,
  section: 'Work Experience',
  restsOn: ['work'],
  run({ reading, cv }) {
    const statements = reading.statements.filter(({ counts }) => counts);
    if (!isInEnglish(cv) && statements.every(({ figures }) => figures.length === 0)) return notAssessable('not in English');
    if (statements.length === 0) return scored(0, { state: 'no lines' });
    const worth = statements.reduce((sum, line) => sum + outcomeWorth(line), 0);
    const share = shareOf(worth, reading);
    const results = statements.filter(isResult);
    // Only what certainly is a result is shown as one.
    const evidence = results.filter(({ resultChance }) => resultChance >= resultBounds.certain).map(({ statement }) => statement);
    if (share === 1) return scored(share, { state: 'enough results' }, { evidence });
    const weak = linesToJudge(reading).filter(isSurelyNoResult);
    if (results.length >= PLENTY || (weak.length === 0 && statements.length >= PLENTY))
      return scored(share, { state: 'enough results' }, { evidence, targets: evidence.slice(0, 1), reachable: share });
    if (weak.length === 0) return scored(share, { state: 'too few lines' }, { evidence, reachable: shareOf(worth + MORE_LINES, reading) });
    return judgeWeak(reading, weak, share, { evidence, reachable: shareOf(worth + weak.length, reading) });
  },
});
