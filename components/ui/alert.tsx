import type { ComponentProps } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { Info, ShieldCheck, TriangleAlert } from 'lucide-react';
import { cn } from './cn';

const alertVariants = cva('tone-wash flex gap-3 rounded-md border p-4 text-sm', {
  variants: {
    variant: {
      default: 'tone-grey',
      info: 'tone-blue',
      success: 'tone-green',
      warning: 'tone-yellow',
      destructive: 'tone-red',
    },
  },
  defaultVariants: { variant: 'default' },
});

const icons = { default: Info, info: Info, success: ShieldCheck, warning: TriangleAlert, destructive: TriangleAlert };

/** A box with one message. Only errors get `role="alert"`, because it interrupts a screen reader. */
export function Alert({ variant, className, children, ...props }: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  const Icon = icons[variant ?? 'default'];
  return (
    <div className={cn(alertVariants({ variant }), className)} {...props}>
      <Icon className="tone-text mt-px size-5 shrink-0" />
      <div className="min-w-0 space-y-1.5">{children}</div>
    </div>
  );
}

export const AlertTitle = ({ className, ...props }: ComponentProps<'p'>) => <p className={cn('font-semibold', className)} {...props} />;

export const AlertDescription = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('space-y-1.5', className)} {...props} />
);
