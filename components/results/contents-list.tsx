'use client';

import { LockIcon } from '@/components/ui/icons';
import { reveal } from './finding-place';

export interface ContentsEntry {
  id: string;
  title: string;
  isLocked: boolean;
}

/** From 1024 px the report's contents stay in view, each with its state. */
export const ContentsList = ({ entries }: { entries: ContentsEntry[] }) => (
  <nav
    aria-label="In this report"
    data-screen-only
    className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto text-sm lg:block"
  >
    <p className="border-t-2 border-ink pt-3 font-semibold">In this report</p>
    <ol className="mt-2 space-y-0.5">
      {entries.map(({ id, title, isLocked }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={() => reveal(id)}
            className="flex min-h-7 items-center gap-2 text-ink-soft underline-offset-4 hover:text-accent hover:underline"
          >
            <span className="min-w-0 flex-1">{title}</span>
            {isLocked && (
              <>
                <LockIcon width="14" height="14" className="shrink-0 text-ink-faint" />
                <span className="sr-only">(locked)</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
