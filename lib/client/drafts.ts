import { isRecord } from './http';
import { readStoredFor, storeFor } from './storage';

/** How the work of one screen is kept: as parts, so that two tabs writing different parts both keep theirs. */
export interface DraftShape<P> {
  key: 'guidedProgress' | 'walkthroughProgress';
  start(): P;
  /** Any stored value as progress, or a fresh start. */
  read(saved: unknown): P;
  /** Each part by itself, as text that changes when the part does. */
  parts(progress: P): string[];
  /** `mine` with the part at `index` taken from `other`. */
  withPart(mine: P, other: P, index: number): P;
}

export interface DraftState<P> {
  progress: P;
  saving: 'saved' | 'pending' | 'refused';
  /** Another tab wrote to a part that is open here too. */
  takenOver: boolean;
}

export interface Draft<P> {
  state(): DraftState<P>;
  subscribe(listener: () => void): () => void;
  update(progress: P): void;
  /** Writes what waits; true where nothing is left unsaved. */
  flush(): boolean;
  /** Looks whether another tab has written. */
  refresh(): void;
}

/** Typing is saved when it pauses. */
const pauseMs = 500;

interface Stored<P> {
  progress: P;
  /** When each part was last changed, in milliseconds. */
  stamps: number[];
}

/** Work in progress of one analysis in browser storage. Of each part the last writer's text stands, in every tab. */
// eslint-disable-next-line max-lines-per-function -- the methods of one draft share its stored state
export function openDraft<P>(shape: DraftShape<P>, analysisId: string, now: () => number): Draft<P> {
  const load = (): Stored<P> | null => {
    const text = readStoredFor(shape.key, analysisId);
    if (text === null) return null;
    try {
      const saved: unknown = JSON.parse(text);
      if (!isRecord(saved)) return null;
      const progress = shape.read(saved.progress);
      const stamps = Array.isArray(saved.stamps) ? saved.stamps.map((stamp: unknown) => (typeof stamp === 'number' ? stamp : 0)) : [];
      return { progress, stamps: shape.parts(progress).map((_part, index) => stamps[index] ?? 0) };
    } catch {
      return null;
    }
  };

  const start = load();
  let state: DraftState<P> = { progress: start?.progress ?? shape.start(), saving: 'saved', takenOver: false };
  let stamps = start?.stamps ?? shape.parts(state.progress).map(() => 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (change: Partial<DraftState<P>>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const takeNewer = (): void => {
    const other = load();
    if (!other) return;
    const mine = shape.parts(state.progress);
    const theirs = shape.parts(other.progress);
    const newer = theirs.flatMap((_part, index) => ((other.stamps[index] ?? 0) > (stamps[index] ?? 0) ? [index] : []));
    if (newer.length === 0) return;
    let { progress } = state;
    for (const index of newer) progress = shape.withPart(progress, other.progress, index);
    stamps = stamps.map((stamp, index) => Math.max(stamp, other.stamps[index] ?? 0));
    set({ progress, takenOver: newer.some((index) => mine[index] !== theirs[index]) });
  };

  const flush = (): boolean => {
    clearTimeout(timer);
    if (state.saving === 'saved') return true;
    takeNewer();
    const text = JSON.stringify({ progress: state.progress, stamps });
    storeFor(shape.key, analysisId, text);
    const isKept = readStoredFor(shape.key, analysisId) === text;
    set({ saving: isKept ? 'saved' : 'refused' });
    return isKept;
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update(progress) {
      const before = shape.parts(state.progress);
      const after = shape.parts(progress);
      const time = now();
      stamps = after.map((part, index) => (part === before[index] ? (stamps[index] ?? 0) : time));
      set({ progress, saving: 'pending', takenOver: false });
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    refresh: takeNewer,
  };
}
