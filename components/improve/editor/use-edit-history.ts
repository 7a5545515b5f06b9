import { useCallback, useState } from 'react';

export interface EditHistory {
  /** A change made by a button. */
  change(next: string): void;
  /** A key press. Typing without a pause for anything else is one step of undo. */
  type(next: string): void;
  undo(): void;
  canUndo: boolean;
  /** Makes a text that something else replaced a step of undo. */
  remember: (text: string) => void;
}

/** Undo for one text. */
export function useEditHistory(content: string, onEdit: (content: string) => void): EditHistory {
  const [history, setHistory] = useState<string[]>([]);
  const [isTyping, setTyping] = useState(false);
  const remember = useCallback((text: string) => setHistory((before) => [...before, text]), []);
  return {
    remember,
    canUndo: history.length > 0,
    change(next) {
      if (next === content) return;
      remember(content);
      setTyping(false);
      onEdit(next);
    },
    type(next) {
      if (!isTyping) remember(content);
      setTyping(true);
      onEdit(next);
    },
    undo() {
      const last = history.at(-1);
      if (last === undefined) return;
      setHistory(history.slice(0, -1));
      setTyping(false);
      onEdit(last);
    },
  };
}
