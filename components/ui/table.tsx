import type { ComponentProps } from 'react';
import { cn } from './cn';

export const Table = ({ className, ...props }: ComponentProps<'table'>) => (
  <table className={cn('w-full border-collapse text-sm', className)} {...props} />
);

export const TableCaption = ({ className, ...props }: ComponentProps<'caption'>) => (
  <caption className={cn('sr-only', className)} {...props} />
);

export const TableHeader = ({ className, ...props }: ComponentProps<'thead'>) => (
  <thead className={cn('sticky top-0 z-10 bg-wash', className)} {...props} />
);

export const TableBody = (props: ComponentProps<'tbody'>) => <tbody {...props} />;

export const TableRow = ({ className, ...props }: ComponentProps<'tr'>) => (
  <tr className={cn('border-b hover:bg-wash', className)} {...props} />
);

export const TableHead = ({ className, ...props }: ComponentProps<'th'>) => (
  <th
    scope="col"
    className={cn('border-b px-3 py-1.5 text-left text-xs font-semibold whitespace-nowrap text-ink-soft', className)}
    {...props}
  />
);

export const TableCell = ({ className, ...props }: ComponentProps<'td'>) => (
  <td className={cn('px-3 py-1.5 align-top *:align-top', className)} {...props} />
);
