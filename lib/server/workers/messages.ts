import { errorCatalogue, type ErrorId } from '@/lib/shared/errors';
import type { JobKind, Jobs } from './job-kinds';

/** The message to a child process. It has one job at a time. */
export interface JobMessage {
  id: number;
  kind: JobKind;
  input: unknown;
}

/** The same message as the child reads it, without the pairing of kind and input that the pool's types ensure. */
export type Job = { [Kind in JobKind]: { id: number; kind: Kind; input: Jobs[Kind]['input'] } }[JobKind];

/** The child's answer. */
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

/** Validates the answer, because a child that a hostile file has taken over may send anything. */
export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (!isObject(message) || typeof message.id !== 'number') return false;
  if (message.state === 'failed') return typeof message.detail === 'string' && (message.error === null || isErrorId(message.error));
  return message.state === 'done';
}

const isErrorId = (value: unknown): value is ErrorId => typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
