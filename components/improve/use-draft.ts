import { useEffect, useState, useSyncExternalStore } from 'react';
import { openDraft, type DraftShape, type DraftState } from '@/lib/client/drafts';

const readClock = (): number => Date.now();

/** Work in progress that outlives the page: saved as one types, taken over from other tabs, guarded when leaving too soon. */
export function useDraft<P>(shape: DraftShape<P>, analysisId: string): DraftState<P> & { update: (progress: P) => void } {
  const [draft] = useState(() => openDraft(shape, analysisId, readClock));
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => {
    const look = () => draft.refresh();
    const keep = () => void draft.flush();
    const warn = (event: BeforeUnloadEvent) => {
      const wasSaved = draft.state().saving === 'saved';
      // Saved all the same, so that nothing is lost whatever the answer.
      draft.flush();
      if (!wasSaved) event.preventDefault();
    };
    const turned = () => (document.visibilityState === 'hidden' ? keep() : look());
    window.addEventListener('storage', look);
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', turned);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', turned);
      draft.flush();
    };
  }, [draft]);
  return { ...state, update: draft.update };
}
