import type { ComponentProps } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { toneClass } from './tone-class';

const badgeVariants = cva('inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', {
  variants: {
    variant: {
      default: 'tone-wash tone-text',
      // Beside something that has a colour of its own.
      outline: 'border-rule-strong bg-sheet',
    },
    tone: toneClass,
  },
  defaultVariants: { variant: 'default', tone: 'grey' },
});

export const Badge = ({ variant, tone, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) => (
  <span className={badgeVariants({ variant, tone, className })} {...props} />
);
