import { useEffect, useRef } from 'react';
import type { SuggestionAnswer } from '@/lib/client/improve-calls';

interface FollowedSuggestionOptions {
  content: string;
  answer: SuggestionAnswer | undefined;
  onEdit: (content: string) => void;
  /** Makes the replaced text a step of undo. */
  remember: (text: string) => void;
}

/** For advice about the layout, which changes no word of the CV: an empty editor takes it and follows it while its wording improves, until the visitor changes anything. */
export function useFollowedSuggestion({ content, answer, onEdit, remember }: FollowedSuggestionOptions) {
  const followed = useRef<{ content: string; answer: SuggestionAnswer | undefined } | null>(null);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
    const before = followed.current;
    if (before && content !== before.content) followed.current = null;
    if (!followed.current || !answer || answer === followed.current.answer) return;
    // Later versions of the same answer belong to the same step of undo.
    if (before && !before.content.trim()) remember(before.content);
    followed.current = { content: answer.suggestion, answer };
    if (content !== answer.suggestion) onEdit(answer.suggestion);
  }, [content, answer, onEdit, remember]);
  useEffect(() => () => void (followed.current = null), []);

  return {
    follow() {
      followed.current = content.trim() ? null : { content, answer };
    },
    /** Whether the visitor put these words into the text. */
    isHeld: (words: string): boolean => followed.current === null && latest.current.includes(words),
  };
}
