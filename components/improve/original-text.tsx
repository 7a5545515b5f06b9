'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { limits } from '@/lib/shared/limits';

/** At most 500 characters, cut at a word. */
function excerptOf(text: string): string {
  if (text.length <= limits.sectionExcerptLength) return text;
  const cut = text.slice(0, limits.sectionExcerptLength - 1);
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** What the CV says now, read-only: an excerpt, and the whole one click away. */
export function OriginalText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const excerpt = excerptOf(text);
  return (
    <div className="min-w-0 space-y-3 lg:sticky lg:top-[calc(var(--hidden-above)+5rem)] lg:max-h-[calc(var(--view-height)-6rem)] lg:self-start lg:overflow-y-auto">
      <h3 className="text-lg">Original content</h3>
      {text.trim() ? (
        <div
          role="group"
          aria-label="Original content"
          tabIndex={0}
          className="rounded-md border bg-wash p-3 whitespace-pre-line text-ink-soft max-lg:max-h-44 max-lg:overflow-y-auto"
        >
          {isWhole ? text : excerpt}
        </div>
      ) : (
        <p className="rounded-md border border-dashed p-3 text-ink-soft">We found no such part in your CV. Write one beside this box.</p>
      )}
      {excerpt !== text && (
        <Button variant="quiet" size="bare" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show the whole text'}
        </Button>
      )}
    </div>
  );
}
