const HALF = 2 ** 22;
/** Taken from `Math` once, because in the test environment each access to a global takes a microsecond. */
const { imul } = Math;

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % HALF;
}

/** A 44-bit hash of a text. Among 80,000 marks collisions are very rare, and no text has to be stored. */
export const numberOf = (text: string): number => fnv(text, 0x811c9dc5) * HALF + fnv(text, 0x2f0b4c1d);

/** Index of a number in a sorted list; -1 where it is not in it. */
export function placeOf(numbers: Float64Array, wanted: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const number = numbers[middle] ?? 0;
    if (number === wanted) return middle;
    if (number < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
