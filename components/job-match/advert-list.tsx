'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { formatDate } from '@/lib/report/format';
import type { Advert } from '@/lib/shared/adverts';

interface AdvertListProps {
  adverts: readonly Advert[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  onDelete: (id: string) => void;
}

/** Lists the adverts by name; a click selects one for comparison. Deleting asks for confirmation. */
export function AdvertList({ adverts, chosenId, onChoose, onDelete }: AdvertListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (id: string) => {
    setAsked(null);
    onDelete(id);
  };
  return (
    <ul className="divide-y border-y">
      {adverts.map(({ id, name, createdAt }) => (
        <li
          key={id}
          className={cn('flex flex-wrap items-baseline gap-x-3 py-2 text-sm', id === chosenId && 'border-l-4 border-l-accent pl-3')}
        >
          <button
            type="button"
            aria-current={id === chosenId}
            onClick={() => onChoose(id)}
            className={cn(
              'min-h-6 min-w-0 grow basis-40 text-left wrap-anywhere',
              id === chosenId ? 'font-semibold' : 'text-accent underline underline-offset-4',
            )}
          >
            {name}
          </button>
          <span className="text-ink-faint">{formatDate(createdAt.slice(0, 10))}</span>
          <Button
            variant="link"
            size="inline"
            aria-label={`Delete ${name}`}
            aria-expanded={asked === id}
            onClick={() => setAsked(asked === id ? null : id)}
          >
            Delete
          </Button>
          {asked === id && (
            <span role="status" className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 pt-2">
              <span className="min-w-0 flex-1 basis-40 text-ink-soft">Delete this advert? Your report stays.</span>
              <Button variant="destructive" size="sm" onClick={() => remove(id)}>
                Delete it
              </Button>
              <Button variant="link" size="inline" onClick={() => setAsked(null)}>
                Keep it
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
