import type Anthropic from '@anthropic-ai/sdk';
import type { Breaker } from './breaker';
import type { FailureKind } from './failure';

/** How long the model thinks before it writes; 'none' leaves the wish out, for models that know none. */
export type Effort = 'low' | 'medium' | 'high' | 'none';

export type Purpose = 'analysis' | 'suggestion' | 'job-fit';

/** The day's tokens, shared by all instances. */
export interface TokenBudget {
  /** Sets tokens aside before a call; null when the day has too few left. */
  reserve(tokens: number): Promise<Reservation | null>;
}

export interface Reservation {
  /** After the call: what was really used takes the place of what was set aside. */
  settle(used: number): Promise<void>;
}

export interface Tally {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  /** Pieces of the answer that stand, and those that failed the checks. */
  kept: number;
  dropped: number;
}

export interface CallRecord extends Tally {
  purpose: Purpose;
  model: string;
  outcome: 'written' | FailureKind;
  ms: number;
}

/** What is kept of a call: the exact text that left, for its owner, and what it cost, for the operator. */
export interface Diary {
  /** Called before anything leaves. */
  sent(purpose: Purpose, text: string): Promise<void>;
  called(record: CallRecord): Promise<void>;
}

/** Everything Claude needs to write; injected, so that tests bring their own. */
export interface Desk {
  client: Anthropic;
  model: string;
  effort: Effort;
  breaker: Breaker;
  budget: TokenBudget;
  /** The whole of one piece of writing, retries included; below the lease of an accepted analysis (90 s). */
  deadlineMs: number;
  /** Milliseconds. */
  now(): number;
}

/** What every piece of writing needs. */
export interface WriterParts {
  desk: Desk;
  diary: Diary;
  /** 'fall-back': the visitor gets the built-in words; 'throw': Claude alone was demanded. */
  onFailure: 'fall-back' | 'throw';
  /** Told of every failure that was fallen back from, for the operator's log. */
  noteFailure(kind: FailureKind): void;
}
