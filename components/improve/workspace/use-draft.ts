import { useEffect, useState, useSyncExternalStore } from 'react';
import { openDraft, type DraftShape, type DraftState } from '@/lib/client/drafts';

const readClock = (): number => Date.now();

/** A draft that survives the page: saved as the visitor types, taken over from other tabs, with a warning when leaving before it is saved. */
export function useDraft<P>(shape: DraftShape<P>, analysisId: string): DraftState<P> & { update: (progress: P) => void } {
  const [draft] = useState(() => openDraft(shape, analysisId, readClock));
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => {
    const refresh = () => draft.refresh();
    const save = () => void draft.flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      const wasSaved = draft.state().saving === 'saved';
      // Saved in any case, so that nothing is lost whatever the visitor answers.
      draft.flush();
      if (!wasSaved) event.preventDefault();
    };
    const onVisibilityChange = () => (document.visibilityState === 'hidden' ? save() : refresh());
    window.addEventListener('storage', refresh);
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('storage', refresh);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      draft.flush();
    };
  }, [draft]);
  return { ...state, update: draft.update };
}
