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
  /** null where the doubt is ours. */
  fix: { title: string; description: string; minutes: number } | null;
}

/** What lowers the sum of the points itself. */
export const adjustmentSentences = defineSentences<AdjustmentFacts, AdjustmentWords>({
  id: 'adjustments',
  say: ({ id, points }) => {
    switch (id) {
      case 'no-contact':
        return {
          title: 'We found no way to reach you',
          note: 'We found neither an email address nor a phone number.',
          effect: `${points} points off`,
          fix: {
            title: 'Add an email address and a phone number',
            description:
              'We found neither an email address nor a phone number. Put both at the top of the page, so that an employer can invite you.',
            minutes: 5,
          },
        };
      case 'no-work':
        return {
          title: 'We did not recognise any roles',
          note: `We did not recognise any roles, so the score stops at ${points}.`,
          effect: `the score stops at ${points}; students are exempt`,
          fix: {
            title: 'Add your work history',
            description: 'We did not recognise any roles. List paid, voluntary or temporary work with employer, title and dates.',
            minutes: 30,
          },
        };
      case 'unsure-work':
        return {
          title: 'Your work is not judged yet',
          note: `The score stops at ${points} until you have checked how we read your work.`,
          effect: `the score stops at ${points} until the owner has checked the reading`,
          fix: null,
        };
    }
  },
  examples: {
    'no contact': { id: 'no-contact', points: 10 },
    'no work': { id: 'no-work', points: 55 },
    'work that may be misread': { id: 'unsure-work', points: 59 },
  },
});
