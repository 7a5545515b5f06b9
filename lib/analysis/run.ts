import type { ReadingPart } from '@/lib/shared/result-names';
import type { AuditInput } from './audit';
import { unreadSentences } from './wording/report/unsure';
import type { AuditOutcome, WordedAudit } from './worded-audit';

export interface AuditRun {
  audit: WordedAudit;
  outcome: AuditOutcome;
}

/** An audit that depends on an uncertain part gives no judgement. */
const unreadBy = ({ restsOn = [] }: WordedAudit, unsure: readonly ReadingPart[]): ReadingPart[] =>
  restsOn.filter((part) => unsure.includes(part));

/** An audit that throws counts as errored; the rest of the report is still made. */
const runOne = (audit: WordedAudit, input: AuditInput): AuditOutcome => {
  try {
    return audit.run(input);
  } catch {
    return { kind: 'errored' };
  }
};

export const runAudits = (audits: readonly WordedAudit[], input: AuditInput): AuditRun[] =>
  audits.map((audit) => {
    const parts = unreadBy(audit, input.unsure);
    const outcome: AuditOutcome =
      parts.length > 0 ? { kind: 'not-assessable', reason: unreadSentences.say({ parts }) } : runOne(audit, input);
    return { audit, outcome };
  });
