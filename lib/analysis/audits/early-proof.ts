import { defineAudit, notAssessable, scored } from '../audit';
import { outcomeWorth } from '../reading/statements/outcomes';
import { profileFigures } from '../reading/figures/profile-figures';
import type { RoleReading } from '../reading/reading';
import type { StatementReading } from '../reading/statements/statement';
import { clauseAround } from '../text/clause-around';

export type EarlyProofFacts =
  /** The words around the first figure of the profile. */
  | { state: 'in profile'; clause: string }
  | { state: 'in latest role'; strongest: string; hasProfile: boolean }
  | { state: 'no result'; hasProfile: boolean };

/** The profile is read first, the latest role second. */
const IN_ROLE = 0.4;

/** The line that proves most, the first of equals; null where none proves anything. */
function strongestLine(role: RoleReading | undefined): { line: StatementReading; worth: number } | null {
  let strongest: { line: StatementReading; worth: number } | null = null;
  for (const line of role?.statements ?? []) {
    const { worth } = outcomeWorth(line);
    if (worth > (strongest?.worth ?? 0)) strongest = { line, worth };
  }
  return strongest;
}

/**
 * One result where the first look falls: in the profile or under the latest role. Judged by the order of the text, not by
 * its height on the page, so that a change of template changes nothing.
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
    const latest = reading.roles[0];
    if (!profile && !latest) return notAssessable('nothing to look at');
    const inProfile = profileFigures(cv, reading);
    const [shown] = inProfile;
    if (shown) return scored(1, { state: 'in profile', clause: clauseAround(cv.text, shown) }, { evidence: inProfile, isNoStrength: true });
    const hasProfile = profile !== null;
    const strongest = strongestLine(latest);
    if (!strongest) return scored(0, { state: 'no result', hasProfile }, { targets: profile ? [profile] : [] });
    const line = strongest.line.statement;
    const places = { evidence: [line], targets: [line] };
    return scored(strongest.worth * IN_ROLE, { state: 'in latest role', strongest: line.text, hasProfile }, places);
  },
});
