import type { AuditInput } from './audit';
import type { AuditOutcome, WordedAudit } from './worded-audit';

export interface AuditRun {
  audit: WordedAudit;
  outcome: AuditOutcome;
}

/** One audit's mistake costs that audit, never the report. */
const runOne = (audit: WordedAudit, input: AuditInput): AuditOutcome => {
  try {
    return audit.run(input);
  } catch {
    return { kind: 'errored' };
  }
};

export const runAudits = (audits: readonly WordedAudit[], input: AuditInput): AuditRun[] =>
  audits.map((audit) => ({ audit, outcome: runOne(audit, input) }));
