import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from './cn';

export const buttonStyle = cva(
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-balance no-underline transition-colors duration-150 disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent)_86%,var(--ink))] disabled:bg-wash disabled:text-ink-faint disabled:hover:bg-wash',
        outline:
          'border border-rule-strong bg-sheet text-ink hover:border-accent hover:text-accent disabled:text-ink-faint disabled:border-rule',
        quiet: 'text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
        danger: 'tone-red border border-[var(--tone)] bg-sheet tone-text hover:bg-[color-mix(in_oklab,var(--tone)_9%,var(--sheet))]',
      },
      size: {
        md: 'min-h-11 px-5 py-1.5 text-base',
        sm: 'min-h-9 px-3 py-1 text-sm',
        bare: 'min-h-6 text-sm',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & VariantProps<typeof buttonStyle>;

export const Button = ({ variant, size, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={cn(buttonStyle({ variant, size }), className)} {...rest} />
);

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & VariantProps<typeof buttonStyle>;

/** A link that looks like a button: for going somewhere, never for doing something. */
export const ButtonLink = ({ variant, size, className, ...rest }: LinkProps) => (
  <a className={cn(buttonStyle({ variant, size }), className)} {...rest} />
);
