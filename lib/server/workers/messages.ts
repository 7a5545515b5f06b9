import { errorCatalogue, type ErrorId } from '@/lib/shared/errors';
import type { JobKind, Jobs } from './job-kinds';

/** What a child process is asked. It has one job at a time. */
export interface JobMessage {
  id: number;
  kind: JobKind;
  input: unknown;
}

/** The same as the child reads it: the pool's callers have matched kind and input. */
export type Job = { [Kind in JobKind]: { id: number; kind: Kind; input: Jobs[Kind]['input'] } }[JobKind];

/** What it answers. */
export type WorkerMessage =
  | { state: 'done'; id: number; output: unknown }
  /**
   * `error` is what a visitor can be told, `detail` what follows its text. Without an error, `detail` names the place in
   * our code, never the words of the file.
   */
  | { state: 'failed'; id: number; error: ErrorId | null; detail: string };

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const isJob = (message: unknown): message is Job => isObject(message) && typeof message.id === 'number' && 'input' in message;

/** A child that a hostile file has taken over may send anything. */
export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (!isObject(message) || typeof message.id !== 'number') return false;
  if (message.state === 'failed') return typeof message.detail === 'string' && (message.error === null || isErrorId(message.error));
  return message.state === 'done';
}

const isErrorId = (value: unknown): value is ErrorId => typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
