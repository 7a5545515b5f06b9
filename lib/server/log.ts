import pino from 'pino';
import { env } from './env';

/** Structured lines on standard output. Ids, codes and durations only: never names, texts, addresses or file names. */
let logger: pino.Logger | undefined;
export const log = (): pino.Logger =>
  (logger ??= pino({ level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }));

/** What may be logged of an unexpected error: its kind and stack frames, not its message, which may quote input. */
export function describeError(error: unknown): { kind: string; at: string | undefined } {
  if (!(error instanceof Error)) return { kind: typeof error, at: undefined };
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { kind: `${error.name}${code}`, at: frame?.trim() };
}
