import { numberOf, placeOf } from './mark-table';
import { qualifierWords, titleMarks, type IndexRow, type TitleIndex } from './title-index';
import { titleForms } from './title-words';

/** Where else the job shows itself than in its title. */
export interface JobContext {
  /** Words of the employer's name, and of what stands beside the title. */
  near: ReadonlySet<string>;
  /** Words of the duties. */
  duties: ReadonlySet<string>;
}

export interface TitleMatch {
  /** How likely each group is, by its place in `socs`; what is missing to 1 is doubt. */
  shares: Float64Array;
  /** The row that was met word for word. */
  exact: IndexRow | null;
  /** Share of the title's words that the index knows, 0..1. */
  known: number;
}

/** How much a word beside the title counts against one of an index row's own qualifiers. */
const NEAR_WEIGHT = 1;
const NEAR_AS_TITLE = 0.44;
const NEAR_AS_TASK = 1.46;
const DUTY_WEIGHT = 0.5;
const DUTY_TASK_WEIGHT = 0.35;
const MOST_TASK_VOTES = 14;
/** A word in the tasks of so many groups tells none from the other. */
const COMMON_TASK_WORD = 60;
/**
 * Votes of one title lean on each other: the more there are, the less each one says. Fitted on the tenth kept aside for it, so
 * that the share of the first group is no more than how often it is right.
 */
const TEMPERATURE_PER_VOTE = 0.22;
/**
 * What a row is worth whose title is met word for word: without a qualifier, with one that the ONS takes by default, with one that
 * the job shows, with one it does not show.
 */
const ROW = { plain: 1, default: 0.8, shown: 3, unshown: 0.12 };
/** A word among the duties says less of the industry than one in the employer's name. */
const DUTY_AS_QUALIFIER = 0.25;
const EXACT_SHARE = 0.94;
/** The end of a title says less than the whole: the words before it may change what it is. */
const END_SHARE = 0.5;
/** A single word is the end of a title only where it is the work of few groups: 'pharmacist', not 'assistant'. */
const MOST_GROUPS_OF_A_WORD = 2;
/** Rows that ask for another industry weigh so much together, however many they are. */
const MOST_UNSHOWN = 0.25;
/** So much of what the words of an unknown title say is believed: such a title is never sure. */
const NEAREST_SHARE = 0.78;

/** Chosen on a tenth of the index that was kept aside for it, beside the tenth that is measured: what each kind of mark counts. */
const kindWeights: Readonly<Record<string, number>> = { w: 1.9, h: 0.85, b: 0.9, k: 2.2, p: 0.5, s: 0.15, i: 3.75, q: 1.3, t: 0.5 };
const SMOOTHING = 1.5;
const STEEPNESS = 80;

/** How many groups have a mark. */
const spreadOf = ({ marks }: TitleIndex, mark: string): number => {
  const at = placeOf(marks.numbers, numberOf(mark));
  return at < 0 ? 0 : (marks.starts[at + 1] ?? 0) - (marks.starts[at] ?? 0);
};

/** Adds what a mark says to the scores of the groups, the more the fewer share it; how many marks have spoken is counted. */
function add(scores: Float64Array, { marks }: TitleIndex, mark: string, weight: number): number {
  const at = placeOf(marks.numbers, numberOf(mark));
  if (at < 0) return 0;
  const [from, to] = [marks.starts[at] ?? 0, marks.starts[at + 1] ?? 0];
  let all = SMOOTHING;
  for (let i = from; i < to; i++) all += marks.counts[i] ?? 0;
  const kind = weight * (kindWeights[mark.slice(0, 1)] ?? 0);
  for (let i = from; i < to; i++) {
    const group = marks.groups[i] ?? 0;
    scores[group] = (scores[group] ?? 0) + kind * Math.log(1 + (STEEPNESS * (marks.counts[i] ?? 0)) / all);
  }
  return 1;
}

const softmax = (scores: Float64Array, temperature: number): Float64Array => {
  const top = scores.reduce((most, score) => Math.max(most, score), 0);
  const shares = scores.map((score) => Math.exp((score - top) / temperature));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
};

function voteOn(words: readonly string[], index: TitleIndex, { near, duties }: JobContext): { scores: Float64Array; count: number } {
  const scores = new Float64Array(index.socs.length);
  let count = 0;
  for (const mark of titleMarks(words)) count += add(scores, index, mark, 1);
  for (const word of new Set(words)) count += add(scores, index, `t:${word}`, 1);
  const last = words.at(-1) ?? '';
  for (const word of near) {
    count += add(scores, index, `i:${word}`, NEAR_WEIGHT);
    count += add(scores, index, `q:${last} ${word}`, NEAR_WEIGHT);
    count += add(scores, index, `t:${word}`, NEAR_AS_TASK);
    count += add(scores, index, `w:${word}`, NEAR_AS_TITLE);
  }
  for (const word of duties) add(scores, index, `q:${last} ${word}`, DUTY_WEIGHT);
  return { scores, count };
}

