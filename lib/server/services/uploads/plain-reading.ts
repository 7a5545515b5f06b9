import { addPlainReading, findDocument, readFile, readSecrets } from '@/lib/server/db/uploads';
import { describeError, log } from '@/lib/server/log';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { isAppError } from '@/lib/shared/errors';

declare global {
  /** Those that run, by upload, so that nobody reads a file twice at once; one a process, though Next bundles this module several times. */
  var plainReadings: Map<string, Promise<void>> | undefined;
}

/** An analysis goes without the plain reading after this time; what comes later serves the next one. */
const waitMs = 10_000;
/** Files at most that are known to have ended their child. */
const mostKnown = 1_000;

/** Has a plain reader read an upload, once, and keeps the outcome with the document. Never throws: an analysis does without. */
export function readPlainly(uploadId: string, caller: Caller): Promise<void> {
  const readings = (globalThis.plainReadings ??= new Map());
  const known = readings.get(uploadId);
  if (known) return known;
  if (readings.size >= mostKnown) readings.clear();
  const reading = read(uploadId, caller).then(
    () => void readings.delete(uploadId),
    (error: unknown) => {
      log().warn({ upload: uploadId, error: describeError(error) }, 'no plain reading');
      // Too many wait, or the server is ending: another time. A file that ended its child stays known and is not tried again.
      if (isAppError(error)) readings.delete(uploadId);
    },
  );
  readings.set(uploadId, reading);
  return reading;
}

/** The same, for as long as an analysis may wait. */
export async function awaitPlainReading(uploadId: string, caller: Caller): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)));
  await Promise.race([readPlainly(uploadId, caller), deadline]);
  clearTimeout(timer);
}

async function read(uploadId: string, { client }: Caller): Promise<void> {
  const document = await findDocument(uploadId);
  if (!document || document.plain !== undefined) return;
  const [secrets, bytes] = await Promise.all([readSecrets(uploadId), readFile(uploadId)]);
  if (!secrets || !bytes) return;
  const input = { bytes, format: document.kind, text: document.text, origins: secrets.origins };
  const plain = await runJob('comparePlainly', input, { client }).catch((error: unknown) => {
    // The reader refuses the file, today and later.
    if (isAppError(error) && error.id === 'upload/EXTRACTION_FAILED') return null;
    throw error;
  });
  await addPlainReading(uploadId, document, plain);
}
