/**
 * A result never holds the visitor's name: '[NAME]' stands for it, and only the owner's browser or the admin's
 * server, which know the name, fill it in.
 */
const token = '[NAME]';

/** 'Zoë van Dyk' -> 'Zoë-van-Dyk': what may stand in a file name on every system. */
const asFilename = (name: string): string =>
  name
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Without a name the operator's pattern stands in, so that nobody is shown a token. */
export function recommendedFilename(recommendation: string, name: string | null, pattern: string): string {
  if (!recommendation.includes(token)) return recommendation || pattern;
  const filled = name ? asFilename(name) : '';
  return filled ? recommendation.replaceAll(token, filled) : pattern;
}

/** Running text for whoever reads it: the owner meets their name, everybody else is 'you'. */
export const fillName = (text: string, name: string | null): string => text.replaceAll(token, name?.trim() || 'you');
