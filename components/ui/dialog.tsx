'use client';

import { useRef, type ComponentProps } from 'react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { cn } from './cn';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

/** Closes on Escape and by its own buttons. A press outside does not close it, so that nothing typed is lost. */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof DialogPrimitive.Content>) {
  const openedFrom = useRef<Element | null>(null);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-[rgb(10_14_20_/_0.55)]" />
      {/* In a frame as tall as its page, the centre of the screen is not the centre of the frame. */}
      <DialogPrimitive.Content
        className={cn(
          'fixed top-[calc(var(--hidden-above)+var(--view-height)/2)] left-1/2 z-50 max-h-[calc(var(--view-height)-2rem)] w-[min(32rem,calc(100vw-2rem))] -translate-1/2 space-y-4 overflow-y-auto rounded-lg border bg-sheet p-4 text-ink outline-none sm:p-6',
          className,
        )}
        aria-modal="true"
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={() => (openedFrom.current = document.activeElement)}
        onCloseAutoFocus={(event) => {
          // Radix gives the focus back to a DialogTrigger only, but some dialogs are opened by a control elsewhere.
          event.preventDefault();
          // What closed the dialog may have moved the focus already, for example to another step.
          if (document.activeElement === document.body && openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
        }}
        {...props}
      >
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export const DialogTitle = ({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) => (
  <DialogPrimitive.Title className={cn('text-lg', className)} {...props} />
);

export const DialogDescription = DialogPrimitive.Description;

export const DialogFooter = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('flex flex-wrap justify-end gap-3', className)} {...props} />
);
