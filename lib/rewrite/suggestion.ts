import type { Cv } from '@/lib/cv/cv';
import type { SectionName } from './section-names';

/** One change, with the reason for it and the CV's own words it is about. */
export interface SuggestionItem {
  before: string;
  after: string;
  reason: string;
  quote: string;
  /** Gaps in `after`, in their order; the ids are what `answers` is keyed by. */
  slots: { id: string; question: string }[];
}

/** A line that nothing honest would improve, with what an interviewer would ask about it. */
export interface OpenQuestion {
  quote: string;
  question: string;
}

export interface Suggestion {
  /** The whole part with every change in place, for the editor. */
  suggestion: string;
  items: SuggestionItem[];
  questions: OpenQuestion[];
}

/** What the visitor aims at, in their own words: it may be used, since they said it. */
export interface Targeting {
  targetRole?: string | undefined;
  industry?: string | undefined;
  seniorityLevel?: string | undefined;
  jobDescription?: string | undefined;
}

/** A likely mistake of English as the CV has it, and what is meant. */
export interface WrittenSlip {
  wrong: string;
  right: string;
}

export interface SuggestionInput {
  cv: Cv;
  section: SectionName;
  /** The rating of the part in the report; null where it has none. */
  rating: string | null;
  /** What stands in the editor now; the CV's own text where it is missing. */
  text?: string | undefined;
  /** Answers to the questions of slots, by slot id. */
  answers?: Readonly<Record<string, string>> | undefined;
  targeting?: Targeting | undefined;
  /** What a check of the English found: put right in every line that is offered. */
  slips?: readonly WrittenSlip[] | undefined;
}
