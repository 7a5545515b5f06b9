import { limits } from '@/lib/shared/limits';

/** The free part of a report (specification section 9: 4 improvements, 2 strengths, 2 fixes, 50 characters). */

export interface Cut<T> {
  shown: T[];
  /** How many more the full report has. */
  more: number;
}

const cut = <T>(items: readonly T[], count: number, unlocked: boolean): Cut<T> => {
  const shown = unlocked ? [...items] : items.slice(0, count);
  return { shown, more: items.length - shown.length };
};

export const cutImprovements = <T>(items: readonly T[], unlocked: boolean): Cut<T> => cut(items, limits.improvementsShown, unlocked);
export const cutStrengths = <T>(items: readonly T[], unlocked: boolean): Cut<T> => cut(items, limits.strengthsShown, unlocked);
export const cutFixes = <T>(items: readonly T[], unlocked: boolean): Cut<T> => cut(items, limits.fixesShown, unlocked);

/** The line under the shortened list; null where nothing was left out. */
export const moreImprovements = (more: number): string | null => (more > 0 ? `${more} more improvement areas in your full report` : null);

/** Cut by visible characters, so that no emoji or accent is halved: 'Led a team of…' keeps 50 and gets '...'. */
export function cutText(text: string, length: number = limits.cardTextLength): string {
  // A character takes at most two UTF-16 units here, so only the beginning of a long text is split.
  const characters = [...text.slice(0, (length + 1) * 2)];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}...` : text;
}
