import { chanceOf, logitOf, type LogisticModel } from '@/lib/shared/logistic-model';
import { paperMarks, withFullYears } from './paper-marks';
import data from './paper-weights.json';

/** On the marks of an entry, trained by `npm run facts:papers`. */
const models: Readonly<Record<'notHeld' | 'ended', LogisticModel>> = data;

/**
 * Below `held` a paper is certainly held, from `notHeld` on it counts no longer as held, and from `ended` on it is told as run out.
 * `npm run eval:papers` tells how many of them are right.
 */
export const paperBounds = { held: 0.2, notHeld: 0.5, ended: 0.75 } as const;

export interface PaperState {
  /** The chance that it is not held now: run out, still under way, only planned, given up or denied. */
  notHeld: number;
  /** The chance that it was held and has run out. */
  ended: number;
}

/** Nothing has run out that the entry dates beyond today: 'ran out in 2024, did it again, now OK until 2029'. */
const namesTimeToCome = (entry: string, today: number): boolean =>
  (withFullYears(entry, today).match(/\b20\d\d\b/g) ?? []).some((year) => Number(year) > Math.floor(today / 12));

/** What an entry of a licence, certificate, course or membership says of itself; `today` in months since the year 0. */
export function paperState(entry: string, today: number): PaperState {
  const marks = paperMarks(entry, today);
  const ended = namesTimeToCome(entry, today) ? 0 : chanceOf(logitOf(marks, models.ended));
  // What has run out is not held.
  return { notHeld: Math.max(ended, chanceOf(logitOf(marks, models.notHeld))), ended };
}
