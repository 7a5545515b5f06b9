import { useRef, type KeyboardEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { TickIcon } from '@/components/ui/icons';

interface StepTabsProps {
  titles: readonly string[];
  completed: readonly boolean[];
  current: number;
  panelId: string;
  onGo: (index: number) => void;
}

export const tabId = (panelId: string, index: number): string => `${panelId}-tab-${index}`;

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The steps as tabs: arrows, Home and End move between them, a tick marks what is done. */
export function StepTabs({ titles, completed, current, panelId, onGo }: StepTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const to = move(current, titles.length);
    onGo(to);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Steps" onKeyDown={onKey} className="flex gap-1 border-b">
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          role="tab"
          id={tabId(panelId, index)}
          aria-selected={index === current}
          aria-controls={panelId}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onGo(index)}
          className={cn(
            'flex min-h-11 items-center gap-1.5 border-b-4 px-2 text-sm font-semibold max-sm:flex-1 max-sm:justify-center lg:px-3',
            index === current ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-accent',
          )}
        >
          {completed[index] && <TickIcon width="16" height="16" className="tone-green tone-text" />}
          <span aria-hidden="true" className={cn('tabular-nums', completed[index] && 'sm:hidden')}>
            {index + 1}
          </span>
          {/* On a phone the heading right below says which step is open. */}
          <span className="max-sm:sr-only">{title}</span>
          {completed[index] && <span className="sr-only">(completed)</span>}
        </button>
      ))}
    </div>
  );
}
