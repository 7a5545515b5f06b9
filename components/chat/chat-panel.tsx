'use client';

import { LoaderCircle, Send } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { Input } from '@/components/ui/input';
import { chatPrompts } from '@/lib/content/chat';
import { chatTitle } from '@/lib/content/chat-title';
import { useConversation, type ChatMessage } from './use-conversation';

/** The conversation. It stays mounted while it is closed, so that the messages are kept. */
export default function ChatPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { messages, isPending, ask } = useConversation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
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
      <MessageList messages={messages} isPending={isPending} onFollow={onClose} />
      {messages.length === 1 && (
        <div className="flex flex-col items-start gap-2 px-4 pb-3">
          {chatPrompts.map((prompt) => (
            <button
              key={prompt}
              type="button"
              onClick={() => ask(prompt)}
              className="min-h-8 rounded-md border border-rule-strong px-3 py-1.5 text-left hover:border-accent hover:text-accent"
            >
              {prompt}
            </button>
          ))}
        </div>
      )}
      <QuestionForm field={field} isPending={isPending} onAsk={ask} />
    </section>
  );
}

interface MessageListProps {
  messages: readonly ChatMessage[];
  isPending: boolean;
  /** The visitor followed a link into the report, which the panel would cover. */
  onFollow: () => void;
}

function MessageList({ messages, isPending, onFollow }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages, isPending]);
  return (
    <div ref={list} role="log" aria-label="Conversation" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
      <ol className="space-y-3">
        {messages.map((item) => (
          <Message key={item.id} {...item} onFollow={onFollow} />
        ))}
        {isPending && (
          <li role="status" className="flex items-center gap-2 text-ink-faint">
            <LoaderCircle className="turning size-5" />
            Writing an answer…
          </li>
        )}
      </ol>
    </div>
  );
}

function Message({ content, role, links, onFollow }: ChatMessage & Pick<MessageListProps, 'onFollow'>) {
  const isOwn = role === 'user';
  return (
    <li className={isOwn ? 'ml-8 rounded-lg bg-accent px-3 py-2 text-accent-ink' : 'mr-4 rounded-lg bg-wash px-3 py-2'}>
      <span className="sr-only">{isOwn ? 'You: ' : 'Helper: '}</span>
      <span className="whitespace-pre-line">{content}</span>
      {links.length > 0 && (
        <span className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {links.map((link) => (
            <a
              key={link.href}
              href={link.href}
              onClick={link.href.startsWith('#') ? onFollow : undefined}
              className="font-semibold text-accent underline underline-offset-4"
            >
              {link.label}
            </a>
          ))}
        </span>
      )}
    </li>
  );
}

interface QuestionFormProps {
  field: RefObject<HTMLInputElement | null>;
  isPending: boolean;
  onAsk: (question: string) => boolean;
}

function QuestionForm({ field, isPending, onAsk }: QuestionFormProps) {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (onAsk(text)) setText('');
  };
  return (
    <form method="post" onSubmit={submit} className="flex gap-2 border-t p-3">
      <label htmlFor="chat-question" className="sr-only">
        Your question
      </label>
      <Input
        id="chat-question"
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        placeholder="Ask about your CV"
        className="min-h-10! min-w-0 flex-1"
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={isPending || !text.trim()}
        className="flex size-10 items-center justify-center rounded-md bg-accent text-accent-ink disabled:bg-wash disabled:text-ink-faint"
      >
        <Send className="size-5" />
      </button>
    </form>
  );
}
