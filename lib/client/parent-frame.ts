/** The messages for a page that frames this one. Types carry a version, because a host's script stays in use over several releases. */
export const version = 1;

export const isFramed = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    // Reading the parent's location throws only where it has another origin.
    return true;
  }
};

/** The parent's origin, where the browser reveals it; without it nothing is sent, because '*' would send to anybody. */
export function parentOrigin(): string | null {
  const ancestor = window.location.ancestorOrigins?.[0];
  if (ancestor && ancestor !== 'null') return ancestor;
  try {
    return document.referrer ? new URL(document.referrer).origin : null;
  } catch {
    return null;
  }
}

export function post(message: Record<string, unknown>): void {
  const origin = isFramed() ? parentOrigin() : null;
  if (origin) window.parent.postMessage({ version, ...message }, origin);
}

/** Id and score are sent only to a parent that the operator has listed. */
export function tellParentOfResult(id: string, score: number, allowedOrigins: readonly string[]): void {
  const trusted = allowedOrigins.includes(parentOrigin() ?? '');
  post({ type: 'cv-analysis-complete', status: 'complete', ...(trusted ? { id, score } : {}) });
}

/** A frame as tall as its page cannot scroll itself, so the host scrolls to the beginning of a new screen. */
export const tellParentOfNewScreen = (): void => post({ type: 'cv-analysis-screen', status: 'screen' });