/** The tasks of a group against the duties that are told: at most so many words speak, so that a long role does not outweigh its title. */
function dutyVotes(index: TitleIndex, duties: ReadonlySet<string>): Float64Array {
  const scores = new Float64Array(index.socs.length);
  const telling = [...duties].filter((word) => {
    const spread = spreadOf(index, `t:${word}`);
    return spread > 0 && spread < COMMON_TASK_WORD;
  });
  for (const word of telling) add(scores, index, `t:${word}`, DUTY_TASK_WEIGHT * Math.min(1, MOST_TASK_VOTES / telling.length));
  return scores;
}

/** How well a row of the title fits the job: its qualifiers are looked for beside the title and among the duties. */
function rowWeight(row: IndexRow, { near, duties }: JobContext): number {
  const asked = qualifierWords(row).filter((word) => word !== 'nos' && word !== 'and' && word !== 'other');
  if (asked.length === 0) return ROW.plain;
  const unshown = row.isDefault ? ROW.default : ROW.unshown;
  const shown =
    asked.filter((word) => near.has(word)).length + DUTY_AS_QUALIFIER * asked.filter((word) => !near.has(word) && duties.has(word)).length;
  return shown > 0 ? ROW.plain + (ROW.shown * shown) / Math.max(1, asked.length) : unshown;
}

function exactShares(rows: readonly IndexRow[], index: TitleIndex, context: JobContext): { shares: Float64Array; best: IndexRow } | null {
  const shares = new Float64Array(index.socs.length);
  const weighed = rows.map((row) => ({ row, weight: rowWeight(row, context) }));
  const bySoc = new Map<string, { row: IndexRow; weight: number }>();
  for (const one of weighed) if ((bySoc.get(one.row.soc)?.weight ?? 0) < one.weight) bySoc.set(one.row.soc, one);
  const best = [...bySoc.values()].sort((a, b) => b.weight - a.weight)[0];
  if (!best) return null;
  const unshown = [...bySoc.values()].filter(({ weight }) => weight < ROW.default).length;
  const isKnown = unshown < bySoc.size;
  const squareOf = (weight: number): number =>
    isKnown && weight < ROW.default ? Math.min(weight ** 2, MOST_UNSHOWN / unshown) : weight ** 2;
  const sum = [...bySoc.values()].reduce((total, { weight }) => total + squareOf(weight), 0);
  index.socs.forEach((soc, group) => {
    shares[group] = squareOf(bySoc.get(soc)?.weight ?? 0) / sum;
  });
  return { shares, best: best.row };
}

const groupsOf = (rows: readonly IndexRow[]): Set<string> => new Set(rows.map(({ soc }) => soc));
const fewGroups = (rows: readonly IndexRow[]): readonly IndexRow[] | undefined =>
  rows.length > 0 && groupsOf(rows).size <= MOST_GROUPS_OF_A_WORD ? rows : undefined;

const mixed = (first: Float64Array, second: Float64Array, share: number): Float64Array =>
  first.map((value, group) => share * value + (1 - share) * (second[group] ?? 0));

/** The unit groups that a title of a job speaks for; null where it holds no word that the index knows. */
export function matchTitle(title: string, index: TitleIndex, context: JobContext): TitleMatch | null {
  const { forms, ends, words, beside } = titleForms(title);
  if (words.length === 0) return null;
  const own = { near: new Set([...context.near, ...beside]), duties: context.duties };
  const known = words.filter((word) => spreadOf(index, `w:${word}`) > 0).length / words.length;
  const { scores, count } = voteOn(words, index, own);
  const byDuties = dutyVotes(index, own.duties);
  const nearest = softmax(
    scores.map((score, group) => score + (byDuties[group] ?? 0)),
    Math.max(1, count * TEMPERATURE_PER_VOTE),
  );
  const found = (of: readonly (readonly string[])[]) => of.map(index.rowsOf).find((rows) => rows.length > 0);
  const whole = found(forms);
  const end = found(ends) ?? fewGroups(index.rowsOf(words.slice(-1)));
  const rows = whole ?? end;
  const exact = rows ? exactShares(rows, index, own) : null;
  if (!exact) return known === 0 ? null : { shares: nearest.map((share) => NEAREST_SHARE * share), exact: null, known };
  if (whole) return { shares: mixed(exact.shares, nearest, EXACT_SHARE), exact: exact.best, known };
  return {
    shares: mixed(exact.shares, nearest, END_SHARE * Math.max(...exact.shares)).map((share) => NEAREST_SHARE * share),
    exact: null,
    known,
  };
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
