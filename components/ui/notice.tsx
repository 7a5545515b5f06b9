import type { ReactNode } from 'react';
import type { BandColour } from '@/lib/report/bands';
import { toneClass } from './badge';
import { cn } from './cn';
import { InfoIcon, ShieldIcon, WarningIcon } from './icons';

interface NoticeProps {
  tone: Extract<BandColour, 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'grey'>;
  title: string;
  children?: ReactNode;
  /** 'alert' interrupts a screen reader: for errors only. */
  role?: 'alert' | 'status';
  className?: string;
}

const signs = { red: WarningIcon, orange: WarningIcon, yellow: WarningIcon, green: ShieldIcon, blue: InfoIcon, grey: InfoIcon };

/** A box that says one thing: a sign, a heading, what follows from it. */
export function Notice({ tone, title, children, role, className }: NoticeProps) {
  const Sign = signs[tone];
  return (
    <div role={role} className={cn(toneClass[tone], 'tone-wash flex gap-3 rounded-md border p-4 text-sm', className)}>
      <Sign className="tone-text mt-px shrink-0" />
      <div className="min-w-0 space-y-1.5">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
