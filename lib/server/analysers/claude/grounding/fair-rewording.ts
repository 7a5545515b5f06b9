import { tokenise } from '@/lib/analysis/text/tokens';
import { figuresSaid } from '@/lib/rewrite/figures-said';
import { slotsIn } from '@/lib/rewrite/slots';
import { proseGate } from './prose-gate';
import { sentencesOf } from './tidy-prose';

/** Words that claim the lead, and words that own up to a share: 'helped to train' may not become 'led the training'. */
const leading =
  /\b(?:led|lead(?:s|ing)?|head(?:s|ed|ing)?|manag\w{1,5}|direct(?:s|ed|ing)?|overs(?:aw|ee\w{0,4})|supervis\w{1,5}|ran|running|own(?:s|ed|ing)?|chair\w{0,3}|found(?:ed|ing)|spearhead\w{0,3}|launch\w{0,3}|pioneer\w{0,3}|solely|single-handed\w{0,2}|won)\b/i;
const sharing = /\b(?:help|assist|support|contribut|involv|jointly|together|took part|takes? part|part of)/i;
const address = /\b(?:you|your|yours|i|my|we|our)\b/i;

/** In an order that depends on nothing. */
const slotsOf = (text: string): string =>
  slotsIn(text)
    .map((slot) => slot.text)
    .sort()
    .join('|');

/**
 * Whether other words for a line of a CV may stand in its place: nothing more is claimed and nothing that can be checked
 * is lost. They are the visitor's own words from then on, so this is stricter than what may be said about a CV.
 * @param line the built-in engine's wording
 * @param said whatever else the visitor has said of it: the line as it was, their answers
 */
export function fairRewordings(line: string, said: readonly string[]): (text: string) => boolean {
  // One line and what was said of it: whatever they tell belongs together.
  const source = [line, ...said].join('; ').replace(/\n/g, '; ');
  // 'Call customers back within a day' is a line of a CV, and may be reworded.
  const words = new Set(tokenise(source).map(({ word }) => word));
  const gate = proseGate([source], (request) => tokenise(request).every(({ word }) => words.has(word)));
  const slots = slotsOf(line);
  const figures = [...figuresSaid(line)];
  return (text) => {
    const kept = figuresSaid(text);
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
