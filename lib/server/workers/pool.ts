import { env } from '@/lib/server/env';
import { countWorkTime, requireWorkTime } from '@/lib/server/http/rate-limit';
import { describeError, log } from '@/lib/server/log';
import { jobKinds, type JobKind, type Jobs, type ReadResult, type RenderInput } from './job-kinds';
import { Lane, type Caller } from './lane';
import { lanes, type LaneName } from './lanes';

export type { Caller } from './lane';

declare global {
  /** One pool for each process: Next bundles this module several times, so it is kept on `globalThis`. */
  var workerLanes: Partial<Record<LaneName, Lane>> | undefined;
}

/** The caller of work that no client asked for: analyses resumed after a restart, the sample, the self-test. */
export const serverItself: Caller = { client: 'server' };

/** Reads and redacts a file. Pages that are images are read by OCR in a lane of their own. */
export async function readCv(file: Jobs['read']['input'], caller: Caller): Promise<ReadResult> {
  return (await runJob('read', file, caller)) ?? runJob('recognise', file, caller);
}

/** Reads and redacts a file with unpdf or mammoth, where our own reader cannot read it. */
export const readCvPlainly = (bytes: Uint8Array, format: 'pdf' | 'docx', caller: Caller): Promise<ReadResult> =>
  runJob('readPlainly', { bytes, format }, caller);

/** Makes the PDF of a report or of an improved CV. */
export const renderPdf = (input: RenderInput, caller: Caller = serverItself): Promise<Uint8Array> => runJob('render', input, caller);

/** Starts the children that read files before the first upload. */
export const warmPool = (): void => lane('reading').warm();

/** Starts an engine child while a file is still being read. */
export const startEngine = (): void => lane('engine').startOne();

/** Ends every child; the next job starts new ones. */
export async function closePool(): Promise<void> {
  const open = globalThis.workerLanes;
  globalThis.workerLanes = undefined;
  if (open) await Promise.all(Object.values(open).map((lane) => lane.close()));
}

/** Runs a job in a child process. Throws RATE_LIMIT where the caller has used up its share of working time. */
export async function runJob<Kind extends JobKind>(kind: Kind, input: Jobs[Kind]['input'], caller: Caller): Promise<Jobs[Kind]['output']> {
  const { lane: name } = jobKinds[kind];
  if (caller === serverItself) return lane(name).run(kind, input, caller, { isLimited: false, onWorked: () => undefined });
  await requireWorkTime(caller.client);
  const isLimited = env()[lanes[name].limit] > 0;
  // The time is counted when the child ends, also where the caller has gone away meanwhile.
  const onWorked = (ms: number) =>
    void countWorkTime(caller.client, ms).catch((error: unknown) => log().error({ error: describeError(error) }, 'work not counted'));
  return lane(name).run(kind, input, caller, { isLimited, onWorked });
}

function lane(name: LaneName): Lane {
  const open = (globalThis.workerLanes ??= {});
  return (open[name] ??= new Lane(lanes[name]));
}
