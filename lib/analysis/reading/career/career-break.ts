import type { WorkEntry } from '@/lib/cv/cv';
import { tellsOfTimeAway } from '@/lib/cv/parse/work/time-away';

/** An entry that explains time without work. Listing it is good practice, and no results are asked for there. */
export const isCareerBreak = ({ title, employer }: WorkEntry): boolean =>
  tellsOfTimeAway([title, employer].flatMap((piece) => (piece ? [piece.text] : [])).join(', '));
