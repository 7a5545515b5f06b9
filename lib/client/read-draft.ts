import { draftMediaType, type Change } from '@/lib/shared/drafts';
import { HttpError, isRecord } from './http';

/** How to read an answer that is improved while it is read. */
export interface DraftShape<T> {
  isAnswer: (body: unknown) => body is T;
  /** The answer with one change in it. */
  apply: (answer: T, change: Change) => T;
}

/**
 * The final state of an answer; `onDraft` gets every earlier one, the first at once. Where a stream breaks off, the last state is
 * returned, because the answer is complete from the start.
 * @throws HttpError where the server withdraws its answer, Error for an unknown shape, the signal's reason when it is aborted
 */
export async function readDraft<T>(
  response: Response,
  { isAnswer, apply }: DraftShape<T>,
  onDraft: (answer: T) => void,
  signal?: AbortSignal,
): Promise<T> {
  if (!response.body || !response.headers.get('content-type')?.includes(draftMediaType)) {
    const body: unknown = await response.json();
    if (!isAnswer(body)) throw new Error('The answer has an unknown shape.');
    return body;
  }
  let answer: T | undefined;
  for await (const line of linesOf(response.body, signal)) {
    const event: unknown = JSON.parse(line);
    if (!isRecord(event)) continue;
    if (event.type === 'problem') throw new HttpError(response.status, line, '');
    if (event.type === 'draft' && isAnswer(event.answer)) answer = event.answer;
    else if (event.type === 'change' && answer && isChange(event)) answer = apply(answer, event);
    else continue;
    onDraft(answer);
  }
  if (!answer) throw new Error('The answer has an unknown shape.');
  return answer;
}

const isChange = (event: Record<string, unknown>): event is Record<string, unknown> & Change =>
  typeof event.index === 'number' && typeof event.text === 'string';

/** The complete lines of a body, up to where it ends or breaks off. */
async function* linesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal | undefined): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let open = '';
  for (;;) {
    const part = await reader.read().catch(() => null);
    signal?.throwIfAborted();
    if (!part || part.done) return;
    const [first = '', ...rest] = decoder.decode(part.value, { stream: true }).split('\n');
    open += first;
    for (const next of rest) {
      yield open;
      open = next;
    }
  }
}
