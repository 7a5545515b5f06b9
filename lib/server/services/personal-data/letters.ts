import { takePoints } from '@/lib/server/db/rate-limits';
import { sendsEmails } from '@/lib/server/settings';
import { keyed } from './lead-token';

const lettersADay = 5;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether one more letter may go to an address; it counts as sent. Whoever writes a stranger's address on reports fills no
 * letter box, also where the reports are deleted again.
 */
export async function mayWriteTo(email: string): Promise<boolean> {
  if (!sendsEmails()) return false;
  const now = new Date();
  const { points } = await takePoints(`letters:${keyed('letters', email.toLowerCase())}`, 1, now, new Date(now.getTime() + dayMs));
  return points <= lettersADay;
}
