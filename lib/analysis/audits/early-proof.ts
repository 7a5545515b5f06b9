import { defineAudit, notAssessable, scored, type AuditInput, type Grounds } from '../audit';
import { mayCarryFigure } from '../line-count';
import type { RoleReading } from '../reading/reading';
import { isResult, outcomeWorth } from '../reading/statements/outcomes';
import type { ProfileSentence } from '../reading/statements/profile-results';
import { resultBounds, unjudged } from '../reading/statements/result-model';
import type { StatementReading } from '../reading/statements/statement';
import { isWholeText, strongLines } from '../reading/statements/strong-lines';

export type EarlyProofFacts =
  /** The sentence of the profile that certainly tells a result. */
  | { state: 'in profile'; sentence: string }
  | { state: 'in latest role' }
  /** A line of an earlier role that is strong for certain. */
  | { state: 'further down'; strongest: string; hasProfile: boolean }
  /** Words are left over that may tell a result, or tell one that cannot be quoted whole. */
  | { state: 'unsure' }
  | { state: 'no result'; hasProfile: boolean };

/** Longer sentences would be cut when quoted. */
const QUOTED = 105;

/**
 * A whole sentence that certainly tells a result: no end of one after 'St.', no half of a bracket. It has a figure, as what somebody
 * tells of their life sounds like a result too: 'My father passed away in 2021'.
 */
const isQuotable = ({ text, resultChance }: ProfileSentence): boolean =>
  resultChance >= resultBounds.certain && unjudged(text).figures.length > 0 && text.length <= QUOTED && isWholeText(text);

const MAY_BE_RESULT = 0.5;

/** The line that is most likely a result. */
const strongestLine = (role: RoleReading | undefined): StatementReading | undefined =>
  [...(role?.statements ?? [])].sort((a, b) => outcomeWorth(b) - outcomeWorth(a))[0];

const placesOf = ({ statement }: StatementReading): Partial<Grounds> => ({ evidence: [statement], targets: [statement] });

/** Neither the profile nor the latest role has a result for certain. */
function factsBelow({ cv, reading }: AuditInput): [EarlyProofFacts, Partial<Grounds>] {
  const hasProfile = cv.profile !== null;
  const [shown] = strongLines(reading);
  if (shown) return [{ state: 'further down', strongest: shown.statement.text, hasProfile }, placesOf(shown)];
  const mayProve = reading.roles[0]?.statements.some((line) => mayCarryFigure(line) || line.resultChance >= resultBounds.perhaps);
  return [mayProve ? { state: 'unsure' } : { state: 'no result', hasProfile }, { targets: cv.profile ? [cv.profile] : [] }];
}

/**
 * Checks for a result where readers look first: in the profile or under the latest role. It depends on the order of the text, not on
 * the height on the page, so that another template changes nothing.
 */
export const earlyProof = defineAudit<EarlyProofFacts, 'nothing to look at'>({
  id: 'early-proof',
  criterion: 'C5',
  category: 'C Evidence and impact',
  points: 5,
  section: 'Professional Summary',
  restsOn: ['work'],
  run(input) {
    const { cv, reading } = input;
    const [latest] = reading.roles;
    if (!cv.profile && !latest) return notAssessable('nothing to look at');
    const { profileSentences } = reading;
    const [said] = profileSentences;
    if (said && said.resultChance >= resultBounds.certain) {
      const quotable = profileSentences.find(isQuotable);
      const facts: EarlyProofFacts = quotable ? { state: 'in profile', sentence: quotable.text } : { state: 'unsure' };
      return scored(1, facts, { evidence: quotable ? [quotable] : [] });
    }
    const strongest = strongestLine(latest);
    if (strongest && strongest.resultChance >= resultBounds.certain) return scored(1, { state: 'in latest role' }, placesOf(strongest));
    // A duty may look like a result: it earns what it earns among the results.
    if (strongest && isResult(strongest)) return scored(Math.max(MAY_BE_RESULT, outcomeWorth(strongest)), { state: 'unsure' });
    if (said && said.resultChance >= resultBounds.perhaps) return scored(MAY_BE_RESULT, { state: 'unsure' }, { targets: [said] });
    const [facts, grounds] = factsBelow(input);
    return scored(strongest ? outcomeWorth(strongest) : 0, facts, grounds);
  },
});
