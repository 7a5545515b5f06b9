import os from 'node:os';
import { AppError } from '@/lib/shared/errors';

export type LaneName = 'reading' | 'recognising' | 'plainReading' | 'plainFallback' | 'engine' | 'rendering';

/** Jobs that share child processes of one script. */
export interface LaneOptions {
  /** Name of the bundled script, under .cache/node. */
  script: string;
  /** The most child processes at any time. */
  size: number;
  /** How many of them work at the same time; one whose job has become long does not count. */
  atOnce: number;
  /** From this time on a job counts as long. */
  longMs: number;
  /** How many jobs may wait. Beyond that the lane refuses with RATE_LIMIT. */
  queueLength: number;
  /** How many jobs of one client may wait. */
  queueLengthPerClient: number;
  heapMegabytes: number;
  residentBytes: number;
  /** A child is replaced after this many jobs, so that leaked memory cannot add up. */
  jobsPerChild: number;
  /** An idle child ends after this time, unless it is one of the warm ones. */
  idleMs: number;
  /** How many children are started with the server and stay. */
  warm: number;
  /** The setting whose value 0 lifts the limits for single clients in this lane. */
  limit: 'RATE_LIMIT_UPLOADS' | 'RATE_LIMIT_ANALYSES';
  /** Makes the error that is thrown where a child ended before its job did, or failed for a reason that means nothing to a visitor. */
  lostError: (cause: Error) => Error;
}

/** One core is left for drawing pages. */
const cores = Math.min(4, Math.max(1, os.availableParallelism() - 1));

/** One child more than work at the same time, for jobs that are queued behind a long one. */
const sideBySide = { size: cores + 1, atOnce: cores, longMs: 250 };
const queue = { queueLength: 64, queueLengthPerClient: 16 };
const jobsPerChild = 200;
const megabyte = 1024 * 1024;

/** Reads and draws visitors' files, any of which may be hostile, so its children do no other lane's jobs. */
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

/**
 * Reads visitors' files with unpdf and mammoth. Each child ends after one file, which frees all its memory. An analysis waits for it, so
 * a file that takes long lets another client's begin beside it.
 */
const plainReading: LaneOptions = {
  script: 'plain-reading-child',
  size: 2,
  atOnce: 1,
  longMs: 1_000,
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
  /** Reads scans by OCR, one at a time. It takes seconds, so it has a lane of its own and delays no other file. */
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
  /** Reads and redacts a file that our own reader cannot read, while the visitor waits. */
  plainFallback: { ...plainReading, script: 'plain-fallback-child' },
  /** Makes PDFs. react-pdf blocks its thread for a whole document. A warm child takes a third of the time of a new one. */
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
