/** What a page that frames this one may hear. Types are versioned: a host's script outlives our releases. */
export const version = 1;

export const isFramed = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    // Only a foreign parent forbids the question.
    return true;
  }
};

/** The parent's origin, where the browser says it; without it nothing is sent, since '*' would tell anybody. */
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

/** Id and score go only to a parent the operator has listed. */
export function tellParentOfResult(id: string, score: number, allowedOrigins: readonly string[]): void {
  const trusted = allowedOrigins.includes(parentOrigin() ?? '');
  post({ type: 'cv-analysis-complete', status: 'complete', ...(trusted ? { id, score } : {}) });
}

/** A frame as tall as its page cannot scroll itself: its host brings the beginning of a new screen into view. */
export const tellParentOfNewScreen = (): void => post({ type: 'cv-analysis-screen', status: 'screen' });
