/** What a page that frames this one may hear. Types are versioned: a host's script outlives our releases. */
const version = 1;

export const isFramed = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    // Only a foreign parent forbids the question.
    return true;
  }
};

/** The parent's origin, where the browser says it; without it nothing is sent, since '*' would tell anybody. */
function parentOrigin(): string | null {
  const ancestor = window.location.ancestorOrigins?.[0];
  if (ancestor && ancestor !== 'null') return ancestor;
  try {
    return document.referrer ? new URL(document.referrer).origin : null;
  } catch {
    return null;
  }
}

function post(message: Record<string, unknown>): void {
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

/** What floats in a frame as tall as its page must know which part of it is on the screen: its host says how many pixels are hidden. */
export function listenForView(hear: (above: number, below: number) => void): () => void {
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source !== window.parent || data?.version !== version || data.type !== 'cv-analysis-view') return;
    if (Number.isFinite(data.above) && Number.isFinite(data.below)) hear(Math.max(0, data.above), Math.max(0, data.below));
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** Lets a host grow its frame to the page's height. */
export const tellParentOfHeight = (height: number): void => post({ type: 'cv-analysis-resize', status: 'resize', height });
