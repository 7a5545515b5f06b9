import os from 'node:os';
import { AppError } from '@/lib/shared/errors';

export type LaneName = 'reading' | 'recognising' | 'plainReading' | 'plainFallback' | 'engine' | 'rendering';

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
  /** Of them, so many of one client. */
  queueLengthPerClient: number;
  heapMegabytes: number;
  residentBytes: number;
  /** A child is replaced after so many jobs, so that nothing can pile up in it. */
  jobsPerChild: number;
  /** An idle child ends after this time, unless it is one of those that are kept warm. */
  idleMs: number;
  /** So many are started with the server, and stay. */
  warm: number;
  /** The setting whose 0 lifts the limits of single clients here. */
  limit: 'RATE_LIMIT_UPLOADS' | 'RATE_LIMIT_ANALYSES';
  /** What is thrown where a child ended before its job, or failed for a reason that no visitor can be told. */
  lostError: (cause: Error) => Error;
}

/** A core is left for the pages. */
const cores = Math.min(4, Math.max(1, os.availableParallelism() - 1));

/** One more than work at once, for those who come behind a job that takes long. */
const sideBySide = { size: cores + 1, atOnce: cores, longMs: 250 };
const queue = { queueLength: 64, queueLengthPerClient: 16 };
const jobsPerChild = 200;
const megabyte = 1024 * 1024;

/** Reads and draws visitors' files, any of which may be hostile. Another lane's jobs never share its children. */
const reading: LaneOptions = {
  script: 'reading-child',
  ...sideBySide,
  ...queue,
  heapMegabytes: 256,
  residentBytes: 512 * megabyte,
  jobsPerChild,
  idleMs: 60_000,
  warm: 1,
  limit: 'RATE_LIMIT_UPLOADS',
  lostError: (cause) => new AppError('upload/EXTRACTION_FAILED', { cause }),
};

/** Reads visitors' files with unpdf and mammoth. Each child ends after one file, so that none of their memory stays. */
const plainReading: LaneOptions = {
  script: 'plain-reading-child',
  size: 1,
  atOnce: 1,
  longMs: Infinity,
  queueLength: 16,
  queueLengthPerClient: 4,
  heapMegabytes: 256,
  residentBytes: 512 * megabyte,
  jobsPerChild: 1,
  idleMs: 60_000,
  warm: 0,
  limit: 'RATE_LIMIT_UPLOADS',
  lostError: (cause) => cause,
};

export const lanes: Record<LaneName, LaneOptions> = {
  reading,
  /** Reads scans by OCR, which takes seconds, one at a time: whoever has a text to be read does not wait for them. */
  recognising: { ...reading, size: 1, atOnce: 1, warm: 0 },
  /** Parses, analyses, matches and exports CVs whose text is already redacted and stored. */
  engine: {
    script: 'engine-child',
    ...sideBySide,
    ...queue,
    heapMegabytes: 384,
    residentBytes: 768 * megabyte,
    jobsPerChild,
    idleMs: 60_000,
    warm: 0,
    limit: 'RATE_LIMIT_ANALYSES',
    lostError: (cause) => new AppError('analysis/ANALYSIS_FAILED', { cause }),
  },
  plainReading,
  /** The same with redaction, for a file that our own reader cannot read. A visitor waits for it. */
  plainFallback: { ...plainReading, script: 'plain-fallback-child' },
  /** Makes PDFs: react-pdf keeps its thread for the whole of a document. A warm child takes a third of a cold one's time. */
  rendering: {
    script: 'rendering-child',
    size: 2,
    atOnce: 1,
    longMs: 500,
    ...queue,
    heapMegabytes: 384,
    residentBytes: 768 * megabyte,
    jobsPerChild,
    idleMs: 60_000,
    limit: 'RATE_LIMIT_ANALYSES',
    warm: 0,
    lostError: (cause) => cause,
  },
};
