import type { Cv } from '@/lib/cv/cv';
import type { SectionName } from './section-names';

/** One change, with the reason for it and the CV's own words it is about. */
export interface SuggestionItem {
  before: string;
  after: string;
  reason: string;
  quote: string;
  /** Slots in `after`, in order; the ids are the keys of `answers`. */
  slots: { id: string; question: string }[];
}

/** A line that no rewording would improve, with what an interviewer would ask about it. */
export interface OpenQuestion {
  quote: string;
  question: string;
}

export interface Suggestion {
  /** The whole part with every change made, for the editor. */
  suggestion: string;
  items: SuggestionItem[];
  questions: OpenQuestion[];
}

/** What the visitor is aiming at, in their own words; suggestions may use it, because they said it. */
export interface Targeting {
  targetRole?: string | undefined;
  industry?: string | undefined;
  seniorityLevel?: string | undefined;
  jobDescription?: string | undefined;
}

/** A likely mistake of English, as the CV has it, with its correction. */
export interface WrittenSlip {
  wrong: string;
  right: string;
}

export interface SuggestionInput {
  cv: Cv;
  section: SectionName;
  /** The rating of the part in the report; null where it has none. */
  rating: string | null;
  /** The present text in the editor; the CV's own text where it is missing. */
  text?: string | undefined;
  /** Answers to the questions of slots, by slot id. */
  answers?: Readonly<Record<string, string>> | undefined;
  targeting?: Targeting | undefined;
  /** Mistakes found by the check of the English; they are corrected in every line that is offered. */
  slips?: readonly WrittenSlip[] | undefined;
}
