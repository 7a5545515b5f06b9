import type { ComponentProps } from 'react';
import { cn } from './cn';

/** The browser's own list: a phone shows its own picker for it. */
export const NativeSelect = ({ className, ...props }: ComponentProps<'select'>) => (
  <select className={cn('min-h-11 w-full rounded-md border border-rule-strong bg-sheet px-3', className)} {...props} />
);

export const NativeSelectOption = (props: ComponentProps<'option'>) => <option {...props} />;
