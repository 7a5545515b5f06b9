import { numberOf, placeOf } from './mark-table';
import { qualifiersOf, titleMarks, type IndexRow, type TitleIndex } from './title-index';
import { titleForms } from './title-words';

/** Where else a job shows itself than in its title. */
export interface JobContext {
  /** Words of the employer's name, and of what stands beside the title; an industry as the index writes it also whole. */
  near: ReadonlySet<string>;
  /** Words of the duties. */
  duties: ReadonlySet<string>;
}

export interface TitleMatch {
  /** How likely each group is, by its index in `socs`; the rest to 1 is doubt. */
  shares: Float64Array;
  /** The row that was matched word for word. */
  exact: IndexRow | null;
  /** Share of the title's words that the index knows, 0..1. */
  known: number;
}

/**
 * The weight of each kind of mark, fitted by multinomial regression on tenths of the index that were not measured, so that the shares
 * are no higher than how often they are right. The first letter is the kind of the mark, the second the part of the job: its title, a
 * word near it, a word of its duties.
 */
const weights = {
  title: { w: 0.44, h: 0.31, f: 0.15, k: 0.51, c: 0.08, i: 0.15, t: 0.24 },
  near: { i: 0.09, o: 0.67, q: 0.23, t: 0.12, w: 0.25 },
  duties: { q: 0.05, t: 0.02 },
} as const;
const ofTitle: ReadonlyMap<string, number> = new Map(Object.entries(weights.title));
const MOST_TASK_VOTES = 14;
/** A word in the tasks of so many groups does not distinguish them. */
const COMMON_TASK_WORD = 60;
/**
 * The weight of a row whose title is matched word for word: without a qualifier, with one that the ONS takes by default, with one that
 * the job shows, with one it does not show.
 */
const ROW = { plain: 1, default: 0.8, shown: 3, unshown: 0.12 };
/** A word among the duties says less about the industry than one in the employer's name. */
const DUTY_AS_QUALIFIER = 0.25;
const EXACT_SHARE = 0.94;
/** How much a title counts that the index has for other industries only: the 'maintenance operative' of a fire service. */
const ELSEWHERE_SHARE = 0.6;
/** Rows for other industries weigh this much together, however many they are. */
const MOST_UNSHOWN = 0.25;
/** The weight of each of them where the job shows no industry: 'helper' is the work of six groups, and the default one is then a guess. */
const DOUBT_OF_DEFAULT = 0.16;
/** A title of so many other groups tells the work only together with its industry: 'store manager' may be of a shop or of a warehouse. */
const MANY_TRADES = 4;
/** How much the words of an unknown title count: less than a title that is matched word for word. */
const NEAREST_SHARE = 0.83;

const SMOOTHING = 1;
const STEEPNESS = 400;

/** How many groups have a mark. */
const spreadOf = ({ marks }: TitleIndex, mark: string): number => {
  const at = placeOf(marks.numbers, numberOf(mark));
  return at < 0 ? 0 : (marks.starts[at + 1] ?? 0) - (marks.starts[at] ?? 0);
};

/** Adds what a mark says to the scores of the groups: the more, the fewer groups share it. */
function add(scores: Float64Array, { marks }: TitleIndex, mark: string, weight: number): void {
  const at = placeOf(marks.numbers, numberOf(mark));
  if (at < 0) return;
  const [from, to] = [marks.starts[at] ?? 0, marks.starts[at + 1] ?? 0];
  let all = SMOOTHING;
  for (let i = from; i < to; i++) all += marks.counts[i] ?? 0;
  for (let i = from; i < to; i++) {
    const group = marks.groups[i] ?? 0;
    scores[group] = (scores[group] ?? 0) + weight * Math.log(1 + (STEEPNESS * (marks.counts[i] ?? 0)) / all);
  }
}

const softmax = (scores: Float64Array): Float64Array => {
  const top = scores.reduce((most, score) => Math.max(most, score), 0);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
};

