import { NextResponse, type NextRequest } from 'next/server';
import { draftMediaType, type Change, type DraftEvent } from '@/lib/shared/drafts';
import { errorResponse } from './errors';

/** An answer in the built-in words, and the writer that may improve parts of it. */
export interface Draft<T> {
  answer: T;
  /** Passes on each change once it may be shown; null where the built-in words are final. */
  improve: ((onChange: (change: Change) => void, signal: AbortSignal) => Promise<void>) | null;
  /** The settings require Claude: nothing is answered before its first words, so that a failure keeps its HTTP status. */
  isDemanded: boolean;
}

/**
 * The whole answer as JSON; or, where the caller accepts a stream and there is something to wait for, the built-in answer at once and
 * every change as it is written. The writing ends when the caller leaves.
 * @param apply returns the answer with one change in it
 */
export async function answerDraft<T>(
  request: NextRequest,
  { answer, improve, isDemanded }: Draft<T>,
  apply: (answer: T, change: Change) => T,
): Promise<Response> {
  if (!improve) return NextResponse.json(answer);
  if (!(request.headers.get('accept') ?? '').includes(draftMediaType)) {
    let whole = answer;
    await improve((change) => (whole = apply(whole, change)), request.signal);
    return NextResponse.json(whole);
  }
  return stream(request, answer, improve, isDemanded);
}

async function stream<T>(request: NextRequest, answer: T, improve: NonNullable<Draft<T>['improve']>, isDemanded: boolean) {
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const bytes = new TextEncoder();
  let hear = (): void => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  let work = Promise.resolve();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: DraftEvent<T>): void => {
        if (!signal.aborted) controller.enqueue(bytes.encode(`${JSON.stringify(event)}\n`));
      };
      send({ type: 'draft', answer });
      work = improve((change) => {
        send({ type: 'change', ...change });
        hear();
      }, signal);
      void work
        .then(
          () => send({ type: 'done' }),
          async (error: unknown) => send({ type: 'problem', ...(await errorResponse(error).json()) }),
        )
        .finally(() => {
          if (!gone.signal.aborted) controller.close();
        });
    },
    cancel: () => gone.abort(),
  });
  if (isDemanded) await Promise.race([work, heard]);
  // Proxies must not buffer the stream to compress it.
  const headers = { 'content-type': draftMediaType, 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };
  return new Response(body, { headers });
}
