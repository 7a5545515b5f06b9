import type { Audit, AuditHead, AuditInput, Grounds } from './audit';
import type { Advice, AuditTexts, AuditWording, AuditWords } from './wording/audit-wording';
import type { ImprovementKind } from '@/lib/shared/result-names';
import type { Printable } from './wording/wording';

/** What an audit found, in words. */
export type AuditOutcome =
  | ({ kind: 'scored'; share: number } & Grounds & Omit<AuditWords, 'fix'> & { fix: Advice | null; fixKind: ImprovementKind })
  | { kind: 'not-assessable'; reason: string }
  | { kind: 'errored' };

/** An audit with its wording, for the ledger and the report. */
export interface WordedAudit extends AuditHead, AuditTexts {
  run: (input: AuditInput) => AuditOutcome;
  wording: Printable;
}

/** Pairs an audit with its wording. The compiler refuses a wording for other facts or other reasons. */
export const worded = <Facts, Reason extends string>(
  audit: Audit<Facts, Reason>,
  wording: AuditWording<NoInfer<Facts>, NoInfer<Reason>> & Printable,
): WordedAudit => {
  const { title, looksFor, fix } = wording;
  const { fixKind: _, ...head } = audit;
  return {
    ...head,
    title,
    looksFor,
    fix,
    wording,
    run: (input) => {
      const measured = audit.run(input);
      if (measured.kind === 'not-assessable') return { kind: 'not-assessable', reason: wording.notAssessable[measured.reason] };
      const { facts, ...judged } = measured;
      const { fix: own, ...words } = wording.describe(facts);
      const fixKind = audit.fixKind?.(facts) ?? 'gains-points';
      const advice = own === undefined ? { title: fix.title, description: `${words.note} ${fix.description}` } : own;
      return { fixKind, fix: advice, ...words, ...judged };
    },
  };
};
