import { giveBackPoint, takePoints } from '@/lib/server/db/rate-limits';
import { keyed } from '@/lib/server/services/personal-data/lead-token';

const lettersADay = 5;
const day = 24 * 60 * 60 * 1000;

/** Most mail servers hand what stands after a plus sign to the address before it: both fill one letter box. */
const letterBoxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

const keyOf = (email: string): string => `letters:${keyed('letters', letterBoxOf(email))}`;

/**
 * Counts a letter that is about to be sent, apart from any report, so that deleting reports gives none back. Null where it may
 * be sent; else the moment from which one more may be: whoever writes a stranger's address on reports fills no letter box.
 */
export async function takeLetter(email: string, now: Date): Promise<Date | null> {
  const { points, expire } = await takePoints(keyOf(email), 1, now, new Date(now.getTime() + day));
  if (points <= lettersADay) return null;
  await giveBackLetter(email);
  return expire;
}

/** The letter was not sent. */
export const giveBackLetter = (email: string): Promise<void> => giveBackPoint(keyOf(email));
