'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

interface AdviceListProps {
  title: string;
  items: readonly string[];
  className?: string;
}

/** How many a phone shows before the text to write in: the first ones are the ones that bring most. */
const shownOnPhone = 2;

/** What to do, before the place where it is done. A desk shows all of it; on a phone the rest is a tap away. */
export function AdviceList({ title, items, className }: AdviceListProps) {
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const more = items.length - shownOnPhone;
  return (
    <div className={className}>
      <h3 className="text-lg">{title}</h3>
      <ul id={listId} className="mt-1 list-disc gap-x-10 space-y-1 pl-5">
        {items.map((item, index) => (
          <li key={item} className={cn('measure break-inside-avoid', index >= shownOnPhone && !isWhole && 'max-lg:hidden')}>
            {item}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="quiet"
          size="bare"
          className="mt-1 lg:hidden"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `${more} more`}
        </Button>
      )}
    </div>
  );
}
