import { AnthropicError, APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from '@anthropic-ai/sdk';
import { AppError, type ErrorId } from '@/lib/shared/errors';
import type { WriterParts } from './claude-context';

/** Everything that can go wrong with a call to Claude, by what it means for the visitor and the operator. */
export type FailureKind =
  /** 401, 403: the key is wrong or has no permission. */
  | 'key'
  /** 429. */
  | 'rate-limit'
  /** 529. */
  | 'overloaded'
  /** Another 5xx. */
  | 'unavailable'
  | 'timeout'
  | 'connection'
  /** Another 4xx: an unknown model, a request the provider does not take. */
  | 'rejected'
  /** Claude declined to answer. */
  | 'refusal'
  | 'malformed'
  | 'truncated'
  | 'empty'
  /** More text than we are ready to pay for. */
  | 'too-long'
  /** The day's tokens are spent. */
  | 'budget'
  /** Skipped for a while after failures in a row. */
  | 'resting'
  /** The visitor has gone. */
  | 'cancelled';

const wire: Readonly<Record<FailureKind, ErrorId>> = {
  key: 'analysis/PROVIDER_REFUSED',
  'rate-limit': 'request/RATE_LIMIT',
  overloaded: 'request/RATE_LIMIT',
  unavailable: 'analysis/PROVIDER_REFUSED',
  timeout: 'analysis/PROVIDER_REFUSED',
  connection: 'analysis/PROVIDER_REFUSED',
  rejected: 'analysis/PROVIDER_REFUSED',
  refusal: 'analysis/PROVIDER_REFUSED',
  malformed: 'analysis/PROVIDER_REFUSED',
  truncated: 'analysis/PROVIDER_REFUSED',
  empty: 'analysis/PROVIDER_REFUSED',
  'too-long': 'analysis/PROVIDER_REFUSED',
  budget: 'request/RATE_LIMIT',
  resting: 'request/RATE_LIMIT',
  cancelled: 'analysis/ANALYSIS_FAILED',
};

/** Leaves out the provider's message, which may quote what was sent. */
export class ClaudeFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly retryAfterSeconds?: number,
  ) {
    super(`Claude did not write: ${kind}`);
    this.name = 'ClaudeFailure';
  }

  /** The error for the visitor where the settings require Claude. */
  asAppError(): AppError {
    const { retryAfterSeconds } = this;
    return new AppError(wire[this.kind], retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
}

/** Claude's words, or the built-in ones where Claude fails. Throws where the settings require Claude, or where the visitor has left. */
export async function withFallback<T>({ onFailure, noteFailure }: WriterParts, builtIn: T, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ClaudeFailure)) throw error;
    if (onFailure === 'throw' || error.kind === 'cancelled') throw error.asAppError();
    noteFailure(error.kind);
    return builtIn;
  }
}

const secondsIn = (header: string | null | undefined): number | undefined => {
  const seconds = Number(header ?? NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(3_600, Math.ceil(seconds)) : undefined;
};

function kindOfStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return 'key';
  if (status === 429) return 'rate-limit';
  if (status === 529) return 'overloaded';
  return status >= 500 ? 'unavailable' : 'rejected';
}

/** An error in the middle of a stream has no status. */
const streamErrors: Readonly<Record<string, FailureKind>> = {
  authentication_error: 'key',
  rate_limit_error: 'rate-limit',
  overloaded_error: 'overloaded',
  api_error: 'unavailable',
};

/** The kind of failure; null for an error that is not the provider's and must not be hidden. */
export function failureOf(error: unknown, visitor: AbortSignal | undefined): ClaudeFailure | null {
  if (error instanceof ClaudeFailure) return error;
  if (visitor?.aborted) return new ClaudeFailure('cancelled');
  return failureOfSdk(error) ?? failureOfFetch(error);
}

function failureOfSdk(error: unknown): ClaudeFailure | null {
  if (error instanceof APIUserAbortError) return new ClaudeFailure('timeout');
  if (error instanceof APIConnectionTimeoutError) return new ClaudeFailure('timeout');
  if (error instanceof APIConnectionError) return new ClaudeFailure('connection');
  if (error instanceof APIError) {
    const { status, headers } = error;
    return typeof status === 'number'
      ? new ClaudeFailure(kindOfStatus(status), secondsIn(headers?.get('retry-after')))
      : new ClaudeFailure(streamErrors[error.type ?? ''] ?? 'connection');
  }
  return error instanceof AnthropicError ? new ClaudeFailure('malformed') : null;
}

function failureOfFetch(error: unknown): ClaudeFailure | null {
  if (isAbort(error)) return new ClaudeFailure('timeout');
  if (nameOf(error) === 'SyntaxError') return new ClaudeFailure('malformed');
  // Where a body breaks off, fetch throws a plain TypeError.
  if (nameOf(error) === 'TypeError' && /terminated|fetch failed/.test(messageOf(error))) return new ClaudeFailure('connection');
  return null;
}

/** Compared by name, because errors of fetch may come from another realm. */
const nameOf = (error: unknown): string => textOf(error, 'name');
const messageOf = (error: unknown): string => textOf(error, 'message');
const isAbort = (error: unknown): boolean => ['AbortError', 'TimeoutError'].includes(nameOf(error));

function textOf(error: unknown, property: 'name' | 'message'): string {
  if (typeof error !== 'object' || error === null || !(property in error)) return '';
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' ? value : '';
}
