import type { Piece } from '@/lib/cv/cv';
import type { Reading } from '../reading';

/** The title of the latest role with lines under it: the place that advice names where it quotes no line. */
export const latestRoleName = ({ roles }: Reading): Piece | null => {
  const latest = roles.find(({ isBreak, statements }) => !isBreak && statements.length > 0);
  return latest?.entry.title ?? latest?.entry.employer ?? null;
};
