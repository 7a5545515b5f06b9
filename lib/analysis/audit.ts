import type { Cv } from '@/lib/cv/cv';
import type { FilenameFacts } from '@/lib/cv/redact/filename-facts';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { LedgerCategory, Level } from '@/lib/shared/result';
import type { OccupationMatch } from './reading/career/occupation-match';
import type { Reading } from './reading/reading';

/** What an audit may look at. `today` is ISO yyyy-mm-dd; the core has no clock. */
export interface AuditInput {
  cv: Cv;
  /** What several audits need, read once: words, statements with their figures and openings, roles with their months. */
  reading: Reading;
  /** Occupations the CV speaks for, best first. */
  occupations: readonly OccupationMatch[];
  level: Level;
  /** The trade rarely has numbers (care, teaching, trades, public service): named outcomes weigh more. */
  rarelyNumeric: boolean;
  today: string;
  /** Facts about the file's name, never the name itself. */
  filename: FilenameFacts;
}

export type AuditOutcome =
  | ({ kind: 'scored'; share: number; note: string; evidence: Span[]; fix?: AuditFix } & Said)
  | { kind: 'not-assessable'; reason: string }
  | { kind: 'errored' };

/** What an audit may add to its note, where its usual words would not fit what was seen. */
export interface Said {
  /** In place of the audit's own titles. */
  title?: string;
  /** What all the points would take, where every line does well and only their number is short. */
  room?: string;
  /** Full marks for want of anything to judge are no strength. */
  isNoStrength?: boolean;
}

/** Advice made for this CV; the audit's own `fix` stands where an outcome brings none. */
export interface AuditFix {
  title: string;
  description: string;
  /** The weak lines the fix is about, worst first. */
  targets: Span[];
  /** The share once the advice has been followed on every target; full marks where it is absent. */
  reachable?: number;
}

export interface Audit {
  /** File name without ending, a noun. */
  id: string;
  /** 'C1' in the rubric. */
  criterion: string;
  category: LedgerCategory;
  points: number;
  /** Full marks or nearly. */
  title: string;
  /** Two fifths of the points and more. */
  partlyTitle: string;
  failureTitle: string;
  /** The name of `sectionAnalysis` this audit counts towards; null for the whole document. */
  section: string | null;
  fix: { title: string; description: string; type: string; minutes: number };
  run(input: AuditInput): AuditOutcome;
}

export const defineAudit = (audit: Audit): Audit => audit;

/** share 0..1 of the audit's points; evidence spans must lie in the redacted text. */
export const scored = (share: number, note: string, evidence: Span[] = [], fix?: AuditFix, said: Said = {}): AuditOutcome =>
  Object.assign({ kind: 'scored' as const, share: Math.min(1, Math.max(0, share)), note, evidence }, fix && { fix }, said);

export const notAssessable = (reason: string): AuditOutcome => ({ kind: 'not-assessable', reason });
