'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { finishIdle } from '@/lib/client/finish';
import { nextLookMs, presenceAt } from '@/lib/client/presence';
import { lastUseMs, noteUse } from '@/lib/client/shared-computer';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Key presses are recorded at most once in this time. */
const noteEveryMs = 5_000;

/** Ends the session after a quarter of an hour without use in any tab, with a warning a minute before. */
export default function IdleWatch() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const isWarned = useRef(false);
  const look = useRef<() => void>(() => undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    look.current = () => {
      clearTimeout(timer);
      const now = Date.now();
      const usedAt = lastUseMs() ?? now;
      const presence = presenceAt(usedAt, now);
      isWarned.current = presence.state === 'warned';
      setSecondsLeft(presence.state === 'warned' ? presence.secondsLeft : null);
      if (presence.state === 'gone') void finishIdle();
      else timer = setTimeout(look.current, nextLookMs(usedAt, now));
    };
    const note = () => {
      // After the warning only its button counts as use.
      if (!isWarned.current && Date.now() - (lastUseMs() ?? 0) > noteEveryMs) noteUse();
    };
    const lookNow = () => look.current();
    noteUse();
    look.current();
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    // Timers do not run while a machine sleeps, so the time is checked when the page is shown again.
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, note);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, []);

  const stay = () => {
    noteUse();
    look.current();
  };
  return (
    <Dialog open={secondsLeft !== null} onOpenChange={stay}>
      <DialogContent role="alertdialog">
        <DialogTitle>Are you still there?</DialogTitle>
        <DialogDescription>
          On a shared computer we end your session after 15 minutes without use. This browser then forgets your CV and what you typed.
        </DialogDescription>
        <p aria-hidden="true" className="font-semibold tabular-nums">
          {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'} left
        </p>
        <DialogFooter>
          <Button variant="outline" size="sm" onClick={() => void finishIdle()}>
            Finish now
          </Button>
          <Button size="sm" onClick={stay}>
            I am still here
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
