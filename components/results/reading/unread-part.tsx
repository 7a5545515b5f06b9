'use client';

import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { unsureSentences } from '@/lib/analysis/wording/report/unsure';
import type { ReadingPart } from '@/lib/shared/result-names';
import { usePutRight } from './put-right-context';

interface UnreadPartProps {
  parts: readonly ReadingPart[];
  /** On a phone it is shown over the verdict alone: the other tabs lead to the same form in their own place. */
  isOverVerdict: boolean;
}

/** The notice at the top of a report where a part may not have been read. */
export function UnreadPart({ parts, isOverVerdict }: UnreadPartProps) {
  const open = usePutRight();
  if (parts.length === 0) return null;
  const { title, text, ask } = unsureSentences.say({ parts });
  return (
    <Alert variant="warning" role="region" aria-labelledby="unread-title" className={isOverVerdict ? undefined : 'max-lg:not-print:hidden'}>
      <AlertTitle>
        <span id="unread-title" role="heading" aria-level={2} className="text-lg">
          {title}
        </span>
      </AlertTitle>
      <AlertDescription className="measure text-base">
        <p>{text}</p>
        {open && <p>{ask}</p>}
      </AlertDescription>
      {open && (
        <p className="pt-2" data-screen-only>
          <Button onClick={open}>Check what we read</Button>
        </p>
      )}
    </Alert>
  );
}
