import { isRecord } from './http';
import { readStoredFor, storeFor } from './storage';

type Parts = Readonly<Record<string, string>>;

/** How the work on one screen is stored: in parts, so that two tabs that change different parts both keep theirs. */
export interface DraftShape<P> {
  key: 'guidedProgress' | 'walkthroughProgress' | 'statementProgress';
  start(): P;
  /** Any stored value as progress, or a fresh start. */
  read(saved: unknown): P;
  /** Each part by its name, as text that changes when the part does. Items of a list are named by their index. */
  parts(progress: P): Parts;
  /** `mine` with the part of this name taken from `other`. */
  withPart(mine: P, other: P, name: string): P;
}

export interface DraftState<P> {
  progress: P;
  saving: 'saved' | 'pending' | 'refused';
  /** Another tab has changed a part that is open here too. */
  takenOver: boolean;
}

export interface Draft<P> {
  state(): DraftState<P>;
  subscribe(listener: () => void): () => void;
  update(progress: P): void;
  /** Writes what is waiting; true where nothing is left unsaved. */
  flush(): boolean;
  /** Checks whether another tab has written. */
  refresh(): void;
}

/** How long a pause in typing must be before the draft is saved. */
const pauseMs = 500;

interface Stored<P> {
  progress: P;
  /** When each part was last changed, in milliseconds. A part without a time has not been changed. */
  stamps: Record<string, number>;
}

const readStamps = (saved: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typeof saved === 'object' && saved !== null ? saved : {}).flatMap(([name, stamp]: [string, unknown]) =>
      typeof stamp === 'number' ? [[name, stamp]] : [],
    ),
  );

/** Work in progress on one analysis in browser storage. For each part the last writer's text wins, in every tab. */
// eslint-disable-next-line max-lines-per-function -- the methods of one draft share its stored state
export function openDraft<P>(shape: DraftShape<P>, analysisId: string, now: () => number): Draft<P> {
  const load = (): Stored<P> | null => {
    const text = readStoredFor(shape.key, analysisId);
    if (text === null) return null;
    try {
      const saved: unknown = JSON.parse(text);
      if (!isRecord(saved)) return null;
      return { progress: shape.read(saved.progress), stamps: readStamps(saved.stamps) };
    } catch {
      return null;
    }
  };

  const start = load();
  let state: DraftState<P> = { progress: start?.progress ?? shape.start(), saving: 'saved', takenOver: false };
  let stamps = start?.stamps ?? {};
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
    const newer = Object.keys(theirs).filter((name) => (other.stamps[name] ?? 0) > (stamps[name] ?? 0));
    if (newer.length === 0) return;
    let { progress } = state;
    for (const name of newer) {
      progress = shape.withPart(progress, other.progress, name);
      stamps = { ...stamps, [name]: other.stamps[name] ?? 0 };
    }
    set({ progress, takenOver: newer.some((name) => mine[name] !== theirs[name]) });
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
      for (const name of Object.keys(after)) if (after[name] !== before[name]) stamps = { ...stamps, [name]: time };
      set({ progress, saving: 'pending', takenOver: false });
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    refresh: takeNewer,
  };
}
