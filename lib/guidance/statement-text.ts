import type { StatementDraft, StatementSentence } from '@/lib/shared/statement';
import { charactersIn, wordsIn } from '@/lib/statement/draft/text';
import { plainText } from '@/lib/statement/plain-text';

/** A draft as it is drawn and copied: paragraphs of sentences with their sources, and open slots. */
type DraftSlot = StatementDraft['slots'][number];
type DraftPiece = { kind: 'sentence'; sentence: StatementSentence } | { kind: 'slot'; slot: DraftSlot };

export interface DraftParagraph {
  criterionId: string | null;
  heading: StatementSentence | null;
  pieces: readonly DraftPiece[];
}

const isHeading = ({ sources }: StatementSentence): boolean => sources.every(({ kind }) => kind === 'criterion');

/** The paragraphs of the draft's text, with its sentences and slots in order. */
export function draftParagraphs({ text, sentences, slots }: Pick<StatementDraft, 'text' | 'sentences' | 'slots'>): DraftParagraph[] {
  const sentencesLeft = sentences.filter((sentence) => sentence.text !== '');
  const slotsLeft = [...slots];
  return text.split('\n\n').flatMap((paragraph) => {
    const pieces = piecesOf(paragraph, sentencesLeft, slotsLeft);
    const [first] = pieces;
    if (!first) return [];
    const heading = first.kind === 'sentence' && isHeading(first.sentence) ? first.sentence : null;
    const criterionId = first.kind === 'slot' ? first.slot.criterionId : first.sentence.criterionId;
    return [{ criterionId, heading, pieces: heading ? pieces.slice(1) : pieces }];
  });
}

/** Takes the sentence or slot that the paragraph begins with from the lists, piece by piece. */
function piecesOf(paragraph: string, sentences: StatementSentence[], slots: DraftSlot[]): DraftPiece[] {
  const pieces: DraftPiece[] = [];
  let left = paragraph.trim();
  while (left !== '') {
    const [sentence] = sentences;
    const [slot] = slots;
    if (sentence && left.startsWith(sentence.text)) {
      pieces.push({ kind: 'sentence', sentence });
      sentences.shift();
      left = left.slice(sentence.text.length).trimStart();
    } else if (slot && left.startsWith(`[${slot.question}]`)) {
      pieces.push({ kind: 'slot', slot });
      slots.shift();
      left = left.slice(slot.question.length + 2).trimStart();
    } else return pieces;
  }
  return pieces;
}

const pieceText = (piece: DraftPiece): string => (piece.kind === 'sentence' ? piece.sentence.text : `[${piece.slot.question}]`);

/** The text for one field of a form, without the heading, which the form has already. */
export const fieldText = ({ pieces }: DraftParagraph): string => plainText(pieces.map(pieceText).join(' '));

export const hasSlot = ({ pieces }: DraftParagraph): boolean => pieces.some(({ kind }) => kind === 'slot');

/** The whole as plain text that every form keeps: straight quotes, no bullets, an empty line between paragraphs. */
export const wholeText = (draft: Pick<StatementDraft, 'text'>): string => plainText(draft.text);

export interface Replacement {
  from: string;
  to: string;
}

/** The anonymous draft with the words that the person keeps. `original` is the same draft before any replacement. */
export function withKeptWords(
  original: StatementDraft,
  anonymous: StatementDraft,
  replacements: readonly Replacement[],
  keptWords: readonly string[],
): StatementDraft {
  const kept = keptWords.filter((word) => replacements.some(({ from }) => from === word));
  const hidden = replacements.filter(({ from }) => !kept.includes(from));
  let { text } = anonymous;
  const sentences = anonymous.sentences.map((sentence, at) => {
    const before = original.sentences[at]?.text ?? sentence.text;
    if (before === sentence.text || !kept.some((word) => before.includes(word))) return sentence;
    const restored = hidden.reduce((words, { from, to }) => words.replaceAll(from, () => to), before).replace(/ {2,}/g, ' ');
    if (sentence.text !== '') text = text.replace(sentence.text, () => restored);
    return { ...sentence, text: restored };
  });
  return { ...anonymous, text, sentences, words: wordsIn(text), characters: charactersIn(text) };
}
