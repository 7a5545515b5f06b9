import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, notAssessable, scored } from '../audit';
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
  /** A line that is strong for certain, of the latest role or further down. */
  | { state: 'below the profile'; strongest: string; isLatest: boolean; hasProfile: boolean }
  /** Figures are left over of which it is not certain what they tell. */
  | { state: 'unsure' }
  | { state: 'no result'; hasProfile: boolean };

/** Kinds of figures that always show a result. */
const resultKinds = new Set(['percentage', 'change', 'rank', 'rating']);
/** Longer ones would be cut when quoted. */
const QUOTED = 105;
/** Readers see the profile first and the latest role second. */
const IN_ROLE = 0.4;

/** The line with the strongest result, the first of equals; null where none has one. */
function strongestLine(role: RoleReading | undefined): { line: StatementReading; worth: number } | null {
  let strongest: { line: StatementReading; worth: number } | null = null;
  for (const line of role?.statements ?? []) {
    const { worth } = outcomeWorth(line);
    if (worth > (strongest?.worth ?? 0)) strongest = { line, worth };
  }
  return strongest;
}

/** The sentence of the first figure that tells a change, a rank or a rating. Other figures may tell a result or not. */
function factsOnProfile({ text }: Cv, profile: Span, figures: readonly Figure[]): EarlyProofFacts {
  const clause = figures
    .filter(({ kind }) => resultKinds.has(kind))
    .map((figure) => clauseFromSentence(text, profile, figure, QUOTED))
    .find((sentence) => sentence !== null);
  return clause ? { state: 'in profile', clause } : { state: 'unsure' };
}

const mayShowResult = (cv: Cv, reading: Reading): boolean =>
  reading.roles[0]?.statements.some(mayCarryFigure) || claimOfProfile(cv, reading) !== 'no';

/**
 * Checks for a result where readers look first: in the profile or under the latest role. It depends on the order of the text, not on
 * the height on the page, so that another template changes nothing.
 */
export const earlyProof = defineAudit<EarlyProofFacts, 'nothing to look at'>({
  id: 'early-proof',
  criterion: 'C5',
  category: 'C Evidence and impact',
  points: 6,
  section: 'Professional Summary',
  restsOn: ['work'],
  run({ cv, reading }) {
    const { profile } = cv;
    const latest = reading.roles[0];
    if (!profile && !latest) return notAssessable('nothing to look at');
    const inProfile = profileFigures(cv, reading);
    if (profile && inProfile.length > 0) return scored(1, factsOnProfile(cv, profile, inProfile), { evidence: inProfile });
    const hasProfile = profile !== null;
    const strongest = strongestLine(latest);
    const places = strongest
      ? { evidence: [strongest.line.statement], targets: [strongest.line.statement] }
      : { targets: profile ? [profile] : [] };
    const share = (strongest?.worth ?? 0) * IN_ROLE;
    // 'Thirty years on the road with no at fault accidents' is a result that needs no figure.
    if (reading.profileHits.some(({ value }) => value.list === 'outcome'))
      return scored(Math.max(share, IN_ROLE), { state: 'unsure' }, places);
    const [shown] = strongLines(reading);
    if (shown) {
      const facts = { strongest: shown.statement.text, isLatest: latest?.statements.includes(shown) === true, hasProfile };
      return scored(share, { state: 'below the profile', ...facts }, { evidence: [shown.statement], targets: [shown.statement] });
    }
    const mayProve = strongest !== null || mayShowResult(cv, reading);
    return scored(share, mayProve ? { state: 'unsure' } : { state: 'no result', hasProfile }, places);
  },
});
