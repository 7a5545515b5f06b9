import { useEffect, useState } from 'react';
import { gainDrafts, gainsOf, type Gain, type PossibleChange } from '@/lib/client/live-score/gains';
import type { SectionName } from '@/lib/rewrite/section-names';
import type { LiveEngine } from '../live-score/use-live-score';

/** After the last key: what changes are worth can wait, the score itself does not. */
const pauseMs = 300;

/** What each change is worth in points, by the engine in the browser on the draft as it stands; empty until it is known. */
export function useGains(
  weigh: LiveEngine['weigh'],
  edited: Readonly<Record<string, string>>,
  section: SectionName,
  changes: readonly PossibleChange[],
): (Gain | null)[] {
  const [gains, setGains] = useState<(Gain | null)[]>([]);
  const key = JSON.stringify({ edited, changes });
  useEffect(() => {
    const asked: { edited: Record<string, string>; changes: PossibleChange[] } = JSON.parse(key);
    if (asked.changes.length === 0) return;
    let isGone = false;
    const timer = setTimeout(() => {
      void weigh(gainDrafts(asked.edited, section, asked.changes)).then((scores) => {
        if (!isGone) setGains(gainsOf(asked.changes, scores));
      });
    }, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key, section, weigh]);
  return gains.length === changes.length ? gains : [];
}
