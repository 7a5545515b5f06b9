import type { ComponentProps } from 'react';
import { cn } from './cn';

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea className={cn('block w-full rounded-md border border-rule-strong bg-sheet p-3', className)} {...props} />
);
