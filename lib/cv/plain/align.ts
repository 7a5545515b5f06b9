import type { Token } from './tokens';

/** A run at another place must be at least this long to be matched: 'and the' occurs in many places. */
const believedFrom = 3;
/** Among the words that neither side has matched otherwise: '2012 – 2016' in a column of its own. */
const believedAmongRest = 2;
/** How many words are compared to decide between several places, and how far a single word is searched. */
const lookAhead = 24;
/** How many places of one word are tried, so that a text that repeats one word does not take quadratic time. */
const mostPlaces = 48;
/** How many of our words may be lost between two that follow each other. */
const skippedAtMost = 8;

type Words = readonly Pick<Token, 'key'>[];

/**
 * For each word of another reading the index of our word that it is, or null. Each of our words is used once. Long runs are matched
 * first, wherever they are in ours; then the words between two runs in order; then the rest anywhere, because a word that stands
 * unmatched on both sides is not lost.
 */
export function align(ours: Words, theirs: Words): (number | null)[] {
  const places = placesOf(ours);
  const matches: (number | null)[] = new Array<number | null>(theirs.length).fill(null);
  const isTaken = new Uint8Array(ours.length);
  const take = (own: number, other: number) => {
    matches[other] = own;
    isTaken[own] = 1;
  };
  matchRuns({ ours, theirs, places, isTaken, take }, matches, believedFrom);
  matchBetweenRuns({ ours, theirs, isTaken, take }, matches);
  matchRuns({ ours, theirs, places, isTaken, take }, matches, believedAmongRest);
  matchLeftOver({ theirs, places, isTaken, take }, matches);
  return matches;
}

interface Matching {
  ours: Words;
  theirs: Words;
  places: ReadonlyMap<string, Places>;
  isTaken: Uint8Array;
  take: (own: number, other: number) => void;
}

/** The places of a word in ours; `next` skips those already matched. */
interface Places {
  at: number[];
  next: number;
}

function placesOf(ours: Words): Map<string, Places> {
  const places = new Map<string, Places>();
  ours.forEach(({ key }, index) => {
    const known = places.get(key);
    if (known) known.at.push(index);
    else places.set(key, { at: [index], next: 0 });
  });
  return places;
}

function matchRuns({ ours, theirs, places, isTaken, take }: Matching, matches: readonly (number | null)[], shortest: number): void {
  const isSame = (own: number, other: number): boolean =>
    isTaken[own] === 0 && matches[other] === null && ours[own]?.key === theirs[other]?.key;
  const lengthAt = (own: number, other: number): number => {
    let length = 0;
    while (length < lookAhead && own + length < ours.length && other + length < theirs.length && isSame(own + length, other + length))
      length += 1;
    return length;
  };
  let expected = 0;
  let isInRun = false;
  for (let other = 0; other < theirs.length; other += 1) {
    isInRun = isInRun && expected < ours.length && isSame(expected, other);
    if (!isInRun) {
      const candidates = placesOfWord(places.get(theirs[other]?.key ?? ''), isTaken);
      const begun = runAt(candidates, { expected, shortest, lengthAt: (own) => lengthAt(own, other) });
      if (begun === null) continue;
      expected = begun;
      isInRun = true;
    }
    take(expected, other);
    expected += 1;
  }
}

/** The first unmatched places of a word. */
function placesOfWord(places: Places | undefined, isTaken: Uint8Array): readonly number[] {
  if (!places) return [];
  while (places.next < places.at.length && isTaken[places.at[places.next] ?? 0] === 1) places.next += 1;
  return places.at.slice(places.next, places.next + mostPlaces);
}

interface RunSearch {
  /** Our word after the last one that was matched. */
  expected: number;
  /** The least length of a run at another place. */
  shortest: number;
  lengthAt: (own: number) => number;
}

/** Where ours continues: at the longest run; of two equal ones at the nearest after the last word; null where none is long enough. */
function runAt(candidates: readonly number[], { expected, shortest, lengthAt }: RunSearch): number | null {
  let best: { own: number; length: number; gap: number } | null = null;
  for (const own of candidates) {
    const length = lengthAt(own);
    const gap = own >= expected ? own - expected : Infinity;
    const isNear = gap <= skippedAtMost && length > 1;
    if (length < shortest && !isNear) continue;
    if (!best || length > best.length || (length === best.length && gap < best.gap)) best = { own, length, gap };
  }
  return best && best.own;
}

/** Words that stand between the same two neighbours in both. */
function matchBetweenRuns({ ours, theirs, isTaken, take }: Omit<Matching, 'places'>, matches: readonly (number | null)[]): void {
  const placeOf = (other: number, from: number, to: number): number | null => {
    for (let own = from; own < to; own += 1) if (isTaken[own] === 0 && ours[own]?.key === theirs[other]?.key) return own;
    return null;
  };
  for (const { from, to } of gapsIn(matches)) {
    let own = (from === 0 ? -1 : (matches[from - 1] ?? -1)) + 1;
    const end = matches[to] ?? ours.length;
    for (let other = from; other < to; other += 1) {
      const at = placeOf(other, own, Math.min(end, own + lookAhead));
      if (at === null) continue;
      take(at, other);
      own = at + 1;
    }
  }
}

/** Ranges without a match, half-open. */
function gapsIn(matches: readonly (number | null)[]): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  matches.forEach((match, at) => {
    if (match !== null) return;
    const last = gaps.at(-1);
    if (last?.to === at) last.to += 1;
    else gaps.push({ from: at, to: at + 1 });
  });
  return gaps;
}

/** A short word or number may match by chance; a word or a year that is left on both sides is the same one. */
const isTelling = (key: string): boolean => /\p{L}{3}|^\p{N}{4}$/u.test(key);

function matchLeftOver({ theirs, places, isTaken, take }: Omit<Matching, 'ours'>, matches: readonly (number | null)[]): void {
  theirs.forEach(({ key }, other) => {
    if (matches[other] !== null || !isTelling(key)) return;
    const [own] = placesOfWord(places.get(key), isTaken);
    if (own !== undefined) take(own, other);
  });
}
