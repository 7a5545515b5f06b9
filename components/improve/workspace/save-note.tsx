import type { DraftState } from '@/lib/client/drafts';

const texts = {
  saved: 'Saved in this browser.',
  pending: 'Saving…',
  refused: 'This browser keeps nothing for us: download your CV before you leave.',
} as const;

/** Says whether the draft is saved. */
export const SaveNote = ({ saving, takenOver }: Pick<DraftState<unknown>, 'saving' | 'takenOver'>) => (
  <p className="text-sm text-ink-faint">
    {texts[saving]} {takenOver && 'A newer text from another tab was taken over.'}
  </p>
);
