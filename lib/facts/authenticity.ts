import data from './authenticity.json';
import { wordList } from './lists';

export const strongSignals: readonly string[] = data.vocabulary.strongSignals;
/** Frequent in machine text but ordinary on CVs: a quarter of the weight, never evidence alone. */
export const ordinaryCvWords: readonly string[] = data.vocabulary.cvNormalWords.words;
export const templatePhrases: readonly string[] = data.templatePhrases;
export const leftoverPhrases: readonly string[] = data.leftovers.phrases;

interface AuthenticitySignal {
  id: string;
  name: string;
  weight: number;
}
export const authenticitySignals: readonly AuthenticitySignal[] = data.signals;

/** 'Led the team by coaching …', 'cut costs, resulting in …': the sentence frame that machine drafts repeat. */
export const repeatedFrame =
  /\b(?:by|through|using|resulting\sin|ensuring|leading\sto)\s\p{L}+ing\b|,\s(?:resulting|ensuring|leading|driving|enabling|fostering)\b/iu;

/** Text that a template or a chat left behind: '[Your Company]', 'XX%', '{name}'. */
export const leftoverPattern =
  /\[(?:your|insert|company|job|number|x+|university|metric)[^\]\n]{0,40}\]|\b[X]{2,3}\s?%|\{\{?[a-z_ ]{2,30}\}?\}|\blorem\sipsum\b|utm_source=chatgpt/gi;

export const abstractNouns = wordList(`
  effectively efficiencies efficiency excellence growth holistic impact impactful innovation innovative landscape optimal
  seamlessly solutions strategies success synergy
`);
