import { timings } from '@/lib/shared/timings';

const stepNames = [
  'Extracting content',
  'Checking ATS compatibility',
  'Analysing format and structure',
  'Evaluating experience and skills',
  'Measuring professional impact',
  'Identifying optimal job roles',
  'Calculating market value',
  'Generating personalised recommendations',
] as const;

export type StepState = 'pending' | 'current' | 'completed';

export interface Progress {
  steps: { name: string; state: StepState }[];
  /** 0..99: only the result itself makes it 100. */
  percent: number;
}

/** Steps and bar have separate clocks; both scale with the minimum loading time of the settings. */
export function progressAt(elapsedMs: number, minLoadingMs: number): Progress {
  const scale = minLoadingMs / timings.minLoadingMs;
  const starts = timings.stepStartsMs.map((start) => start * scale);
  const ends = [...starts.slice(1), timings.lastStepEndsMs * scale];
  return {
    steps: stepNames.map((name, index) => ({ name, state: stateAt(elapsedMs, starts[index] ?? 0, ends[index] ?? 0) })),
    percent: scale > 0 ? Math.max(0, Math.min(99, Math.floor((elapsedMs / (timings.progressMs * scale)) * 100))) : 99,
  };
}

const stateAt = (elapsedMs: number, startMs: number, endMs: number): StepState => {
  if (elapsedMs >= endMs) return 'completed';
  return elapsedMs >= startMs ? 'current' : 'pending';
};
