import type { ReadingPart } from '@/lib/shared/result-names';
import type { AuditInput } from './audit';
import { unreadSentences } from './wording/report/unsure';
import type { AuditOutcome, WordedAudit } from './worded-audit';

export interface AuditRun {
  audit: WordedAudit;
  outcome: AuditOutcome;
}

/** An audit that rests on a part which may not have been read gives no judgement. */
const unreadBy = ({ restsOn = [] }: WordedAudit, unsure: readonly ReadingPart[]): ReadingPart[] =>
  restsOn.filter((part) => unsure.includes(part));

/** One audit's mistake costs that audit, never the report. */
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
