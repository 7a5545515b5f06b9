import { qualifiersOf, type IndexRow, type TitleIndex } from './title-index';
import { groupShares, rarityOf } from './title-model';
import { forces } from './title-rules';
import { titleForms } from './title-words';

/** Where else a job shows itself than in its title. */
export interface JobContext {
  /** Words of the employer's name, and of what stands beside the title. */
  near: ReadonlySet<string>;
  /** Words of the duties. */
  duties: ReadonlySet<string>;
  /** The title says that the qualification is not held yet: 'Junior Accountant', 'part-qualified'. */
  isBeforeQualifying?: boolean;
}

export const noContext: JobContext = { near: new Set(), duties: new Set() };

export interface TitleMatch {
  /** How likely each group is, by its index in `socs`; the rest to 1 is doubt. */
  shares: Float64Array;
  /** The row that was matched word for word. */
  exact: IndexRow | null;
}

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
const NEAREST_SHARE = 0.88;

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

const QUALIFIED = 'qualified';
const beforeQualifying = /\b(?:junior|part[- ]qualified|student|trainee)\b/i;

function weighRow(row: IndexRow, context: JobContext): WeighedRow {
  const asked = qualifiersOf(row)
    .map((words) => (words.every((word) => unsaying.has(word)) ? words : words.filter((word) => !unsaying.has(word))))
    .filter((words) => words.length > 0);
  if (asked.length === 0) return { row, weight: ROW.plain, shown: [] };
  const [best = nothing] = asked.map((words) => shownOf(words, context)).sort((a, b) => b.share - a.share);
  if (best.share > 0) return { row, weight: ROW.plain + ROW.shown * best.share, shown: best.words };
  const isOpen = row.isDefault && !(context.isBeforeQualifying && asked.every((words) => words.includes(QUALIFIED)));
  return { row, weight: isOpen ? ROW.default : ROW.unshown, shown: [] };
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

/** Ranks below those of officers, which most of the forces hold. */
const OTHER_RANKS = '3311';
/** How much an employer of the forces says where the title is a rate that the index does not know: 'LS(CIS)'. */
const SERVED_SHARE = 0.8;

/** In the names of civilian employers: 'Army & Navy Stores', 'RAF Museum', 'Salvation Army'. */
const civilian = [
  'salvation',
  'store',
  'museum',
  'cadet',
  'charity',
  'fund',
  'federation',
  'benevolent',
  'association',
  'glass',
  'host',
] as const;
/** 'POET(ME)', 'LS(CIS)': the code of a rate. */
const rateCode = /\p{Lu}{2,}\(/u;

/** Where the employer is a ship or a regiment, a title that is no other work is a rank or a post of somebody who serves. */
function servedShares({ near }: JobContext, index: TitleIndex): Float64Array | null {
  const serves = forces.every((word) => near.has(word)) && !civilian.some((word) => near.has(word));
  return serves ? Float64Array.from(index.socs, (soc) => (soc === OTHER_RANKS ? SERVED_SHARE : 0)) : null;
}

const mixed = (first: Float64Array, second: Float64Array, share: number): Float64Array =>
  first.map((value, group) => share * value + (1 - share) * (second[group] ?? 0));

/** The unit groups of a job title; null where it shares nothing with the index. */
export function matchTitle(title: string, index: TitleIndex, context: JobContext): TitleMatch | null {
  const { forms, words, beside } = titleForms(title);
  const served = servedShares(context, index);
  if (words.length === 0) return served && { shares: served, exact: null };
  const isBeforeQualifying = beforeQualifying.test(title);
  const near = [...context.near, ...beside].filter((word) => !(isBeforeQualifying && word === QUALIFIED));
  const own = { near: new Set(near), duties: context.duties, isBeforeQualifying };
  const nearest = groupShares(index.model, words, own.near);
  const rows = forms.map(index.rowsOf).find((found) => found.length > 0);
  const exact = rows ? exactShares(rows, index, own) : null;
  if (exact) {
    const belief = exact.isKnown ? 1 : ELSEWHERE_SHARE;
    const shares = nearest ? mixed(exact.shares, nearest, EXACT_SHARE) : exact.shares;
    return { shares: shares.map((share) => belief * share), exact: exact.best };
  }
  const byWords = nearest?.map((share) => NEAREST_SHARE * share) ?? null;
  const shares = rateCode.test(title) ? (served ?? byWords) : (byWords ?? served);
  return shares ? { shares, exact: null } : null;
}

/** How much of two titles is the same, 0..1, by the rarity of their words. */
function likeness(words: ReadonlySet<string>, others: readonly string[], rarity: (word: string) => number): number {
  const sum = (some: readonly string[]): number => some.reduce((total, word) => total + rarity(word), 0);
  return sum(others.filter((word) => words.has(word))) / sum([...new Set([...words, ...others])]);
}

/** The title of the index that is nearest to the one of the job among those of a group. */
export function nearestRow(title: string, soc: string, index: TitleIndex): IndexRow | null {
  const words = new Set(titleForms(title).words);
  let best: { row: IndexRow; score: number } | null = null;
  for (const row of index.rowsIn(soc)) {
    const score = likeness(words, row.words, (word) => rarityOf(index.model, word) ?? 0);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  return best?.row ?? null;
}

/** Whether the index has a title in a group. */
export const isTitleIn = (index: TitleIndex, title: string, group: string): boolean =>
  titleForms(title).forms.some((form) => index.rowsOf(form).some(({ soc }) => soc === group));
