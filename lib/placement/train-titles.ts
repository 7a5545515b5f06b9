import { createHash } from 'node:crypto';
import { numberOf } from './mark-table';
import { qualifierWords, readRow, type GroupText } from './title-index';
import { marksOf } from './title-marks';
import { softmax, weighed, type TitleModel, type Weighed } from './title-model';
import { wordsOf } from './title-words';

/** Chosen on the second tenth of the index, which neither the training nor the measured tenth contains. */
const PASSES = 8;
const RATE = 3;
const BASE_RATE = 0.02;
/** How often the conditions of a row are hidden, so that titles are recognised without them. */
const HIDDEN = 0.15;
/** Weights below it change nothing that is measured and are most of all weights. */
const LEAST_WEIGHT = 0.5;
/** A step smaller than this is left out. */
const LEAST_STEP = 5e-4;
/** Scores are flattened until groups are right as often as their probability says. */
const FLATTENING = 0.85;
const MOST_WEIGHT = 127;

/** A title of a group: its marks, and further marks of its conditions. */
export interface Example {
  group: number;
  title: readonly string[];
  beside: readonly string[];
}

/** Rows of the index, and titles and related titles of the groups. */
export function examplesOf(lines: readonly string[], groups: ReadonlyMap<string, GroupText>): Example[] {
  const groupOf = new Map([...groups.keys()].map((soc, i) => [soc, i]));
  const example = (group: number, words: readonly string[], conditions: readonly string[]): Example => {
    const title = marksOf(words, []);
    return { group, title: [...title], beside: [...marksOf([], conditions)].filter((mark) => !title.has(mark)) };
  };
  return [
    ...lines.map(readRow).map((row) => example(groupOf.get(row.soc) ?? 0, row.words, qualifierWords(row))),
    ...[...groups.values()].flatMap(({ title, related }, group) => [title, ...related].map((name) => example(group, wordsOf(name), []))),
  ];
}

export const fingerprintOf = (examples: readonly Example[]): Uint8Array =>
  Uint8Array.from(createHash('sha256').update(JSON.stringify(examples)).digest());

/** The marks of all examples with their rarity. */
interface Vocabulary {
  numbers: Float64Array;
  rarities: Float32Array;
  placeOf: ReadonlyMap<string, number>;
}

function vocabularyOf(examples: readonly Example[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const { title, beside } of examples) for (const mark of [...title, ...beside]) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const sorted = [...counts.keys()].map((mark) => ({ mark, number: numberOf(mark) })).sort((a, b) => a.number - b.number);
  return {
    numbers: Float64Array.from(sorted, ({ number }) => number),
    rarities: Float32Array.from(sorted, ({ mark }) => 1 + Math.log((1 + examples.length) / (1 + (counts.get(mark) ?? 0)))),
    placeOf: new Map(sorted.map(({ mark }, i) => [mark, i])),
  };
}

/** Numbers that look random and are the same each time, 0..1. */
function sequence(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

function shuffle(order: Uint32Array, next: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** Weights of all marks for all groups while they are trained, mark by mark. */
class Trainer {
  readonly weights: Float32Array;
  readonly bases: Float32Array;
  private readonly shares: Float64Array;

  constructor(
    marks: number,
    private readonly groups: number,
  ) {
    this.weights = new Float32Array(marks * groups);
    this.bases = new Float32Array(groups);
    this.shares = new Float64Array(groups);
  }

  /** One step of gradient descent on one example. */
  step(marks: readonly Weighed[], group: number, rate: number): void {
    const { weights, bases, shares, groups } = this;
    shares.set(bases);
    for (const { at, value } of marks) {
      const from = at * groups;
      for (let k = 0; k < groups; k++) shares[k] = (shares[k] ?? 0) + value * (weights[from + k] ?? 0);
    }
    softmax(shares);
    shares[group] = (shares[group] ?? 0) - 1;
    const moved = Array.from(shares.keys()).filter((k) => Math.abs(shares[k] ?? 0) > LEAST_STEP);
    for (const k of moved) bases[k] = (bases[k] ?? 0) - rate * BASE_RATE * (shares[k] ?? 0);
    for (const { at, value } of marks) {
      const [pace, from] = [rate * value, at * groups];
      for (const k of moved) weights[from + k] = (weights[from + k] ?? 0) - pace * (shares[k] ?? 0);
    }
  }
}

/** Takes half a minute; the same bytes for the same examples. */
export function trainTitles(examples: readonly Example[], groups: number): TitleModel {
  const { numbers, rarities, placeOf } = vocabularyOf(examples);
  const places = (marks: readonly string[]): number[] => marks.map((mark) => placeOf.get(mark) ?? 0);
  const coded = examples.map(({ group, title, beside }) => ({ group, title: places(title), beside: places(beside) }));
  const trainer = new Trainer(numbers.length, groups);
  const [order, next] = [Uint32Array.from(coded.keys()), sequence()];
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, next);
    for (const i of order) {
      const one = coded[i];
      if (one) trainer.step(weighed(rarities, one.title, next() < HIDDEN ? [] : one.beside), one.group, RATE * (1 - pass / PASSES));
    }
  }
  return pruned(trainer, { numbers, rarities, groups, trainedOn: fingerprintOf(examples) });
}

/** Keeps the weights that matter, as whole numbers from -127 to 127. */
function pruned(
  { weights, bases }: Trainer,
  { numbers, rarities, groups, trainedOn }: Pick<TitleModel, 'numbers' | 'rarities' | 'trainedOn'> & { groups: number },
): TitleModel {
  const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0);
  const kept = { numbers: [] as number[], rarities: [] as number[], starts: [0], groups: [] as number[], weights: [] as number[] };
  for (const [mark, number] of numbers.entries()) {
    for (let group = 0; group < groups; group++) {
      const weight = weights[mark * groups + group] ?? 0;
      if (Math.abs(weight) < LEAST_WEIGHT) continue;
      kept.groups.push(group);
      kept.weights.push(Math.round((weight / most) * MOST_WEIGHT));
    }
    kept.numbers.push(number);
    kept.rarities.push(rarities[mark] ?? 0);
    kept.starts.push(kept.groups.length);
  }
  return {
    numbers: Float64Array.from(kept.numbers),
    rarities: Float32Array.from(kept.rarities),
    starts: Uint32Array.from(kept.starts),
    groups: Uint16Array.from(kept.groups),
    weights: Int8Array.from(kept.weights),
    unit: Float32Array.of((FLATTENING * most) / MOST_WEIGHT),
    bases: bases.map((base) => FLATTENING * base),
    trainedOn,
  };
}
