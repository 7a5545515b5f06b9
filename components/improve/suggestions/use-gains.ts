import { useEffect, useState } from 'react';
import { gainDrafts, gainsOf, type Gain, type PossibleChange } from '@/lib/client/live-score/gains';
import type { SectionName } from '@/lib/rewrite/section-names';
import type { LiveEngine } from '../live-score/use-live-score';

/** How long after the last key press the gains are computed. The live score does not wait. */
const pauseMs = 300;

/** The points each change would bring to the current draft, computed in the browser; empty until they are known. */
export function useGains(
  scoreDrafts: LiveEngine['scoreDrafts'],
  edited: Readonly<Record<string, string>>,
  section: SectionName,
  changes: readonly PossibleChange[],
): (Gain | null)[] {
  const [gains, setGains] = useState<(Gain | null)[]>([]);
  const key = JSON.stringify({ edited, changes });
  useEffect(() => {
    const asked: { edited: Record<string, string>; changes: PossibleChange[] } = JSON.parse(key);
    if (asked.changes.length === 0) return;
    let isUnmounted = false;
    const timer = setTimeout(() => {
      void scoreDrafts(gainDrafts(asked.edited, section, asked.changes)).then((scores) => {
        if (!isUnmounted) setGains(gainsOf(asked.changes, scores));
      });
    }, pauseMs);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [key, section, scoreDrafts]);
  return gains.length === changes.length ? gains : [];
}
