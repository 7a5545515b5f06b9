import { jobKinds, type JobKind, type Jobs, type ReadResult, type RenderInput } from './job-kinds';
import { Lane } from './lane';
import { lanes, type LaneName } from './lanes';

declare global {
  /** One pool a process, though Next bundles this module several times. */
  var workerLanes: Partial<Record<LaneName, Lane>> | undefined;
}

interface Abortable {
  signal?: AbortSignal | undefined;
}

/** Reads and redacts a file. */
export const readCv = (bytes: Uint8Array, format: 'pdf' | 'docx', options: Abortable = {}): Promise<ReadResult> =>
  run('read', { bytes, format }, options.signal);

/** Reads and redacts a file that our own reader cannot read, with the readers of others. */
export const readCvPlainly = (bytes: Uint8Array, format: 'pdf' | 'docx', options: Abortable = {}): Promise<ReadResult> =>
  run('readPlainly', { bytes, format }, options.signal);

/** What a plain reader keeps of a file. Throws EXTRACTION_FAILED where it cannot read it, RATE_LIMIT where too many wait. */
export const comparePlainly = (input: Jobs['comparePlainly']['input']): Promise<Jobs['comparePlainly']['output']> =>
  run('comparePlainly', input);

/** Draws one page of a PDF as a PNG; throws NOT_FOUND where there is no such page. */
export const drawCvPage = (bytes: Uint8Array, page: number, signal?: AbortSignal): Promise<Uint8Array> =>
  run('drawPage', { bytes, page }, signal);

/** Makes the PDF of a report or of an improved CV. */
export const renderPdf = (input: RenderInput): Promise<Uint8Array> => run('render', input);

/** Starts the children that read files before the first upload. */
export const warmPool = (): void => lane('reading').warm();

/** Ends every child; the next job starts new ones. */
export async function closePool(): Promise<void> {
  const open = globalThis.workerLanes;
  globalThis.workerLanes = undefined;
  if (open) await Promise.all(Object.values(open).map((lane) => lane.close()));
}

const run = <Kind extends JobKind>(kind: Kind, input: Jobs[Kind]['input'], signal?: AbortSignal): Promise<Jobs[Kind]['output']> =>
  lane(jobKinds[kind].lane).run(kind, input, signal);

function lane(name: LaneName): Lane {
  const open = (globalThis.workerLanes ??= {});
  return (open[name] ??= new Lane(lanes[name]));
}
