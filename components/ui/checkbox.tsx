import type { ComponentProps } from 'react';
import { cn } from './cn';

/** The browser's own checkbox: it can be ticked before the scripts have loaded, and a form sends it. */
export const Checkbox = ({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input type="checkbox" className={cn('size-5 shrink-0 accent-accent', className)} {...props} />
);
