'use client';

import { useEffect, useState } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { shownFacts } from '@/lib/content/facts';
import { timings } from '@/lib/shared/timings';

/** A new fact every ten seconds, faded in half a second. WCAG 2.2.2: content that changes by itself can be paused. */
export function FactBox() {
  const { claims } = useSettings();
  const facts = shownFacts(claims);
  const [index, setIndex] = useState(0);
  const [isFading, setFading] = useState(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const fade = setTimeout(() => setFading(true), timings.factMs - timings.factFadeMs);
    const next = setTimeout(() => {
      setIndex((at) => at + 1);
      setFading(false);
    }, timings.factMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(next);
      setFading(false);
    };
  }, [index, isPaused]);

  if (facts.length === 0) return null;
  const position = index % facts.length;
  return (
    <section aria-labelledby="fact-title" className="border-t-2 border-ink pt-3">
      {/* The buttons are beside the heading, so that a long fact does not move them. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="fact-title" className="text-base">
          Did You Know?
        </h2>
        <div className="flex items-baseline gap-4 text-sm text-ink-faint">
          <span className="tabular-nums">
            {position + 1} of {facts.length}
          </span>
          <Button variant="link" size="inline" aria-pressed={isPaused} onClick={() => setPaused((paused) => !paused)}>
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button variant="link" size="inline" onClick={() => setIndex((at) => at + 1)}>
            Next
          </Button>
        </div>
      </div>
      <p
        className={cn('mt-2 min-h-28 font-serif text-lg transition-opacity ease-out', isFading ? 'opacity-0' : 'opacity-100')}
        style={{ transitionDuration: `${timings.factFadeMs}ms` }}
      >
        {facts[position]}
      </p>
    </section>
  );
}
