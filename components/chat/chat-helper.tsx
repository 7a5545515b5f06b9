'use client';

import { MessageSquareText, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import { chatTitle } from '@/lib/content/chat-title';

const ChatPanel = dynamic(() => import('./chat-panel'), { ssr: false });

const Unreachable = () => (
  <p role="alert" className="absolute right-0 bottom-16 w-64 rounded-lg border border-rule-strong bg-sheet p-4 text-sm">
    The helper could not be fetched. Please load the page again when you are back online.
  </p>
);

/**
 * The round chat button of every page; globals.css sets its height above the edge. The conversation loads when it is first opened
 * and stays mounted.
 */
export function ChatHelper() {
  const [state, setState] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  const close = () => {
    setState('closed');
    // On a small screen the closed button can be at the end of the page, so focusing it must not scroll there.
    button.current?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label={chatTitle} data-screen-only data-helper={isOpen ? 'open' : 'closed'} className="fixed right-4 z-40">
      {state !== 'never-opened' && (
        <PartBoundary fallback={isOpen && <Unreachable />}>
          <ChatPanel isOpen={isOpen} onClose={close} />
        </PartBoundary>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? `Close ${chatTitle}` : `Open ${chatTitle}`}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
        className="ml-auto flex size-13 items-center justify-center rounded-full bg-accent text-accent-ink shadow-[0_2px_10px_rgb(0_0_0_/_0.22)] transition-transform duration-150 hover:scale-105"
      >
        {isOpen ? <X className="size-6" /> : <MessageSquareText className="size-6" />}
      </button>
    </aside>
  );
}
