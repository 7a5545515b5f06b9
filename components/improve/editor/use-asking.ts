import { useEffect, useEffectEvent, useState } from 'react';
import type { SectionEditorProps } from './section-editor';
import type { EditHistory } from './use-edit-history';
import { useFollowedSuggestion } from './use-followed-suggestion';
import { useScrollToAnswer } from './use-scroll-to-answer';

type Asking = Pick<SectionEditorProps, 'section' | 'original' | 'content' | 'onEdit' | 'suggestions' | 'noSuggestion' | 'fix'> & {
  history: EditHistory;
};

/** Asks for suggestions. An empty box takes the words of the CV first: each suggestion is then accepted or left, one by one. */
export function useAsking({ section, original, content, onEdit, suggestions, noSuggestion, fix, history }: Asking) {
  const current = suggestions.of(section);
  const isAdvice = section === 'Structure';
  const [shownIndex, setShownIndex] = useState(0);
  const { follow, isHeld } = useFollowedSuggestion({ content, answer: current?.answer, onEdit, remember: history.remember });
  const { target, expectAnswer } = useScrollToAnswer(current?.answer);

  const generate = () => {
    if (suggestions.busySection === section) return;
    const text = content.trim() && content !== original && !isAdvice ? content : undefined;
    if (isAdvice) follow();
    else if (!content.trim() && original.trim()) history.change(original);
    expectAnswer();
    setShownIndex(0);
    void suggestions.ask(section, text, isHeld);
  };

  const isWaitedFor = Boolean(fix) && noSuggestion === null && current === null;
  const generateNow = useEffectEvent(generate);
  useEffect(() => {
    if (!isWaitedFor) return;
    const timer = setTimeout(() => generateNow());
    return () => clearTimeout(timer);
  }, [isWaitedFor]);

  return { generate, target, shownIndex, setShownIndex };
}