function voteOn(words: readonly string[], index: TitleIndex, { near, duties }: JobContext): Float64Array {
  const scores = new Float64Array(index.socs.length);
  const { title, near: beside } = weights;
  for (const mark of titleMarks(words)) add(scores, index, mark, ofTitle.get(mark.slice(0, 1)) ?? 0);
  for (const word of new Set(words)) {
    add(scores, index, `t:${word}`, title.t);
    add(scores, index, `i:${word}`, title.i);
  }
  const last = words.at(-1) ?? '';
  for (const word of near) {
    add(scores, index, `i:${word}`, beside.i);
    add(scores, index, `o:${word}`, beside.o);
    add(scores, index, `q:${last} ${word}`, beside.q);
    add(scores, index, `t:${word}`, beside.t);
    add(scores, index, `w:${word}`, beside.w);
  }
  for (const word of duties) add(scores, index, `q:${last} ${word}`, weights.duties.q);
  addDuties(scores, index, duties);
  return scores;
}

/**
 * Compares the tasks of a group with the duties in the CV. At most so many words count, so that a long role does not outweigh its
 * title.
 */
function addDuties(scores: Float64Array, index: TitleIndex, duties: ReadonlySet<string>): void {
  const telling = [...duties].filter((word) => {
    const spread = spreadOf(index, `t:${word}`);
    return spread > 0 && spread < COMMON_TASK_WORD;
  });
  for (const word of telling) add(scores, index, `t:${word}`, weights.duties.t * Math.min(1, MOST_TASK_VOTES / telling.length));
}

/** Words in a qualifier that do not distinguish industries unless they stand alone: 'metal trades', 'retail trade', 'tube mfr'. */
const unsaying = new Set(['nos', 'and', 'other', 'trade', 'mfr', 'service', 'industry']);

const SHORTEST_STEM = 4;

/** Also by the beginning of a word: somebody who cuts hair is in 'hairdressing'. */
const isShownBy = (said: ReadonlySet<string>, word: string): boolean =>
  said.has(word) || [...said].some((other) => other.length >= SHORTEST_STEM && word.startsWith(other));

/** The words of a row's qualifiers that the job shows, and how far they are the qualifier: 'retail' alone is not 'retail pharmacy'. */
interface Shown {
  share: number;
  words: readonly string[];
}

const nothing: Shown = { share: 0, words: [] };

function shownOf(words: readonly string[], { near, duties }: JobContext): Shown {
  const beside = words.filter((word) => isShownBy(near, word));
  const told = words.filter((word) => !beside.includes(word) && isShownBy(duties, word));
  const all = [...beside, ...told];
  return all.length * 2 > words.length ? { share: (beside.length + DUTY_AS_QUALIFIER * told.length) / words.length, words: all } : nothing;
}

interface WeighedRow {
  row: IndexRow;
  /** How well the row fits the job. */
  weight: number;
  /** Words of its qualifiers that stand beside the title or among the duties. */
  shown: readonly string[];
}

function weighRow(row: IndexRow, context: JobContext): WeighedRow {
  const asked = qualifiersOf(row)
    .map((words) => (words.every((word) => unsaying.has(word)) ? words : words.filter((word) => !unsaying.has(word))))
    .filter((words) => words.length > 0);
  if (asked.length === 0) return { row, weight: ROW.plain, shown: [] };
  const [best = nothing] = asked.map((words) => shownOf(words, context)).sort((a, b) => b.share - a.share);
  if (best.share > 0) return { row, weight: ROW.plain + ROW.shown * best.share, shown: best.words };
  return { row, weight: row.isDefault ? ROW.default : ROW.unshown, shown: [] };
}

/** A council is 'local government', so that the row for 'government' is not meant. */
const isLessThan = (shown: readonly string[], other: readonly string[]): boolean =>
  shown.length > 0 && shown.length < other.length && shown.every((word) => other.includes(word));

interface ExactMatch {
  shares: Float64Array;
  best: IndexRow;
  /** At least one row asks for nothing that the job does not show. */
  isKnown: boolean;
}

