import type { Cv } from '@/lib/cv/cv';
import type { FilenameFacts } from '@/lib/cv/redact/filename-facts';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { LedgerCategory, Level } from '@/lib/shared/result';
import type { ImprovementKind, ReadingPart } from '@/lib/shared/result-names';
import type { OccupationMatch } from './reading/career/occupation-match';
import type { PlainKept } from './reading/plain-reading';
import type { Reading } from './reading/reading';
import type { EnglishCheck } from './slip';

/** What an audit may look at. `today` is ISO yyyy-mm-dd; the core has no clock. */
export interface AuditInput {
  cv: Cv;
  /** What several audits need, read once: words, statements with their figures and openings, roles with their months. */
  reading: Reading;
  /** What a plain reader keeps of the file; null where none has read it, and where its pages are pictures. */
  plain: PlainKept | null;
  /** Occupations the CV matches, best first. */
  occupations: readonly OccupationMatch[];
  level: Level;
  /** The parts of the CV that may not have been read. */
  unsure: readonly ReadingPart[];
  /** The trade rarely has numbers (care, teaching, trades, public service): named outcomes weigh more. */
  rarelyNumeric: boolean;
  today: string;
  english: EnglishCheck;
  /** Facts about the file's name, never the name itself. */
  filename: FilenameFacts;
}

/** The places in the redacted text that a judgement rests on, and what it is worth to change them. */
export interface Grounds {
  /** Where it was seen. */
  evidence: readonly Span[];
  /** The weak lines the advice is about, worst first. */
  targets: readonly Span[];
  /** The share once the advice has been followed on every target; full marks where it is absent. */
  reachable?: number;
  /** Full marks because nothing was there to judge are no strength. */
  isNoStrength?: boolean;
}

export type Measurement<Facts, Reason extends string = never> =
  ({ kind: 'scored'; share: number; facts: Facts } & Grounds) | { kind: 'not-assessable'; reason: Reason };

/** What an audit is and how much it counts. */
export interface AuditHead {
  /** File name without ending, a noun. */
  id: string;
  /** 'C1' in the rubric. */
  criterion: string;
  category: LedgerCategory;
  points: number;
  /** The name of `sectionAnalysis` this audit counts towards; null for the whole document. */
  section: string | null;
  /** The parts of the CV it judges: where the reading of one is unsure, so would be the judgement. */
  restsOn?: readonly ReadingPart[];
}

/** Measures one thing and returns facts, never sentences: those are made of the facts by the wording of the same id. */
export interface Audit<Facts, Reason extends string = never> extends AuditHead {
  run: (input: AuditInput) => Measurement<Facts, Reason>;
  /** What following the advice does for the person; absent where it gains points and no more. */
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

/** Checks of wording work in English; a text too short to tell ('und') is read as English. */
export const isInEnglish = ({ language }: Cv): boolean => language === 'en' || language === 'und';
