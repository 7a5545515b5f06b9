'use client';

import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { listenForToasts, type ToastMessage } from '@/lib/client/toasts';
import { timings } from '@/lib/shared/timings';

function say({ title, description, tone = 'info', action, durationMs = timings.toastMs }: ToastMessage) {
  const show = { info: toast.info, success: toast.success, error: toast.error }[tone];
  show(title, { description, duration: durationMs, ...(action ? { action } : {}) });
}

/** One toast at a time. F8 focuses it, a swipe to the right dismisses it. */
export default function Toasts({ first }: { first: ToastMessage[] }) {
  const pending = useRef(first);
  useEffect(() => {
    pending.current.splice(0).forEach(say);
    return listenForToasts(say);
  }, []);
  return (
    <Toaster
      visibleToasts={1}
      duration={timings.toastMs}
      hotkey={['F8']}
      swipeDirections={['right']}
      position="top-right"
      offset={{ top: 'calc(var(--hidden-above) + 1.5rem)' }}
      mobileOffset={{ top: 'calc(var(--hidden-above) + 1rem)' }}
      containerAriaLabel="Notifications"
      toastOptions={{
        // The library draws the focus as a faint shadow only.
        className: 'focus-visible:[outline:3px_solid_var(--focus)]! [&_button:focus-visible]:[outline:3px_solid_var(--focus)]!',
        // Its own grey cannot be read in the dark theme.
        descriptionClassName: 'text-ink-soft!',
        style: {
          background: 'var(--sheet)',
          color: 'var(--ink)',
          borderColor: 'var(--rule-strong)',
          fontFamily: 'var(--font-sans)',
          fontSize: 'var(--text-sm)',
        },
        actionButtonStyle: { background: 'var(--accent)', color: 'var(--accent-ink)', fontWeight: 600, minHeight: '2rem' },
      }}
      closeButton
    />
  );
}
