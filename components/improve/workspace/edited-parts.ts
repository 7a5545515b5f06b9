import type { SectionName } from '@/lib/rewrite/section-names';

/** What an export and the live score take: parts with words in them. 'Structure' is the layout itself and has none of its own. */
export const editedParts = (texts: readonly (readonly [SectionName, string])[]): Record<string, string> =>
  Object.fromEntries(texts.filter(([section, text]) => section !== 'Structure' && text.trim() !== ''));
