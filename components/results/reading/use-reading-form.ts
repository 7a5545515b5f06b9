import { useCallback, useState } from 'react';
import { formOf, reduceForm, type FormAction, type ReadingForm } from '@/lib/guidance/put-right';
import type { ReadingView } from '@/lib/shared/reading-view';

interface Editing {
  view: ReadingView;
  form: ReadingForm;
  /** The state before each change, latest last. */
  past: readonly ReadingForm[];
}

/** The state of the form, with undo for every step. */
export function useReadingForm() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const begin = useCallback((view: ReadingView) => setEditing({ view, form: formOf(view), past: [] }), []);
  const act = (action: FormAction) =>
    setEditing((now) => now && { ...now, form: reduceForm(now.form, action, now.view.lines), past: [...now.past, now.form] });
  const undo = () =>
    setEditing((now) => {
      const before = now?.past.at(-1);
      return now && before ? { ...now, form: before, past: now.past.slice(0, -1) } : now;
    });
  return { editing, begin, forget: () => setEditing(null), act, undo };
}
