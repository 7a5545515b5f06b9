import { numberOf, placeOf } from './mark-table';
import { packTables, tableReader } from './packed-tables';
import { besideMark, marksOf, wordMark } from './title-marks';

/**
 * A linear classifier of titles into unit groups: multinomial logistic regression on marks weighted by their rarity (TF-IDF), trained
 * on the ONS index by `train-titles.ts`. Weights near zero are left out.
 */
export interface TitleModel {
  /** The numbers of the marks, sorted. */
  numbers: Float64Array;
  /** How rare each mark is in the index: its inverse document frequency. */
  rarities: Float32Array;
  /** Where the weights of each mark begin, with one more entry for the end. */
  starts: Uint32Array;
  groups: Uint16Array;
  /** In units of `unit`. */
  weights: Int8Array;
  unit: Float32Array;
  /** The score of each group before any mark is seen. */
  bases: Float32Array;
  /** SHA-256 of the examples that the model was trained on. */
  trainedOn: Uint8Array;
}

export const packTitleModel = ({ numbers, rarities, starts, groups, weights, unit, bases, trainedOn }: TitleModel): Uint8Array =>
  packTables([numbers, rarities, starts, groups, weights, unit, bases, trainedOn]);

export function unpackTitleModel(bytes: Uint8Array): TitleModel {
  const next = tableReader(bytes, 8);
  return {
    numbers: next(Float64Array),
    rarities: next(Float32Array),
    starts: next(Uint32Array),
    groups: next(Uint16Array),
    weights: next(Int8Array),
    unit: next(Float32Array),
    bases: next(Float32Array),
    trainedOn: next(Uint8Array),
  };
}

/** The rarity of a word in titles of the index; null where it stands in none. */
export function rarityOf({ numbers, rarities }: TitleModel, word: string): number | null {
  const at = placeOf(numbers, numberOf(wordMark(word)));
  return at < 0 ? null : (rarities[at] ?? null);
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) sum += scores[i] = Math.exp((scores[i] ?? 0) - top);
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / sum;
  return scores;
}

const lengthOf = (rarities: Float32Array, places: readonly number[]): number =>
  Math.sqrt(places.reduce((sum, at) => sum + (rarities[at] ?? 0) ** 2, 0));

/** A mark, by its place in the list, and how much it counts. */
export interface Weighed {
  at: number;
  value: number;
}

/**
 * The marks of a title and of what stands beside it with their values, which have the length 1 together. However many words stand
 * beside a title, together they count no more than the title.
 */
export function weighed(rarities: Float32Array, title: readonly number[], beside: readonly number[]): Weighed[] {
  const [own, other] = [lengthOf(rarities, title), lengthOf(rarities, beside)];
  const damping = Math.min(1, own / other);
  const length = Math.hypot(own, beside.length > 0 ? damping * other : 0);
  const value = (at: number, weight: number): Weighed => ({ at, value: (weight * (rarities[at] ?? 0)) / length });
  return [...title.map((at) => value(at, 1)), ...beside.map((at) => value(at, damping))];
}

/**
 * How likely each group is by the words of a title and the words near it that the index uses as conditions; null where no mark of the
 * title is known.
 */
export function groupShares(model: TitleModel, words: readonly string[], near: Iterable<string>): Float64Array | null {
  const { numbers, rarities, starts, groups, weights, unit, bases } = model;
  const placesOf = (marks: Iterable<string>): number[] =>
    [...marks].map((mark) => placeOf(numbers, numberOf(mark))).filter((at) => at >= 0);
  const title = placesOf(marksOf(words, []));
  if (title.length === 0) return null;
  const conditions = [...near].filter((word) => placeOf(numbers, numberOf(besideMark(word))) >= 0);
  const known = new Set(title);
  const beside = placesOf(marksOf([], conditions)).filter((at) => !known.has(at));
  const scores = Float64Array.from(bases);
  for (const { at, value } of weighed(rarities, title, beside)) {
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) {
      const group = groups[i] ?? 0;
      scores[group] = (scores[group] ?? 0) + value * (unit[0] ?? 0) * (weights[i] ?? 0);
    }
  }
  return softmax(scores);
}
