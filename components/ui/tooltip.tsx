'use client';

import type { ReactNode } from 'react';
import { Tooltip as Primitive } from 'radix-ui';
import { timings } from '@/lib/shared/timings';

/** One provider above all tooltips: moving from one to the next shows the second at once. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={timings.tooltipDelayMs} skipDelayDuration={timings.tooltipSkipDelayMs}>
    {children}
  </Primitive.Provider>
);

/** A short hint for the control it wraps, on hover and on focus. */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => (
  <Primitive.Root>
    <Primitive.Trigger asChild>{children}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={12}
        className="arriving z-50 max-w-64 rounded-md bg-ink px-3 py-1.5 text-sm text-paper"
      >
        {text}
        <Primitive.Arrow className="fill-[var(--ink)]" />
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
);
