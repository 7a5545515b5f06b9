import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A neutral shape where content will be. */
export const Skeleton = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('rounded-sm bg-wash', className)} {...props} />
);
