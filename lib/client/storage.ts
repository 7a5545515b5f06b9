/**
 * The only module that uses browser storage. Reading or writing may fail (blocked cookies, a full disk, a private window, a frame); the
 * page then works without it. Key names are those of the specification.
 */
type Key =
  | 'latestAnalysisId'
  | 'lastUploadedFilename'
  | 'lastAnalysisData'
  | 'user_email'
  | 'analysisInProgress'
  | 'reportsOnThisDevice'
  | 'sharedComputerUsedAt';
/** Work in progress on one analysis: the drafts of the guided steps, the walkthrough and the supporting statement. */
type KeyPerAnalysis = 'reportUnlocked' | 'guidedProgress' | 'walkthroughProgress' | 'statementProgress' | 'improvedScores';

const isOurs = (key: string, analysisId: string): boolean => key.endsWith(`:${analysisId}`);

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Set once the visitor has finished: drafts that are still waiting to be saved are then not written. */
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

/** Reads a stored JSON value. One that `accept` refuses counts as absent, because anybody may have edited it. */
export function readStoredJson<T>(text: string | null, accept: (value: unknown) => value is T): T | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return accept(value) ? value : null;
  } catch {
    return null;
  }
}

/** The reading position in a report, kept for as long as the tab is open. */
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

/** 'Delete my data' in this browser: deletes everything that belongs to the analysis, and the email. */
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

/** Set for a moment, so that other tabs learn that the visitor has finished. */
const finishedKey = 'finished';

/** Clears everything the site stores in this browser, and stops this page from writing more. */
export function forgetEverything(): void {
  write(finishedKey, 'here');
  isOver = true;
  clearStorage();
}

/** Clears what an earlier visitor left behind, before anything of it is read. */
export const forgetEarlierVisitor = clearStorage;

/** Calls back when the visitor has finished in another tab: this tab then clears its data and writes nothing either. */
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
