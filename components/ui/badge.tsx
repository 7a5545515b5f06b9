import type { ComponentProps } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { toneClass } from './tone-class';

const badgeVariants = cva('inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', {
  variants: {
    variant: {
      default: 'tone-wash tone-text',
      // For a badge beside something that already has a colour.
      outline: 'border-rule-strong bg-sheet',
    },
    tone: toneClass,
  },
  defaultVariants: { variant: 'default', tone: 'grey' },
});

export const Badge = ({ variant, tone, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) => (
  <span className={badgeVariants({ variant, tone, className })} {...props} />
);
