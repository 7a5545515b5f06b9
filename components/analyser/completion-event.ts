import { isRecord } from '@/lib/client/http';

const eventName = 'cv-analysis-complete';

export interface Completion {
  id: string;
  result: unknown;
}

/** Announces a result as an event on the window, for scripts of the host page. */
export const announceCompletion = (completion: Completion): void => {
  window.dispatchEvent(new CustomEvent(eventName, { detail: completion }));
};

/** A host page may also pass in a result by the same event. */
export function onCompletion(listener: (completion: Completion) => void): () => void {
  const hear = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    if (isRecord(detail) && typeof detail.id === 'string') listener({ id: detail.id, result: detail.result });
  };
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
