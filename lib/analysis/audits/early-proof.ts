import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, notAssessable, scored, type Grounds } from '../audit';
import { outcomeWorth } from '../reading/statements/outcomes';
import { mayCarryFigure } from '../line-count';
import type { Figure } from '../reading/figures/figure-context';
import { claimOfProfile, profileFigures } from '../reading/figures/profile-figures';
import { strongLines } from '../reading/statements/strong-lines';
import type { Reading, RoleReading } from '../reading/reading';
import type { StatementReading } from '../reading/statements/statement';
import { clauseFromSentence } from '../text/clause-from-sentence';

export type EarlyProofFacts =
  /** The sentence with a result in the profile. */
  | { state: 'in profile'; clause: string }
  | { state: 'in latest role' }
  /** A line of an earlier role that is strong for certain. */
  | { state: 'further down'; strongest: string; hasProfile: boolean }
  /** Figures are left over of which it is not certain what they tell. */
  | { state: 'unsure' }
  | { state: 'no result'; hasProfile: boolean };

/** Kinds of figures that always show a result. */
const resultKinds = new Set(['percentage', 'change', 'rank', 'rating']);
/** Longer ones would be cut when quoted. */
const QUOTED = 105;
/** A profile that names an outcome or a size, which may be a result or not. */
const MAY_BE_RESULT = 0.5;

/** The line with the strongest result, the first of equals; null where none has one. */
function strongestLine(role: RoleReading | undefined): { line: StatementReading; worth: number } | null {
  let strongest: { line: StatementReading; worth: number } | null = null;
  for (const line of role?.statements ?? []) {
    const { worth } = outcomeWorth(line);
    if (worth > (strongest?.worth ?? 0)) strongest = { line, worth };
  }
  return strongest;
}

/** The sentence of the first of the figures that can be quoted. */
function factsOnProfile({ text }: Cv, profile: Span, results: readonly Figure[]): EarlyProofFacts {
  const clause = results.map((figure) => clauseFromSentence(text, profile, figure, QUOTED)).find((sentence) => sentence !== null);
  return clause ? { state: 'in profile', clause } : { state: 'unsure' };
}

const mayShowResult = (cv: Cv, reading: Reading): boolean =>
  reading.roles[0]?.statements.some(mayCarryFigure) || claimOfProfile(cv, reading) !== 'no';

const placesOf = ({ statement }: StatementReading): Partial<Grounds> => ({ evidence: [statement], targets: [statement] });

/** Neither the profile nor the latest role has a result for certain. */
function factsBelow(cv: Cv, reading: Reading, places: Partial<Grounds>, hasSize: boolean): [EarlyProofFacts, Partial<Grounds>] {
  const hasProfile = cv.profile !== null;
  const [shown] = strongLines(reading);
  // 'Shrinkage down from 2.1% to 0.9%' is a result without a verb.
  if (shown && reading.roles[0]?.statements.includes(shown)) return [{ state: 'in latest role' }, placesOf(shown)];
  if (shown) return [{ state: 'further down', strongest: shown.statement.text, hasProfile }, placesOf(shown)];
  const mayProve = hasSize || mayShowResult(cv, reading);
  return [mayProve ? { state: 'unsure' } : { state: 'no result', hasProfile }, places];
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
  run({ cv, reading }) {
    const { profile } = cv;
    const [latest] = reading.roles;
    if (!profile && !latest) return notAssessable('nothing to look at');
    const figures = profileFigures(cv, reading);
    const results = figures.filter(({ kind }) => resultKinds.has(kind));
    if (profile && results.length > 0) return scored(1, factsOnProfile(cv, profile, results), { evidence: results });
    const strongest = strongestLine(latest);
    if (strongest?.worth === 1) return scored(1, { state: 'in latest role' }, placesOf(strongest.line));
    // A size may be a result or not, so it is not quoted as one.
    const places = { targets: strongest ? [strongest.line.statement] : profile ? [profile] : [] };
    // 'Thirty years on the road with no at fault accidents' is a result that needs no figure; 'four depots' is none.
    const mayBeInProfile = figures.length > 0 || reading.profileHits.some(({ value }) => value.list === 'outcome');
    if (mayBeInProfile) return scored(MAY_BE_RESULT, { state: 'unsure' }, places);
    const [facts, grounds] = factsBelow(cv, reading, places, strongest !== null);
    return scored(facts.state === 'in latest role' ? 1 : (strongest?.worth ?? 0), facts, grounds);
  },
});
