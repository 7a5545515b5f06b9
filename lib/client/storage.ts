/**
 * The only module that uses browser storage. Reading or writing may fail (blocked cookies, a full disk, a private
 * window, a frame): then the page goes on and forgets. Key names are the specification's.
 */
type Key =
  | 'latestAnalysisId'
  | 'lastUploadedFilename'
  | 'lastAnalysisData'
  | 'user_email'
  | 'analysisInProgress'
  | 'reportsOnThisDevice'
  | 'sharedComputerUsedAt';
/** Work in progress of one analysis: the guided steps, the walkthrough and the supporting statement keep theirs here. */
type KeyPerAnalysis = 'reportUnlocked' | 'guidedProgress' | 'walkthroughProgress' | 'statementProgress' | 'improvedScores';

const isOurs = (key: string, analysisId: string): boolean => key.endsWith(`:${analysisId}`);

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The visitor has finished: what this page still has in hand (a draft that waits for a pause) is no longer written. */
let isOver = false;

function write(key: string, value: string): void {
  if (isOver) return;
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

function remove(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was there to remove.
  }
}

export const readStored = (key: Key): string | null => read(key);
export const store = (key: Key, value: string): void => write(key, value);
export const forget = (...keys: Key[]): void => keys.forEach(remove);

const perAnalysis = (key: KeyPerAnalysis, analysisId: string) => `${key}:${analysisId}`;
export const readStoredFor = (key: KeyPerAnalysis, analysisId: string): string | null => read(perAnalysis(key, analysisId));
export const storeFor = (key: KeyPerAnalysis, analysisId: string, value: string): void => write(perAnalysis(key, analysisId), value);

/** Reads a stored JSON value; what `accept` refuses counts as absent, since anybody may have edited it. */
export function readStoredJson<T>(text: string | null, accept: (value: unknown) => value is T): T | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return accept(value) ? value : null;
  } catch {
    return null;
  }
}

/** Where its reader was in a report: kept for as long as the tab is open. */
export function storePlace(analysisId: string, place: unknown): void {
  if (isOver) return;
  try {
    window.sessionStorage.setItem(`readingPlace:${analysisId}`, JSON.stringify(place));
  } catch {
    // The report opens at its top again.
  }
}

export function readPlace<T>(analysisId: string, accept: (value: unknown) => value is T): T | null {
  try {
    return readStoredJson(window.sessionStorage.getItem(`readingPlace:${analysisId}`), accept);
  } catch {
    return null;
  }
}

/** Calls back when another tab of this browser has changed what is stored. */
export function onStored(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** 'Delete my data' reaches this browser too: everything that belongs to the analysis, and the email. */
export function forgetAnalysis(analysisId: string): void {
  try {
    for (const key of Object.keys(window.localStorage)) if (isOurs(key, analysisId)) remove(key);
    window.sessionStorage.removeItem(`readingPlace:${analysisId}`);
  } catch {
    // Storage is blocked: nothing was kept.
  }
  forget('latestAnalysisId', 'lastUploadedFilename', 'lastAnalysisData', 'user_email', 'analysisInProgress');
}

function clearStorage(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Set for a moment, so that other tabs hear that the visitor has finished. */
const finishedKey = 'finished';

/** Everything the site keeps in this browser goes, and this page writes no more. */
export function forgetEverything(): void {
  write(finishedKey, 'here');
  isOver = true;
  clearStorage();
}

/** What an earlier visitor left behind goes, before anything of it is read. */
export const forgetEarlierVisitor = clearStorage;

/** Calls back when the visitor has finished in another tab: then this one forgets and writes nothing either. */
export function onFinishedElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== finishedKey || event.newValue === null) return;
    isOver = true;
    clearStorage();
    listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
