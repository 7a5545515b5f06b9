import type { ComponentProps } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

export const buttonVariants = cva(
  "inline-flex items-center justify-center gap-2 rounded-md font-semibold text-balance no-underline transition-colors duration-150 disabled:cursor-not-allowed [&_svg:not([class*='size-'])]:size-4.5",
  {
    variants: {
      variant: {
        default:
          'bg-accent text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent)_86%,var(--ink))] disabled:bg-wash disabled:text-ink-faint disabled:hover:bg-wash',
        outline:
          'border border-rule-strong bg-sheet text-ink hover:border-accent hover:text-accent disabled:text-ink-faint disabled:border-rule',
        link: 'text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
        destructive: 'tone-red border border-[var(--tone)] bg-sheet tone-text hover:bg-[color-mix(in_oklab,var(--tone)_9%,var(--sheet))]',
      },
      size: {
        default: 'min-h-11 px-5 py-1.5 text-base',
        sm: 'min-h-9 px-3 py-1 text-sm',
        // For use beside or below text, without a box of its own.
        inline: 'min-h-6 text-sm',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

export const Button = ({ variant, size, className, type = 'button', ...props }: ButtonProps) => (
  <button type={type} className={buttonVariants({ variant, size, className })} {...props} />
);

type ButtonLinkProps = ComponentProps<'a'> & VariantProps<typeof buttonVariants>;

/** A link that looks like a button. It is a plain anchor, so the browser loads the page anew. */
export const ButtonLink = ({ variant, size, className, ...props }: ButtonLinkProps) => (
  <a className={buttonVariants({ variant, size, className })} {...props} />
);
