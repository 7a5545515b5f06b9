import data from './authenticity.json';

export const strongSignals: readonly string[] = data.vocabulary.strongSignals;
/** Frequent in machine text but ordinary on CVs: a quarter of the weight, never evidence alone. */
export const ordinaryCvWords: readonly string[] = data.vocabulary.cvNormalWords.words;
export const templatePhrases: readonly string[] = data.templatePhrases;
export const leftoverPhrases: readonly string[] = data.leftovers.phrases;
export const authenticityWording: { low: string; medium: string; high: string; always: readonly string[]; fix: readonly string[] } =
  data.wording;

export interface AuthenticitySignal {
  id: string;
  name: string;
  weight: number;
}
export const authenticitySignals: readonly AuthenticitySignal[] = data.signals;
