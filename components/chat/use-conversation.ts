import { useEffect, useRef, useState } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { showToast } from '@/lib/client/toasts';
import { chatAnswer, chatGreeting, type ChatAnswer } from '@/lib/content/chat';
import { timings } from '@/lib/shared/timings';

export interface ChatMessage {
  id: number;
  content: string;
  role: 'user' | 'assistant';
  /** ISO time. */
  timestamp: string;
  links: ChatAnswer['links'];
}

const message = (id: number, role: ChatMessage['role'], content: string, links: ChatAnswer['links'] = []): ChatMessage => ({
  id,
  role,
  content,
  timestamp: new Date().toISOString(),
  links,
});

/** Whether the report on this page has such a part; false on pages without a report. */
const isInReport = (place: string): boolean => document.querySelector(`[data-report] #${place}`) !== null;

/** The messages so far. Answers are written in advance and come after a short pause. */
export function useConversation() {
  const { claims } = useSettings();
  const [messages, setMessages] = useState<ChatMessage[]>(() => [message(0, 'assistant', chatGreeting)]);
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** @returns whether the question was accepted: not while it is blank, nor while another is being answered. */
  const ask = (text: string): boolean => {
    const question = text.trim();
    if (!question || isPending) return false;
    setMessages((all) => [...all, message(all.length, 'user', question)]);
    setPending(true);
    timer.current = setTimeout(() => {
      try {
        const answer = chatAnswer(question, claims, isInReport);
        setMessages((all) => [...all, message(all.length, 'assistant', answer.text, answer.links)]);
      } catch {
        showToast({ title: 'Failed to get response', description: 'Please try again later.', tone: 'error' });
      }
      setPending(false);
    }, timings.chatReplyMs);
    return true;
  };

  return { messages, isPending, ask };
}
