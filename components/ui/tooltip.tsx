'use client';

import type { ComponentProps } from 'react';
import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { timings } from '@/lib/shared/timings';
import { cn } from './cn';

/** One provider around all tooltips: after the first, moving to the next shows it without delay. */
export const TooltipProvider = (props: ComponentProps<typeof TooltipPrimitive.Provider>) => (
  <TooltipPrimitive.Provider delayDuration={timings.tooltipDelayMs} skipDelayDuration={timings.tooltipSkipDelayMs} {...props} />
);

export const Tooltip = TooltipPrimitive.Root;
export const TooltipTrigger = TooltipPrimitive.Trigger;

export const TooltipContent = ({ className, children, ...props }: ComponentProps<typeof TooltipPrimitive.Content>) => (
  <TooltipPrimitive.Portal>
    <TooltipPrimitive.Content
      sideOffset={6}
      collisionPadding={12}
      className={cn('arriving z-50 max-w-64 rounded-md bg-ink px-3 py-1.5 text-sm text-paper', className)}
      {...props}
    >
      {children}
      <TooltipPrimitive.Arrow className="fill-[var(--ink)]" />
    </TooltipPrimitive.Content>
  </TooltipPrimitive.Portal>
);
