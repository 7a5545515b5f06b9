/**
 * Makes the answers for one client one after another, with a pause as long as the last one took. A long report takes a tenth of a
 * second of the one web process, so 200 reports asked for at once would delay everybody else by 20 seconds. A large answer is sent in
 * pieces as they are taken, and is the only one in memory for its client until it is sent, or until a slow reader's time is over.
 */
const pieceBytes = 64 * 1024;
const longestPauseMs = 250;
export const slowReaderMs = 5_000;

declare global {
  /** The last answer in each client's queue. One map for each process: Next bundles this module several times. */
  var readingLines: Map<string, Promise<void>> | undefined;
}

/** Waits for the client's turn. Call the returned function when the answer is made; calling it again has no effect. */
export async function waitForTurn(client: string): Promise<() => void> {
  const lines = (globalThis.readingLines ??= new Map());
  const before = lines.get(client);
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  lines.set(client, ended);
  await before;
  const started = performance.now();
  let hasLeft = false;
  return () => {
    if (hasLeft) return;
    hasLeft = true;
    setTimeout(
      () => {
        if (lines.get(client) === ended) lines.delete(client);
        end();
      },
      Math.min(longestPauseMs, performance.now() - started),
    ).unref();
  };
}

/** Makes the answer when it is the client's turn. */
export async function answerInTurn(client: string, read: () => Promise<Response>): Promise<Response> {
  const leave = await waitForTurn(client);
  try {
    const answer = await read();
    const bytes = answer.body ? new Uint8Array(await answer.arrayBuffer()) : null;
    if (bytes === null || bytes.byteLength <= pieceBytes) {
      leave();
      return new Response(bytes, answer);
    }
    setTimeout(leave, slowReaderMs).unref();
    return new Response(inPieces(bytes, leave), answer);
  } catch (error) {
    leave();
    throw error;
  }
}

function inPieces(bytes: Uint8Array<ArrayBuffer>, done: () => void): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(offset, offset + pieceBytes));
      offset += pieceBytes;
      if (offset < bytes.byteLength) return;
      controller.close();
      done();
    },
    cancel: done,
  });
}