function exactShares(rows: readonly IndexRow[], index: TitleIndex, context: JobContext): ExactMatch | null {
  const shares = new Float64Array(index.socs.length);
  const all = rows.map((row) => weighRow(row, context));
  const weighed = all.map((one) => (all.some(({ shown }) => isLessThan(one.shown, shown)) ? { ...one, weight: ROW.unshown } : one));
  const bySoc = new Map<string, WeighedRow>();
  for (const one of weighed) if ((bySoc.get(one.row.soc)?.weight ?? 0) < one.weight) bySoc.set(one.row.soc, one);
  const best = [...bySoc.values()].sort((a, b) => b.weight - a.weight)[0];
  if (!best) return null;
  const unshown = [...bySoc.values()].filter(({ weight }) => weight < ROW.default).length;
  const isKnown = unshown < bySoc.size;
  const isShown = best.weight > (unshown < MANY_TRADES ? ROW.default : ROW.plain);
  const squareOf = (weight: number): number => {
    if (!isKnown || weight >= ROW.default) return weight ** 2;
    return isShown ? Math.min(weight ** 2, MOST_UNSHOWN / unshown) : DOUBT_OF_DEFAULT;
  };
  const sum = [...bySoc.values()].reduce((total, { weight }) => total + squareOf(weight), 0);
  index.socs.forEach((soc, group) => {
    const weight = bySoc.get(soc)?.weight;
    shares[group] = weight === undefined ? 0 : squareOf(weight) / sum;
  });
  return { shares, best: best.row, isKnown };
}

const mixed = (first: Float64Array, second: Float64Array, share: number): Float64Array =>
  first.map((value, group) => share * value + (1 - share) * (second[group] ?? 0));

/** How much the end of an unknown title counts, where the index is certain of it: a 'conveyancing paralegal' is a paralegal. */
const HEAD_SHARE = 0.25;
const SURE_OF_HEAD = 0.9;

/** The group of the longest end of the title that is a title itself; null where it has more than one. */
function sharesOfHead(words: readonly string[], index: TitleIndex, context: JobContext): Float64Array | null {
  for (let from = 1; from < words.length; from += 1) {
    const rows = index.rowsOf(words.slice(from));
    if (rows.length === 0) continue;
    const shares = exactShares(rows, index, context)?.shares;
    return shares?.some((share) => share >= SURE_OF_HEAD) ? shares : null;
  }
  return null;
}

/** The unit groups of a job title; null where it holds no word of the index. */
export function matchTitle(title: string, index: TitleIndex, context: JobContext): TitleMatch | null {
  const { forms, words, beside } = titleForms(title);
  if (words.length === 0) return null;
  const own = { near: new Set([...context.near, ...beside]), duties: context.duties };
  const known = words.filter((word) => spreadOf(index, `w:${word}`) > 0).length / words.length;
  const nearest = softmax(voteOn(words, index, own));
  const rows = forms.map(index.rowsOf).find((found) => found.length > 0);
  const exact = rows ? exactShares(rows, index, own) : null;
  if (exact) {
    const belief = exact.isKnown ? 1 : ELSEWHERE_SHARE;
    return { shares: mixed(exact.shares, nearest, EXACT_SHARE).map((share) => belief * share), exact: exact.best, known };
  }
  if (known === 0) return null;
  const head = sharesOfHead(words, index, own);
  const shares = head ? mixed(head, nearest, HEAD_SHARE) : nearest;
  return { shares: shares.map((share) => NEAREST_SHARE * share), exact: null, known };
}

/** The title of the index that is nearest to the one of the job among those of a group. */
export function nearestRow(title: string, soc: string, index: TitleIndex): IndexRow | null {
  const words = new Set(titleForms(title).words);
  const rarity = (word: string): number => 1 / (1 + spreadOf(index, `w:${word}`));
  let best: { row: IndexRow; score: number } | null = null;
  for (const row of index.rowsIn(soc)) {
    const shared = row.words.filter((word) => words.has(word));
    const score = shared.reduce((sum, word) => sum + rarity(word) + 0.2, 0) - 0.15 * (row.words.length - shared.length);
    if (shared.length > 0 && score > (best?.score ?? 0)) best = { row, score };
  }
  return best?.row ?? null;
}
