import type { Audit, AuditInput, AuditOutcome } from './audit';

export interface AuditRun {
  audit: Audit;
  outcome: AuditOutcome;
}

/** One audit's mistake costs that audit, never the report. */
const runOne = (audit: Audit, input: AuditInput): AuditOutcome => {
  try {
    return audit.run(input);
  } catch {
    return { kind: 'errored' };
  }
};

export const runAudits = (audits: readonly Audit[], input: AuditInput): AuditRun[] =>
  audits.map((audit) => ({ audit, outcome: runOne(audit, input) }));
