import os from 'node:os';
import { AppError } from '@/lib/shared/errors';

export type LaneName = 'reading' | 'plainReading' | 'plainFallback' | 'rendering';

/** Jobs that share child processes of one script. */
export interface LaneOptions {
  /** Name of the bundled script, under .cache/node. */
  script: string;
  /** Child processes at most. */
  size: number;
  /** Of them, so many work side by side; one whose job takes long does not count. */
  atOnce: number;
  /** From here on a job takes long. */
  longMs: number;
  /** Jobs that may wait; beyond it the service is busy. */
  queueLength: number;
  heapMegabytes: number;
  residentBytes: number;
  /** A child is replaced after so many jobs, so that nothing can pile up in it. */
  jobsPerChild: number;
  /** An idle child ends after this time, unless it is one of those that are kept warm. */
  idleMs: number;
  /** So many are started with the server, and stay. */
  warm: number;
  /** What is thrown where a child ended before its job, or failed for a reason that no visitor can be told. */
  lostError: (cause: Error) => Error;
}

/** A core is left for the pages. */
const readers = Math.min(4, Math.max(1, os.availableParallelism() - 1));

/** Reads visitors' files with unpdf and mammoth. Each child ends after one file, so that none of their memory stays. */
const plainReading: LaneOptions = {
  script: 'plain-reading-child',
  size: 1,
  atOnce: 1,
  longMs: Infinity,
  queueLength: 16,
  heapMegabytes: 256,
  residentBytes: 512 * 1024 * 1024,
  jobsPerChild: 1,
  warm: 0,
  idleMs: 60_000,
  lostError: (cause) => cause,
};

export const lanes: Record<LaneName, LaneOptions> = {
  /** Reads and draws visitors' files, any of which may be hostile. Another lane's jobs never share its children. */
  reading: {
    script: 'reading-child',
    // One more than work at once, for those who come behind a scan or a file that hangs.
    size: readers + 1,
    atOnce: readers,
    longMs: 250,
    queueLength: 64,
    heapMegabytes: 256,
    residentBytes: 512 * 1024 * 1024,
    jobsPerChild: 200,
    idleMs: 60_000,
    warm: 1,
    lostError: (cause) => new AppError('upload/EXTRACTION_FAILED', { cause }),
  },
  plainReading,
  /** The same with redaction, for a file that our own reader cannot read. A visitor waits for it. */
  plainFallback: { ...plainReading, script: 'plain-fallback-child' },
  /** Makes PDFs: react-pdf keeps its thread for the whole of a document. A warm child takes a third of a cold one's time. */
  rendering: {
    script: 'rendering-child',
    size: 1,
    atOnce: 1,
    longMs: Infinity,
    queueLength: 64,
    heapMegabytes: 384,
    residentBytes: 768 * 1024 * 1024,
    jobsPerChild: 200,
    idleMs: 60_000,
    warm: 0,
    lostError: (cause) => cause,
  },
};
