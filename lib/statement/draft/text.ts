import type { StatementSentence } from '@/lib/shared/statement';

/** A gap that only the person can fill; it stands in the text as [question]. */
export interface Slot {
  criterionId: string;
  question: string;
}

export interface Paragraph {
  heading: StatementSentence | null;
  sentences: readonly StatementSentence[];
  slots: readonly Slot[];
}

/** Brackets belong to slots alone. */
export const withoutBrackets = (text: string): string => text.replace(/\[/g, '(').replace(/\]/g, ')');

const slotIn = /\[[^[\]]*\]/g;
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/** The text of a draft: an empty line between paragraphs, a heading on a line of its own. */
export const textOf = (paragraphs: readonly Paragraph[]): string => paragraphs.map(paragraphText).filter(Boolean).join('\n\n');

const paragraphText = ({ heading, sentences, slots }: Paragraph): string =>
  [heading?.text ?? '', [...sentences.map(({ text }) => text), ...slots.map(({ question }) => `[${question}]`)].join(' ')]
    .filter(Boolean)
    .join('\n');

/** Pieces between spaces that hold a letter or a digit; open slots are not counted. */
export const wordsIn = (text: string): number => text.replace(slotIn, ' ').match(WORD)?.length ?? 0;
export const charactersIn = (text: string): number => text.replace(slotIn, '').length;

export const hasOpenSlots = (text: string): boolean => /\[[^[\]]*\?\]/.test(text);
