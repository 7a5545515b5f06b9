import { auxiliaries, conjunctions, determiners, prepositions } from '@/lib/facts/grammar-words';

/** What a small word does in a sentence; 'content' is every other word. */
export type PartOfSpeech = 'determiner' | 'preposition' | 'conjunction' | 'auxiliary' | 'content';

const parts = new Map<string, PartOfSpeech>([
  ...auxiliaries.map((word) => [word, 'auxiliary'] as const),
  ...conjunctions.map((word) => [word, 'conjunction'] as const),
  ...prepositions.map((word) => [word, 'preposition'] as const),
  ...determiners.map((word) => [word, 'determiner'] as const),
]);

export const partOfSpeech = (word: string): PartOfSpeech => parts.get(word) ?? 'content';
