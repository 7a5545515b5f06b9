'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { finishIdle } from '@/lib/client/finish';
import { nextLookMs, presenceAt } from '@/lib/client/presence';
import { lastUseMs, noteUse } from '@/lib/client/shared-computer';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Not each of many keys is noted. */
const noteEveryMs = 5_000;

/** Ends the session once nobody has used any tab for a quarter of an hour, and says so a minute before. */
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
      // Once warned, only the button says that somebody is there.
      if (!isWarned.current && Date.now() - (lastUseMs() ?? 0) > noteEveryMs) noteUse();
    };
    const lookNow = () => look.current();
    noteUse();
    look.current();
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    // A machine that slept has run no timers.
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
