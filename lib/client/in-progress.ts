import { isRecord } from './http';
import { forget, readStored, readStoredJson, store } from './storage';

/** An accepted analysis whose result has not been shown yet: a reload takes it up again. */
interface InProgress {
  id: string;
  startedAtMs: number;
}

/** Older ones are ignored: a visitor who comes back later wants to start again. */
const resumableMs = 30 * 60_000;

const isInProgress = (value: unknown): value is InProgress =>
  isRecord(value) && typeof value.id === 'string' && typeof value.startedAtMs === 'number';

export const rememberInProgress = (analysis: InProgress): void => store('analysisInProgress', JSON.stringify(analysis));
export const forgetInProgress = (): void => forget('analysisInProgress');

export function analysisInProgress(nowMs: number): InProgress | null {
  const found = readStoredJson(readStored('analysisInProgress'), isInProgress);
  return found && found.startedAtMs <= nowMs && nowMs - found.startedAtMs < resumableMs ? found : null;
}
