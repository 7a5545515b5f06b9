import type { ComponentProps } from 'react';
import { cn } from './cn';

export const Label = ({ className, ...props }: ComponentProps<'label'>) => (
  <label className={cn('text-sm font-semibold', className)} {...props} />
);
