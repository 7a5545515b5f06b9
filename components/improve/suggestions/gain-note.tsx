import { formatPoints } from '@/lib/report/format';
import type { Gain } from '@/lib/client/live-score/gains';

/** The points one change brings by itself; nothing where it brings less than one. */
export function GainNote({ gain }: { gain: Gain }) {
  if (gain.points <= 0) return null;
  const label = `+${formatPoints(gain.points)} ${gain.points === 1 ? 'point' : 'points'}`;
  return (
    <span className="tone-green tone-text text-sm font-semibold tabular-nums">
      {gain.isExample ? `about ${label} with a figure` : label}
    </span>
  );
}
