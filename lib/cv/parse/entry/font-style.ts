import type { Line } from '@/lib/cv/document/lines';

/** Size, weight, slant and heading level of a line, as a key: lines with the same key look the same. */
export const fontStyleOf = ({ size, isBold, items: [first], headingLevel }: Line): string =>
  `${size} ${isBold} ${first?.italic ?? false} ${headingLevel ?? ''}`;
