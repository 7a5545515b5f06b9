import type { Token } from '../../text/tokens';
import type { VerbForm } from '../language/verb-forms';
import { wordOf } from '../language/word-features';

export interface Opening {
  /** The verb a statement begins with, lower-cased. */
  verb: string;
  form: VerbForm;
  start: number;
  end: number;
}

const PRONOUNS = new Set(['i', "i've", 'we', "we've"]);
const PREFIXES = new Set(['co', 're', 'line', 'pre', 'cross', 'fund', 'self', 'up', 'out', 'over', 'multi', 'hand', 'spear', 'hot']);
/** Between an adverb or pronoun and its verb: 'I have also managed'. */
const AUXILIARIES = new Set(['have', 'has', 'had', 'also', 'then']);
/** What follows a noun, not a verb: 'Support for customers', 'Lead of the team', 'Programme reporting'. */
const AFTER_NOUN = new Set(['for', 'of', 'is', 'was', 'at']);

/**
 * The action verb a statement opens with. An adverb, 'I' or a prefix ('Co-led', 'Line-managed') may stand before it.
 * A base form ('Lead', 'Support') is a verb in a job still held or before an object, not in 'Support for customers'.
 */
export const findOpening = (tokens: readonly Token[], text: string, offset: number, isCurrent: boolean): Opening | null => {
  let at = 0;
  if (PRONOUNS.has(tokens[at]?.word ?? '')) at++;
  while (at < 3 && AUXILIARIES.has(tokens[at]?.word ?? '')) at++;
  if (at < 3 && /^\p{L}{3,}ly$/u.test(tokens[at]?.word ?? '') && tokens[at]?.word !== 'supply') at++;
  const first = tokens[at];
  if (!first) return null;
  const second = tokens[at + 1];
  const hyphened = second && text.charAt(first.end - offset) === '-' && first.end + 1 === second.start ? second : null;
  if (hyphened && PREFIXES.has(first.word)) {
    const { form } = wordOf(hyphened.word);
    return form ? { verb: `${first.word}-${hyphened.word}`, form, start: first.start, end: hyphened.end } : null;
  }
  // 'Award-winning chef' describes: the hyphen makes one word of the two.
  if (hyphened) return null;
  const { form } = wordOf(first.word);
  if (!form) return null;
  if (form === 'base' && !isCurrent && (!second || AFTER_NOUN.has(second.word) || wordOf(second.word).form === 'participle')) return null;
  return { verb: first.word, form, start: first.start, end: first.end };
};
