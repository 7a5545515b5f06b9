import type { Piece } from '@/lib/cv/cv';
import type { Reading } from '../reading';

/** What the latest role with lines under it is called: the place advice names where it quotes no line. */
export const latestRoleName = ({ roles }: Reading): Piece | null => {
  const latest = roles.find(({ isBreak, statements }) => !isBreak && statements.length > 0);
  return latest?.entry.title ?? latest?.entry.employer ?? null;
};
