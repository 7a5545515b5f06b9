'use client';

import { useDeferredValue, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { limits } from '@/lib/shared/limits';
import { TextChanges } from './text-changes';

/** At most 500 characters, cut at a word. */
function excerptOf(text: string): string {
  if (text.length <= limits.sectionExcerptLength) return text;
  const cut = text.slice(0, limits.sectionExcerptLength - 1);
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** A narrow phone draws so many characters on a line. */
const charactersPerLine = 36;
/** What four lines of a phone may not hold. */
const isLong = (text: string): boolean =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0) > 4;

interface OriginalTextProps {
  text: string;
  /** What takes its place; blank while nothing is written, or where it is advice and no text. */
  improved: string;
}

/** What the CV says now, read-only: an excerpt, the whole one click away, and what the visitor made of it as changes in it. */
export function OriginalText({ text, improved }: OriginalTextProps) {
  const [isWhole, setWhole] = useState(false);
  const [wantsChanges, setWantsChanges] = useState(false);
  // Typing goes before telling what it changes.
  const improvedLater = useDeferredValue(improved);
  const excerpt = excerptOf(text);
  const hasChanges = text.trim() !== '' && improved.trim() !== '' && improved.trim() !== text.trim();
  const showsChanges = wantsChanges && hasChanges;
  const view = (isChanges: boolean, words: string) => (
    <button
      type="button"
      aria-pressed={showsChanges === isChanges}
      onClick={() => setWantsChanges(isChanges)}
      className="min-h-8 rounded-sm px-2 sm:px-2.5 text-ink-soft hover:text-accent aria-pressed:bg-sheet aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--rule-strong)]"
    >
      {words}
    </button>
  );
  return (
    <div className="min-w-0 space-y-2 lg:sticky lg:top-[calc(var(--hidden-above)+5rem)] lg:max-h-[calc(var(--view-height)-6rem)] lg:self-start lg:space-y-3 lg:overflow-y-auto">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-lg">Original content</h3>
        {hasChanges && (
          <div role="group" aria-label="What is shown here" className="flex gap-1 rounded-md bg-wash p-0.5 text-sm font-semibold">
            {view(false, 'Original')}
            {view(true, 'Changes')}
          </div>
        )}
      </div>
      {!text.trim() && (
        <p className="rounded-md border border-dashed p-3 text-ink-soft">
          We found no such part in your CV. Write one <span className="lg:hidden">below</span>
          <span className="max-lg:hidden">beside this box</span>.
        </p>
      )}
      {text.trim() && (
        <div
          role="group"
          aria-label={showsChanges ? 'Changes' : 'Original content'}
          tabIndex={0}
          className={cn(
            'rounded-md border p-3 whitespace-pre-line max-lg:text-sm',
            showsChanges ? 'bg-sheet' : 'bg-wash text-ink-soft',
            (isWhole || showsChanges) && 'max-lg:max-h-[calc(var(--view-height)*0.5)] max-lg:overflow-y-auto',
          )}
        >
          {showsChanges ? (
            <TextChanges before={text} after={improvedLater} />
          ) : (
            <div className={cn(!isWhole && 'not-print:max-lg:line-clamp-4')}>{isWhole ? text : excerpt}</div>
          )}
        </div>
      )}
      {!showsChanges && isLong(text) && (
        <Button
          variant="quiet"
          size="bare"
          className={cn(excerpt === text && 'lg:hidden')}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show the whole text'}
        </Button>
      )}
    </div>
  );
}
