import type { LedgerCategory, Rating } from '@/lib/shared/result';
import { ledgerCategories, type ImprovementKind } from '@/lib/shared/result-names';
import type { AdjustmentId } from './ledger';
import { resultsAskedFor } from './reading/statements/outcomes';
import { criteria } from './registry';
import { adjustmentSentences, type AdjustmentWords } from './wording/advice/adjustments';

/** Shown in every report. It changes whenever the same CV could score differently. */
export const rubricVersion = '1.22';

export const NO_CONTACT_POINTS = 10;
export const NO_WORK_CAP = 55;
/** What is left of a CV without the work is easy to do well. Nine such CVs deserved 45 to 77 points by advisers, 60 in the mean. */
export const UNSURE_WORK_CAP = 59;

interface Adjustment {
  /** The part of the report that shows it. */
  category: LedgerCategory;
  section: string | null;
  /** The limit of a cap or the points of a deduction. */
  points: number;
  fixKind: ImprovementKind;
}

export const adjustments: Readonly<Record<AdjustmentId, Adjustment>> = {
  'no-contact': { category: 'A Machine-readable', section: null, points: NO_CONTACT_POINTS, fixKind: 'stops-application' },
  'unsure-work': { category: 'C Evidence and impact', section: 'Work Experience', points: UNSURE_WORK_CAP, fixKind: 'gains-points' },
  'no-work': { category: 'B Structure and length', section: 'Work Experience', points: NO_WORK_CAP, fixKind: 'gains-points' },
};

export const adjustmentWords = (id: AdjustmentId): AdjustmentWords => adjustmentSentences.say({ id, points: adjustments[id].points });

/** Share of its points from which a section gets its rating. */
export const ratingBands: readonly (readonly [from: number, rating: Rating])[] = [
  [0.85, 'Excellent'],
  [0.75, 'Very Good'],
  [0.65, 'Good'],
  [0.55, 'Satisfactory'],
  [0.4, 'Needs Improvement'],
  [0.25, 'Below Average'],
  [0, 'Poor'],
];

export const ratingOf = (share: number): Rating => ratingBands.find(([from]) => share >= from)?.[1] ?? 'Poor';

interface RubricCategory {
  category: LedgerCategory;
  points: number;
  /** Its lines in the ledger, each with the audits that make up its points. */
  criteria: {
    id: string;
    title: string;
    about: string;
    points: number;
    audits: { id: string; title: string; points: number; looksFor: string }[];
  }[];
}

export interface Rubric {
  version: string;
  categories: RubricCategory[];
  gates: { title: string; effect: string }[];
  /** Number of results that earn all points of C1. */
  resultsAskedFor: typeof resultsAskedFor;
  ratingBands: typeof ratingBands;
  sources: string[];
}

const pointsOf = (parts: readonly { points: number }[]): number => parts.reduce((sum, { points }) => sum + points, 0);

/** The rubric for visitors, generated from the engine's own constants, so that it says what is computed. */
export const rubric = (): Rubric => ({
  version: rubricVersion,
  categories: ledgerCategories.map((category) => {
    const own = criteria
      .filter((criterion) => criterion.category === category)
      .map(({ id, title, about, audits }) => ({
        id,
        title,
        about,
        points: pointsOf(audits),
        audits: audits.map((audit) => ({ id: audit.id, title: audit.title, points: audit.points, looksFor: audit.looksFor })),
      }));
    return { category, points: pointsOf(own), criteria: own };
  }),
  gates: [
    ...(['no-contact', 'no-work', 'unsure-work'] as const).map(adjustmentWords).map(({ title, effect }) => ({ title, effect })),
    { title: 'Hidden text', effect: 'named and left out of the reading; it changes no point' },
  ],
  resultsAskedFor,
  ratingBands,
  sources: [
    'Office for National Statistics, Annual Survey of Hours and Earnings 2025 (provisional), Open Government Licence v3.0',
    'NHS Agenda for Change and school teachers’ pay scales 2025/26, Open Government Licence v3.0',
    'UK Standard Occupational Classification 2020',
    'UK careers-service guidance on length, order and what to leave out; Equality Act 2010 for protected characteristics',
    'Kobak et al. 2025 on excess vocabulary and Liang et al. 2023 on the bias of text detectors, for the style check',
  ],
});
