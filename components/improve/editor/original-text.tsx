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

/** A narrow phone shows about this many characters on a line, and four lines of the closed text. */
const charactersPerLine = 36;
const closedLines = 4;
const isLong = (text: string): boolean =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0) > closedLines;

interface OriginalTextProps {
  text: string;
  /** The visitor's text; blank while nothing is written, or where the part is advice without text. */
  improved: string;
}

/** What the CV says now, read-only: an excerpt, the whole text on demand, and what the visitor made of it as marked changes. */
export function OriginalText({ text, improved }: OriginalTextProps) {
  const [wantsChanges, setWantsChanges] = useState(false);
  const hasText = text.trim() !== '';
  const hasChanges = hasText && improved.trim() !== '' && improved.trim() !== text.trim();
  const showsChanges = wantsChanges && hasChanges;
  return (
    <div className="min-w-0 space-y-2 lg:sticky lg:top-[calc(var(--hidden-above)+5rem)] lg:max-h-[calc(var(--view-height)-6rem)] lg:self-start lg:space-y-3 lg:overflow-y-auto">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-lg">Original content</h3>
        {hasChanges && <ViewSwitch showsChanges={showsChanges} onSwitch={setWantsChanges} />}
      </div>
      {!hasText && (
        <p className="rounded-md border border-dashed p-3 text-ink-soft">
          We found no such part in your CV. Write one <span className="lg:hidden">below</span>
          <span className="max-lg:hidden">beside this box</span>.
        </p>
      )}
      {showsChanges && <Changes before={text} after={improved} />}
      {hasText && <Excerpt text={text} isHidden={showsChanges} />}
    </div>
  );
}

function ViewSwitch({ showsChanges, onSwitch }: { showsChanges: boolean; onSwitch: (showsChanges: boolean) => void }) {
  const view = (isChanges: boolean, label: string) => (
    <button
      type="button"
      aria-pressed={showsChanges === isChanges}
      onClick={() => onSwitch(isChanges)}
      className="min-h-8 rounded-sm px-2 text-ink-soft hover:text-accent aria-pressed:bg-sheet aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--rule-strong)] sm:px-2.5"
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label="What is shown here" className="flex gap-1 rounded-md bg-wash p-0.5 text-sm font-semibold">
      {view(false, 'Original')}
      {view(true, 'Changes')}
    </div>
  );
}

const box = 'rounded-md border p-3 whitespace-pre-line max-lg:text-sm';
const scrollsOnPhone = 'max-lg:max-h-[calc(var(--view-height)*0.5)] max-lg:overflow-y-auto';

function Changes({ before, after }: { before: string; after: string }) {
  // Typing is more urgent than the comparison.
  const latest = useDeferredValue(after);
  return (
    <div role="group" aria-label="Changes" tabIndex={0} className={cn(box, scrollsOnPhone, 'bg-sheet')}>
      <TextChanges before={before} after={latest} />
    </div>
  );
}

/** Stays mounted while it is hidden, so that it is as open afterwards as it was. */
function Excerpt({ text, isHidden }: { text: string; isHidden: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const excerpt = excerptOf(text);
  if (isHidden) return null;
  return (
    <>
      <div role="group" aria-label="Original content" tabIndex={0} className={cn(box, isWhole && scrollsOnPhone, 'bg-wash text-ink-soft')}>
        <div className={cn(!isWhole && 'not-print:max-lg:line-clamp-4')}>{isWhole ? text : excerpt}</div>
      </div>
      {isLong(text) && (
        <Button
          variant="link"
          size="inline"
          className={cn(excerpt === text && 'lg:hidden')}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show the whole text'}
        </Button>
      )}
    </>
  );
}
