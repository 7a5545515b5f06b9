'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { SendIcon, SpinnerIcon } from '@/components/ui/icons';
import { showToast } from '@/lib/client/toasts';
import { chatAnswer, chatGreeting, chatPrompts, type ChatAnswer } from '@/lib/content/chat';
import { chatTitle } from '@/lib/content/chat-title';
import { timings } from '@/lib/shared/timings';

interface ChatMessage {
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

function Message({ content, role, links }: ChatMessage) {
  const own = role === 'user';
  return (
    <li className={own ? 'ml-8 rounded-lg bg-accent px-3 py-2 text-accent-ink' : 'mr-4 rounded-lg bg-wash px-3 py-2'}>
      <span className="sr-only">{own ? 'You: ' : 'Helper: '}</span>
      <span className="whitespace-pre-line">{content}</span>
      {links.length > 0 && (
        <span className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {links.map((link) => (
            <a key={link.href} href={link.href} className="font-semibold text-accent underline underline-offset-4">
              {link.label}
            </a>
          ))}
        </span>
      )}
    </li>
  );
}

export default function ChatPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { claims } = useSettings();
  const [messages, setMessages] = useState<ChatMessage[]>(() => [message(0, 'assistant', chatGreeting)]);
  const [text, setText] = useState('');
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [messages, isPending]);

  const send = (question: string) => {
    const asked = question.trim();
    if (!asked || isPending) return;
    setMessages((all) => [...all, message(all.length, 'user', asked)]);
    setText('');
    setPending(true);
    timer.current = setTimeout(() => {
      try {
        const answer = chatAnswer(asked, claims);
        setMessages((all) => [...all, message(all.length, 'assistant', answer.text, answer.links)]);
      } catch {
        showToast({ title: 'Failed to get response', description: 'Please try again later.', tone: 'error' });
      }
      setPending(false);
    }, timings.chatReplyMs);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(text);
  };

  return (
    <section
      aria-labelledby="chat-title"
      hidden={!isOpen}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="arriving absolute right-0 bottom-16 flex max-h-[min(32rem,calc(var(--view-height)-7rem-var(--bottom-bar,0px)))] w-[min(22rem,calc(100vw-2rem))] flex-col rounded-lg border border-rule-strong bg-sheet text-sm shadow-[0_8px_30px_rgb(0_0_0_/_0.18)] [&[hidden]]:hidden"
    >
      <h2 id="chat-title" className="border-b px-4 py-3 text-base">
        {chatTitle}
      </h2>
      <div ref={list} role="log" aria-label="Conversation" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
        <ol className="space-y-3">
          {messages.map((item) => (
            <Message key={item.id} {...item} />
          ))}
          {isPending && (
            <li role="status" className="flex items-center gap-2 text-ink-faint">
              <SpinnerIcon className="turning" />
              Writing an answer…
            </li>
          )}
        </ol>
      </div>
      {messages.length === 1 && (
        <div className="flex flex-col items-start gap-2 px-4 pb-3">
          {chatPrompts.map((prompt) => (
            <button
              key={prompt}
              type="button"
              onClick={() => send(prompt)}
              className="min-h-8 rounded-md border border-rule-strong px-3 py-1.5 text-left hover:border-accent hover:text-accent"
            >
              {prompt}
            </button>
          ))}
        </div>
      )}
      <form method="post" onSubmit={submit} className="flex gap-2 border-t p-3">
        <label htmlFor="chat-question" className="sr-only">
          Your question
        </label>
        <input
          id="chat-question"
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          placeholder="Ask about your CV"
          className="min-h-10 min-w-0 flex-1 rounded-md border border-rule-strong bg-sheet px-3 placeholder:text-ink-faint"
        />
        <button
          type="submit"
          aria-label="Send"
          disabled={isPending || !text.trim()}
          className="flex size-10 items-center justify-center rounded-md bg-accent text-accent-ink disabled:bg-wash disabled:text-ink-faint"
        >
          <SendIcon />
        </button>
      </form>
    </section>
  );
}
