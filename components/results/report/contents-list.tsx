'use client';

import { Lock } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { reveal } from './finding-address';
import type { PartGroup } from './report-parts';
import { useCurrentPart } from '../hooks/use-current-part';

export interface ContentsEntry {
  id: string;
  title: string;
  group: PartGroup;
  isLocked: boolean;
}

interface ContentsListProps {
  entries: ContentsEntry[];
  score: number;
  label: string;
}

/** Parts that follow each other and belong together. */
const inGroups = (entries: readonly ContentsEntry[]): { group: PartGroup; entries: ContentsEntry[] }[] => {
  const groups: { group: PartGroup; entries: ContentsEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.group === entry.group) last.entries.push(entry);
    else groups.push({ group: entry.group, entries: [entry] });
  }
  return groups;
};

/** From 1024 px the report's contents stay in view: what there is, what is locked, and what is being read. */
export function ContentsList({ entries, score, label }: ContentsListProps) {
  const current = useCurrentPart(entries.map(({ id }) => id));
  return (
    <nav
      aria-label="In this report"
      data-screen-only
      className="sticky top-[calc(var(--hidden-above)+1.5rem)] hidden max-h-[calc(var(--view-height)-3rem)] overflow-y-auto pb-1 text-sm lg:block"
    >
      <p className="flex items-baseline justify-between gap-3 border-t-2 border-ink pt-3 font-semibold">
        In this report
        {/* The gauge has been scrolled away by then: this stands in for it. */}
        {current && (
          <span aria-hidden="true" className="font-serif text-base tabular-nums" title={label}>
            {score}
          </span>
        )}
      </p>
      {inGroups(entries).map(({ group, entries: own }) => (
        <div key={group} className="mt-3">
          <p className="text-xs font-semibold text-ink-faint">{group}</p>
          <ol className="mt-0.5">
            {own.map(({ id, title, isLocked }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  onClick={() => reveal(id)}
                  className={cn(
                    'flex min-h-7 items-center gap-2 border-l-2 pl-3 underline-offset-4 hover:text-accent hover:underline',
                    id === current ? 'border-accent font-semibold text-ink' : 'border-rule text-ink-soft',
                  )}
                >
                  <span className="min-w-0 flex-1">{title}</span>
                  {isLocked && (
                    <>
                      <Lock className="size-3.5 shrink-0 text-ink-faint" />
                      <span className="sr-only">(locked)</span>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}
