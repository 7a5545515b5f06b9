import { claimText, type ClaimsPolicy } from '@/lib/content/claims';
import { experienceLevel, expertiseLevel, type RiskLevel } from '@/lib/shared/levels';
import type { InsightName, Level } from '@/lib/shared/result';

/** Where a score, a rating or a percentage changes its colour or its label (specification section 9). */

export type BandColour = 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'blue';

/** The first band whose lower bound the value reaches. Bands are sorted from the highest down, and the last one takes everything. */
const pick = <T>(value: number, bands: readonly (readonly [from: number, T])[], otherwise: T): T =>
  bands.find(([from]) => value >= from)?.[1] ?? otherwise;

/** 0 grey, <40 red, <60 orange, <70 yellow, <85 green, else blue. */
export const gaugeColour = (score: number): BandColour =>
  score <= 0
    ? 'grey'
    : pick<BandColour>(
        score,
        [
          [85, 'blue'],
          [70, 'green'],
          [60, 'yellow'],
          [40, 'orange'],
        ],
        'red',
      );

/** The badge's own bands, not the gauge's: 0, <40, <60, <75, <85, above. */
export const badgeColour = (score: number): BandColour =>
  score <= 0
    ? 'grey'
    : pick<BandColour>(
        score,
        [
          [85, 'blue'],
          [75, 'green'],
          [60, 'yellow'],
          [40, 'orange'],
        ],
        'red',
      );

/** The label for staff: finer, and one step stricter than the visitor's. */
export const adminLabel = (score: number): string =>
  pick(
    score,
    [
      [90, 'Excellent'],
      [80, 'Very Good'],
      [70, 'Good'],
      [60, 'Above Average'],
      [50, 'Average'],
      [40, 'Below Average'],
      [30, 'Needs Work'],
      [20, 'Poor'],
      [1, 'Very Poor'],
    ],
    'Unable to Analyse',
  );

/** One sentence over the results. 'Top 20%' is a claim that an operator can switch off; a plain sentence then replaces it. */
export const headline = (score: number, policy: ClaimsPolicy = 'show'): string =>
  pick(
    score,
    [
      [80, claimText('topFifth', policy) ?? 'Your CV is strong: a little polish will keep it there.'],
      [70, 'Your CV is solid: a few changes would make it stand out.'],
      [60, 'Your CV has good potential: the changes below would bring it out.'],
    ],
    'Your CV needs targeted improvements: start with the first one below.',
  );

const isSenior = (level: Level | null): boolean => level === null || level === 'senior' || level === 'executive' || level === 'academic';

/** The line under 'Top N% of CVs reviewed'. 'Excellent for senior roles' is shown to people in senior roles only. */
export const positionNote = (score: number, level: Level | null): string =>
  pick(
    score,
    [...(isSenior(level) ? ([[75, 'Excellent for senior roles']] as const) : []), [65, 'A strong foundation to build on']],
    'Strategic improvements needed',
  );

type RatingTone = Extract<BandColour, 'green' | 'blue' | 'yellow' | 'red'>;

/** Excellent green; Very Good or Good blue; Satisfactory or Adequate yellow; every other word red. */
export function ratingTone(rating: string): RatingTone {
  switch (rating) {
    case 'Excellent':
      return 'green';
    case 'Very Good':
    case 'Good':
      return 'blue';
    case 'Satisfactory':
    case 'Adequate':
      return 'yellow';
    default:
      return 'red';
  }
}

/**
 * The place of a rating on a scale of five. Its colour is not enough, because blue (Very Good) would look better than green
 * (Excellent).
 */
export function ratingSteps(rating: string): number {
  switch (rating) {
    case 'Excellent':
      return 5;
    case 'Very Good':
      return 4;
    case 'Good':
      return 3;
    case 'Satisfactory':
    case 'Adequate':
    case 'Average':
      return 2;
    default:
      return 1;
  }
}

const riskColours: Record<RiskLevel, BandColour> = { Low: 'green', Medium: 'yellow', High: 'red' };
export const riskColour = (level: RiskLevel): BandColour => riskColours[level];

const insightWords = {
  senior: 'Senior',
  mid: 'Mid-level',
  entry: 'Entry-level',
  strong: 'Strong',
  foundational: 'Foundational',
  developing: 'Developing',
} as const;

/** The label of a career insight, from 70 and 50 for all bars; the labels of experience are levels. */
export function insightLevel(name: InsightName, percentage: number): string {
  if (name === 'experienceLevel') return insightWords[experienceLevel(percentage)];
  return insightWords[expertiseLevel(percentage)];
}
