import type { AdjustmentId } from '../../ledger';
import { defineSentences } from '../wording';

export interface AdjustmentFacts {
  id: AdjustmentId;
  /** The limit of a cap or the points of a deduction. */
  points: number;
}

export interface AdjustmentWords {
  title: string;
  note: string;
  /** Shown in the rubric. */
  effect: string;
  fix: { title: string; description: string; minutes: number };
}

/** What lowers the sum of the points itself. */
export const adjustmentSentences = defineSentences<AdjustmentFacts, AdjustmentWords>({
  id: 'adjustments',
  say: ({ id, points }) =>
    id === 'no-contact'
      ? {
          title: 'No way to reach you',
          note: 'We found neither an email address nor a phone number.',
          effect: `${points} points off`,
          fix: {
            title: 'Add an email address and a phone number',
            description:
              'We found neither an email address nor a phone number. Put both on the first lines of the page: without them nobody can invite you.',
            minutes: 5,
          },
        }
      : {
          title: 'No work history',
          note: `We found no roles. Without any the score stops at ${points}.`,
          effect: `the score stops at ${points}; students are exempt`,
          fix: {
            title: 'Add your work history',
            description:
              'We found no roles. List paid, voluntary or temporary work with employer, title and dates; if there is a reason for a long gap, one line about it is enough.',
            minutes: 30,
          },
        },
  examples: { 'no contact': { id: 'no-contact', points: 10 }, 'no work': { id: 'no-work', points: 55 } },
});
