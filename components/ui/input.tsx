import type { ComponentProps } from 'react';
import { cn } from './cn';

export const Input = ({ className, type = 'text', ...props }: ComponentProps<'input'>) => (
  <input
    type={type}
    className={cn(
      'min-h-11 w-full rounded-md border border-rule-strong bg-sheet px-3 placeholder:text-ink-faint disabled:bg-wash disabled:text-ink-faint aria-invalid:border-red',
      className,
    )}
    {...props}
  />
);
