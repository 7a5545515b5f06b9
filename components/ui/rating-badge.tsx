import { ratingSteps, ratingTone, type BandColour } from '@/lib/report/bands';
import { Badge } from './badge';

const barsOfTone: Record<BandColour, number> = { grey: 0, red: 1, orange: 2, yellow: 3, green: 4, blue: 5 };

interface RatingBarsProps {
  tone: BandColour;
  /** How many of the five bars are full; by default the number for the tone. */
  filled?: number;
}

/** Five bars, filled from red to blue, so that a rating has a shape and does not depend on colour alone. */
export const RatingBars = ({ tone, filled = barsOfTone[tone] }: RatingBarsProps) => (
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

/** How a section of the CV was rated. */
export const RatingBadge = ({ rating }: { rating: string }) => (
  <Badge tone={ratingTone(rating)}>
    <RatingBars tone={ratingTone(rating)} filled={ratingSteps(rating)} />
    {rating}
  </Badge>
);
