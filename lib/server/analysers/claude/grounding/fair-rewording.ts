import { tokenise } from '@/lib/analysis/text/tokens';
import { figuresInText } from '@/lib/rewrite/figures-in-text';
import { slotsIn } from '@/lib/rewrite/slots';
import { proseGate } from './prose-gate';
import { sentencesOf } from './tidy-prose';

/** Words that claim to have led, and words that say somebody only took part: 'helped to train' must not become 'led the training'. */
const leading =
  /\b(?:led|lead(?:s|ing)?|head(?:s|ed|ing)?|manag\w{1,5}|direct(?:s|ed|ing)?|overs(?:aw|ee\w{0,4})|supervis\w{1,5}|ran|running|own(?:s|ed|ing)?|chair\w{0,3}|found(?:ed|ing)|spearhead\w{0,3}|launch\w{0,3}|pioneer\w{0,3}|solely|single-handed\w{0,2}|won)\b/i;
const sharing = /\b(?:help|assist|support|contribut|involv|jointly|together|took part|takes? part|part of)/i;
const address = /\b(?:you|your|yours|i|my|we|our)\b/i;

/** Sorted, so that the order of the words does not matter. */
const slotsOf = (text: string): string =>
  slotsIn(text)
    .map((slot) => slot.text)
    .sort()
    .join('|');

/**
 * Whether a rewording may replace a line of a CV: it must claim nothing more and lose nothing that can be checked. The visitor adopts
 * it as their own words, so this is stricter than the check of prose about a CV.
 * @param line the built-in engine's wording
 * @param said other words of the visitor on it: the original line, their answers
 */
export function fairRewordings(line: string, said: readonly string[]): (text: string) => boolean {
  // The line and the visitor's other words on it count as one source.
  const source = [line, ...said].join('; ').replace(/\n/g, '; ');
  // 'Call customers back within a day' reads like a request and is a normal line of a CV, so it may be reworded.
  const words = new Set(tokenise(source).map(({ word }) => word));
  const gate = proseGate([source], (request) => tokenise(request).every(({ word }) => words.has(word)));
  const slots = slotsOf(line);
  const figures = [...figuresInText(line)];
  return (text) => {
    const kept = figuresInText(text);
    return (
      text.length >= 10 &&
      text.length <= line.length * 1.6 + 80 &&
      slotsOf(text) === slots &&
      figures.every((figure) => kept.has(figure)) &&
      (!leading.test(text) || leading.test(source)) &&
      (!sharing.test(line) || sharing.test(text)) &&
      (!address.test(text) || address.test(source)) &&
      sentencesOf(text).every(gate.passes)
    );
  };
}
