import type { BandColour } from '@/lib/report/bands';

/** The utility class that sets the colour variables of a band (app/globals.css). */
export const toneClass: Record<BandColour, string> = {
  grey: 'tone-grey',
  red: 'tone-red',
  orange: 'tone-orange',
  yellow: 'tone-yellow',
  green: 'tone-green',
  blue: 'tone-blue',
};
