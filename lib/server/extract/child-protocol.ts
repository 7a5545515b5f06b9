import type { Redaction } from '@/lib/cv/redacted';
import type { ErrorId } from '@/lib/shared/errors';

/** What the parent asks of a child: one file at a time. */
export interface ReadJob {
  id: number;
  bytes: Uint8Array;
  kind: 'pdf' | 'docx';
}

export interface ReadResult {
  redaction: Redaction;
  /** Some page was an image and was read by OCR. */
  fallback: boolean;
}

export type ChildMessage =
  | { state: 'ready' }
  /** OCR has begun: the long time limit holds from now on. */
  | { state: 'recognising'; id: number }
  | { state: 'done'; id: number; result: ReadResult }
  /** `detail` names the place in our code, never the words of the file. */
  | { state: 'failed'; id: number; error: ErrorId; detail: string };

export const isReadJob = (message: unknown): message is ReadJob => typeof message === 'object' && message !== null && 'bytes' in message;
export const isChildMessage = (message: unknown): message is ChildMessage =>
  typeof message === 'object' && message !== null && 'state' in message;
