/** How a parsed value is held against the true one: the same rules for every field and every parser. */

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[\p{Co}\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** 0..1: equal words 1; one text inside the other with little more 0.9; else the share of words in common. */
export function similarity(a: string | undefined, b: string | undefined): number {
  const left = wordsOf(a ?? '');
  const right = wordsOf(b ?? '');
  if (left.length === 0 || right.length === 0) return 0;
  if (left.join('') === right.join('')) return 1;
  const pool = [...right];
  let common = 0;
  for (const word of left) {
    const at = pool.indexOf(word);
    if (at < 0) continue;
    pool.splice(at, 1);
    common += 1;
  }
  const shorter = Math.min(left.length, right.length);
  const longer = Math.max(left.length, right.length);
  if (common === shorter && (longer - shorter <= 1 || shorter >= longer * 0.6)) return 0.9;
  return (2 * common) / (left.length + right.length);
}

export const isSimilar = (a: string | undefined, b: string | undefined): boolean => similarity(a, b) >= 0.8;

const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'miss', 'prof', 'professor']);
export const isSameName = (a: string, b: string | undefined): boolean => {
  const plain = (name: string): string =>
    wordsOf(name)
      .filter((word) => !titles.has(word))
      .join(' ');
  return plain(a) === plain(b ?? '');
};

export const isSameEmail = (a: string, b: string | undefined): boolean => a.toLowerCase() === (b ?? '').replace(/\s/g, '').toLowerCase();

/** The last nine digits decide: +44 20 … and 020 … are one number. */
export const isSamePhone = (a: string, b: string | undefined): boolean => {
  const digits = (text: string): string => text.replace(/\(0\)/g, '').replace(/\D/g, '').slice(-9);
  return digits(a) !== '' && digits(a) === digits(b ?? '');
};

export interface Dated {
  startDate?: string;
  endDate?: string;
  current?: boolean;
}

const year = (date: string | undefined): string => (date ?? '').slice(0, 4);
const end = (entry: Dated): string => (entry.current || !entry.endDate ? 'present' : year(entry.endDate));

/** Same first and last year; a lone year is held against the end. */
export function hasSameYears(truth: Dated, parsed: Dated): boolean {
  if (!truth.startDate) return year(truth.endDate) === year(parsed.endDate ?? parsed.startDate);
  const openEnd = truth.endDate === '' && !truth.current;
  return year(truth.startDate) === year(parsed.startDate) && (openEnd || end(truth) === end(parsed));
}

/** Pairs true with parsed items, the best pair first; a worth under the threshold is no pair. */
export function pair<T, P>(truth: readonly T[], parsed: readonly P[], worth: (a: T, b: P) => number, threshold = 0.8): (P | null)[] {
  const all = truth.flatMap((a, i) => parsed.map((b, j) => ({ i, j, b, value: worth(a, b) }))).filter(({ value }) => value >= threshold);
  all.sort((a, b) => b.value - a.value || a.i - b.i || a.j - b.j);
  const pairs: (P | null)[] = truth.map(() => null);
  const used = new Set<number>();
  for (const { i, j, b } of all) {
    if (pairs[i] || used.has(j)) continue;
    pairs[i] = b;
    used.add(j);
  }
  return pairs;
}
