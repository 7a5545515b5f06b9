import { formatPoints } from '@/lib/report/format';
import type { Gain } from '@/lib/client/live-score/gains';

/** What a change is worth by itself; nothing where it moves no whole point. */
export function GainNote({ gain }: { gain: Gain }) {
  if (gain.points <= 0) return null;
  const said = `+${formatPoints(gain.points)} ${gain.points === 1 ? 'point' : 'points'}`;
  return (
    <span className="tone-green tone-text text-sm font-semibold tabular-nums">{gain.isExample ? `about ${said} with a figure` : said}</span>
  );
}
