import type Anthropic from '@anthropic-ai/sdk';
import type { Breaker } from './breaker';
import type { FailureKind } from './failure';

/** How long the model may think before it writes. 'none' leaves the field out, for models that do not know it. */
export type Effort = 'low' | 'medium' | 'high' | 'none';

export type Purpose = 'analysis' | 'suggestion' | 'job-fit';

/** The day's token budget, shared by all instances. */
export interface TokenBudget {
  /** Reserves tokens before a call; null when too few are left for the day. */
  reserve(tokens: number): Promise<Reservation | null>;
}

interface Reservation {
  /** Replaces the reservation by the tokens that were really used. */
  settle(used: number): Promise<void>;
}

export interface UsageTotals {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  /** Parts of the answer that passed the checks, and parts that failed them. */
  kept: number;
  dropped: number;
}

export interface CallRecord extends UsageTotals {
  purpose: Purpose;
  model: string;
  outcome: 'written' | FailureKind;
  ms: number;
}

/** Records the exact text that was sent, for its owner, and what the call cost, for the operator. */
export interface UsageRecorder {
  /** Called before anything is sent. */
  sent(purpose: Purpose, text: string): Promise<void>;
  called(record: CallRecord): Promise<void>;
}

/** Client, model, limits and clock for calls to Claude. Injected, so that tests can replace them. */
export interface ClaudeContext {
  client: Anthropic;
  model: string;
  effort: Effort;
  breaker: Breaker;
  budget: TokenBudget;
  /** The deadline for one piece of writing, retries included; shorter than the lease of an accepted analysis (90 s). */
  deadlineMs: number;
  /** Milliseconds. */
  now(): number;
}

/** What each writer needs: for the analysis, for suggestions and for the job match. */
export interface WriterParts {
  context: ClaudeContext;
  recorder: UsageRecorder;
  /** 'fall-back': the visitor gets the built-in words; 'throw': the settings require Claude. */
  onFailure: 'fall-back' | 'throw';
  /** Called with every failure that led to the built-in words, for the operator's log. */
  noteFailure(kind: FailureKind): void;
}
