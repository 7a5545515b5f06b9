import { addPlainReading, findDocument, readFile, readSecrets } from '@/lib/server/db/uploads';
import { describeError, log } from '@/lib/server/log';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { isAppError } from '@/lib/shared/errors';

declare global {
  /**
   * Readings in progress, by upload, so that a file is not read twice at once. One map for each process: Next bundles this module
   * several times.
   */
  var plainReadings: Map<string, Promise<void>> | undefined;
}

/** How long an analysis waits for the plain reading. One that comes later serves the next analysis. */
const waitMs = 10_000;
/** How many files that crashed their child are remembered at most. */
const maxCrashedFiles = 1_000;

/**
 * Has a plain reader read an upload, once, and stores the outcome with the document. Never throws, because an analysis works without
 * it.
 */
export function readPlainly(uploadId: string, caller: Caller): Promise<void> {
  const readings = (globalThis.plainReadings ??= new Map());
  const known = readings.get(uploadId);
  if (known) return known;
  if (readings.size >= maxCrashedFiles) readings.clear();
  const reading = read(uploadId, caller).then(
    () => void readings.delete(uploadId),
    (error: unknown) => {
      log().warn({ upload: uploadId, error: describeError(error) }, 'no plain reading');
      // Too many wait, or the server is ending: try again another time. A file that crashed its child is remembered and not tried
      // again.
      if (isAppError(error)) readings.delete(uploadId);
    },
  );
  readings.set(uploadId, reading);
  return reading;
}

/** The same, but waits only as long as an analysis may. */
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
    // The reader cannot read this file, and a later try would fail as well.
    if (isAppError(error) && error.id === 'upload/EXTRACTION_FAILED') return null;
    throw error;
  });
  await addPlainReading(uploadId, document, plain);
}
