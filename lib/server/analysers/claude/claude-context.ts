import type Anthropic from '@anthropic-ai/sdk';
import type { Breaker } from './breaker';
import type { FailureKind } from './failure';

/** How long the model thinks before it writes. 'none' sends no such field, for models that do not know it. */
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
  /** Called before anything leaves. */
  sent(purpose: Purpose, text: string): Promise<void>;
  called(record: CallRecord): Promise<void>;
}

/** Client, model, limits and clock for calls to Claude. Injected, so that tests bring their own. */
export interface ClaudeContext {
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

/** What each writer needs: the analysis, suggestions and job fit. */
export interface WriterParts {
  context: ClaudeContext;
  recorder: UsageRecorder;
  /** 'fall-back': the visitor gets the built-in words; 'throw': Claude alone was demanded. */
  onFailure: 'fall-back' | 'throw';
  /** Told of every failure that was fallen back from, for the operator's log. */
  noteFailure(kind: FailureKind): void;
}
