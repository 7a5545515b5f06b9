import type { SectionName } from '@/lib/rewrite/section-names';

/** The parts that have text, for the export and the live score. 'Structure' is about the layout and has no text. */
export const editedParts = (texts: readonly (readonly [SectionName, string])[]): Record<string, string> =>
  Object.fromEntries(texts.filter(([section, text]) => section !== 'Structure' && text.trim() !== ''));
