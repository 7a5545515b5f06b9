import type { ReactNode } from 'react';
import { ratingSteps, ratingTone, type BandColour } from '@/lib/report/bands';
import { cn } from './cn';

export const toneClass: Record<BandColour, string> = {
  grey: 'tone-grey',
  red: 'tone-red',
  orange: 'tone-orange',
  yellow: 'tone-yellow',
  green: 'tone-green',
  blue: 'tone-blue',
};

/** Bars that fill up from red to blue, so that a tone is a shape too and not a colour alone. */
const barsOfTone: Record<BandColour, number> = { grey: 0, red: 1, orange: 2, yellow: 3, green: 4, blue: 5 };

const Bars = ({ filled }: { filled: number }) => (
  <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true" className="tone-text">
    {[0, 1, 2, 3, 4].map((index) => (
      <rect
        key={index}
        x={index * 3.3}
        y={9 - index * 2}
        width="2.2"
        height={3 + index * 2}
        fill="currentColor"
        opacity={index < filled ? 1 : 0.25}
      />
    ))}
  </svg>
);

interface BadgeProps {
  tone: BandColour;
  children: ReactNode;
  /** Whether bars stand beside the word, for badges that grade something: how many of five, or as many as the tone says. */
  graded?: boolean | number;
  /** Only the bars carry the colour: beside something of a colour of its own. */
  plain?: boolean;
  className?: string;
}

export const Badge = ({ tone, children, graded = false, plain = false, className }: BadgeProps) => (
  <span
    className={cn(
      toneClass[tone],
      plain ? 'border-rule-strong bg-sheet' : 'tone-wash tone-text',
      'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
      className,
    )}
  >
    {graded !== false && <Bars filled={graded === true ? barsOfTone[tone] : graded} />}
    {children}
  </span>
);

/** How a section of the CV was rated. */
export const RatingBadge = ({ rating }: { rating: string }) => (
  <Badge graded={ratingSteps(rating)} tone={ratingTone(rating)}>
    {rating}
  </Badge>
);

/** Marks what the email unlocks. */
export const PremiumBadge = () => (
  <span className="inline-flex items-center rounded-full border border-rule-strong px-2.5 py-0.5 text-xs font-semibold text-ink-soft">
    Premium Feature
  </span>
);
