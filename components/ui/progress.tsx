'use client';

import type { ComponentProps } from 'react';
import { Progress as ProgressPrimitive } from 'radix-ui';
import { cn } from './cn';

interface ProgressProps extends ComponentProps<typeof ProgressPrimitive.Root> {
  /** 0..100. */
  value: number;
}

export function Progress({ value, className, ...props }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <ProgressPrimitive.Root
      value={Math.round(percent)}
      className={cn('h-2 overflow-hidden rounded-full bg-wash outline outline-rule', className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        className="h-full origin-left rounded-full bg-accent transition-transform duration-200 ease-out"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </ProgressPrimitive.Root>
  );
}
