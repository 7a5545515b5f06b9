import type { EditedSections } from '@/lib/rewrite/improved-cv';
import type { SectionName } from '@/lib/rewrite/section-names';
import { slotsIn } from '@/lib/rewrite/slots';

/** A possible change of a part: the part's text without it and with it. */
export interface PossibleChange {
  without: string;
  with: string;
  /** It has a gap that is not filled yet. */
  isOpen: boolean;
}

export interface Gain {
  /** Points of the score, rounded as the score is. */
  points: number;
  /** The gap was filled with an example: the points are those that such an answer would bring. */
  isExample: boolean;
}

/** An example in place of a figure that only the visitor knows, to estimate what one would bring. It never appears in the text. */
const exampleFigure = '40 a week';
const asksForFigure = (slot: string): boolean => /figure|result|how m/i.test(slot);

/** The text with its figure gaps filled; other gaps stay. */
const withExamples = (text: string): string =>
  slotsIn(text).reduce((filled, { text: slot }) => (asksForFigure(slot) ? filled.replace(slot, exampleFigure) : filled), text);

/** Two drafts for each change, without it and with it, for the engine to score. */
export const gainDrafts = (edited: EditedSections, section: SectionName, changes: readonly PossibleChange[]): EditedSections[] =>
  changes.flatMap((change) => [
    { ...edited, [section]: withExamples(change.without) },
    { ...edited, [section]: withExamples(change.with) },
  ]);

/** The points each change brings, by the scores of `gainDrafts`; null where one of the two could not be scored. */
export const gainsOf = (changes: readonly PossibleChange[], scores: readonly (number | null)[]): (Gain | null)[] =>
  changes.map((change, index) => {
    const before = scores[index * 2] ?? null;
    const after = scores[index * 2 + 1] ?? null;
    return before === null || after === null ? null : { points: after - before, isExample: change.isOpen };
  });
