import type { Cv } from '@/lib/cv/cv';
import type { FilenameFacts } from '@/lib/cv/redact/filename-facts';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { LedgerCategory, Level } from '@/lib/shared/result';
import type { ImprovementKind, ReadingPart } from '@/lib/shared/result-names';
import type { OccupationMatch } from './reading/career/occupation-match';
import type { PlainKept } from './reading/plain-reading';
import type { Reading } from './reading/reading';
import type { EnglishCheck } from './slip';

/** The input of every audit. `today` is ISO yyyy-mm-dd, because the core has no clock. */
export interface AuditInput {
  cv: Cv;
  /** What several audits need, computed once: words, statements with their figures and openings, roles with their months. */
  reading: Reading;
  /** What a plain reader keeps of the file; null where none has read it, and where its pages are images. */
  plain: PlainKept | null;
  /** Occupations that the CV matches, best first. */
  occupations: readonly OccupationMatch[];
  level: Level;
  /** The parts of the CV that may not have been read. */
  unsure: readonly ReadingPart[];
  today: string;
  english: EnglishCheck;
  /** Facts about the file's name, never the name itself. */
  filename: FilenameFacts;
}

/** The places in the redacted text that a judgement is based on, and what changing them would bring. */
export interface Grounds {
  /** Where it was seen. */
  evidence: readonly Span[];
  /** The weak lines that the advice is about, worst first. */
  targets: readonly Span[];
  /** The share after the advice has been followed for every target; full marks where it is absent. */
  reachable?: number;
}

export type Measurement<Facts, Reason extends string = never> =
  ({ kind: 'scored'; share: number; facts: Facts } & Grounds) | { kind: 'not-assessable'; reason: Reason };

/** The facts about an audit itself: what it is called and how much it counts. */
export interface AuditHead {
  /** File name without extension, a noun. */
  id: string;
  /** 'C1' in the rubric. */
  criterion: string;
  category: LedgerCategory;
  points: number;
  /** The name in `sectionAnalysis` that this audit counts towards; null for the whole document. */
  section: string | null;
  /** The parts of the CV it judges: where the reading of one is uncertain, the audit is not run. */
  restsOn?: readonly ReadingPart[];
}

/** Measures one thing and returns facts, never sentences; the wording of the same id makes sentences from them. */
export interface Audit<Facts, Reason extends string = never> extends AuditHead {
  run: (input: AuditInput) => Measurement<Facts, Reason>;
  /** What following the advice does for the person; absent where it only gains points. */
  fixKind?: (facts: Facts) => ImprovementKind;
}

export const defineAudit = <Facts, Reason extends string = never>(audit: Audit<Facts, Reason>): Audit<Facts, Reason> => audit;

/** `share` 0..1 of the audit's points. */
export const scored = <Facts>(share: number, facts: Facts, grounds: Partial<Grounds> = {}): Measurement<Facts> => ({
  kind: 'scored',
  share: Math.min(1, Math.max(0, share)),
  facts,
  evidence: [],
  targets: [],
  ...grounds,
});

export const notAssessable = <Reason extends string>(reason: Reason): Measurement<never, Reason> => ({ kind: 'not-assessable', reason });

/** Audits of wording work in English; a text too short to tell ('und') is read as English. */
export const isInEnglish = ({ language }: Cv): boolean => language === 'en' || language === 'und';
