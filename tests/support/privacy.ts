import { canaries } from './fake-claude/canary-cv';

/** Written as it may have been taken apart: in other capitals, without spaces or hyphens. */
const squashed = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '');

/** What the visitor gave besides the CV. */
export const canaryEmail = 'quillon.unlocks@example.net';

const pieces = [...Object.values(canaries), canaryEmail, 'Featherstonehaugh', 'Pelican Mews', 'quillon', '900873', '79460871', 'Peregrine'];

/** The details of the canary CV that a text gives away. */
export function leaksIn(text: string): string[] {
  const whole = squashed(text);
  return pieces.filter((piece) => whole.includes(squashed(piece)));
}
