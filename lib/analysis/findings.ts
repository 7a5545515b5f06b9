import type { CvText, Span } from '@/lib/cv/document/redacted-document';
import type { Evidence, LedgerLine, Placement } from '@/lib/shared/result';
import type { AnalysisInput } from './analyser';
import type { AuditInput } from './audit';
import type { Career } from './compose/career';
import type { Ledger } from './ledger';
import type { WantedPost } from './official';
import type { PlainKept } from './reading/plain-reading';

/** The input of every part of the report: the analysis input, what was read in it, and what the audits found. */
export interface Findings {
  input: AnalysisInput<CvText>;
  audit: AuditInput;
  placement: Placement | null;
  /** The work of the CV, where it is certain enough to be named. */
  career: Career | null;
  /** The person's title where several kinds of work share it, or the index lacks it: enough to search for jobs, but not for pay. */
  sharedTitle: string | null;
  /** The posts that the CV says are wanted, in its words, but for those that the law keeps for a register that it does not show. */
  wantedPosts: readonly WantedPost[];
  /** Of pictures too: then the plain reader keeps nothing. */
  plain: PlainKept | null;
  ledger: Ledger;
  /** What each audit found, in the form of a line of the ledger. */
  lines: LedgerLine[];
  /** The text of a span, with its page. */
  evidence(span: Span): Evidence;
}
