import type { Redaction } from '@/lib/cv/document/redacted-document';
import type { ErrorId } from '@/lib/shared/errors';

/** What can be asked of a child: to read a file, or to draw one page of a PDF. */
export type Task = { kind: 'pdf' | 'docx'; bytes: Uint8Array } | { kind: 'page'; bytes: Uint8Array; page: number };

/** One at a time. */
export type Job = Task & { id: number };

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
  /** The page as a PNG. */
  | { state: 'drawn'; id: number; image: Uint8Array }
  /** `detail` names the place in our code, never the words of the file. */
  | { state: 'failed'; id: number; error: ErrorId; detail: string };

export const isJob = (message: unknown): message is Job => typeof message === 'object' && message !== null && 'bytes' in message;
export const isChildMessage = (message: unknown): message is ChildMessage =>
  typeof message === 'object' && message !== null && 'state' in message;
