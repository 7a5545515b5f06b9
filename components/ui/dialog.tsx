'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="top-[var(--hidden-above)] bottom-[var(--hidden-below)] m-auto max-h-[calc(var(--view-height)-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-lg border bg-sheet p-4 sm:p-6 text-ink backdrop:bg-[rgb(10_14_20_/_0.55)]"
    >
      {open && (
        <div className="space-y-4">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
