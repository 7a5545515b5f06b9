/** A multiplier with space for the 412 groups beside the number of a mark; both together are an integer that a double can hold. */
const GROUP_ROOM = 512;
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

/** Marks with the groups that have them, as flat lists, because objects would take 50 MB. */
export interface MarkTable {
  numbers: Float64Array;
  /** Where the groups of each mark begin, with one more entry for the end. */
  starts: Uint32Array;
  groups: Uint16Array;
  /** How often a group has the mark. */
  counts: Uint16Array;
}

/** What is collected before it is sorted and counted. */
export class MarkCollector {
  private readonly entries: number[] = [];

  add(mark: string, group: number): void {
    this.entries.push(numberOf(mark) * GROUP_ROOM + group);
  }

  table(): MarkTable {
    const sorted = Float64Array.from(this.entries).sort();
    const numbers: number[] = [];
    const starts: number[] = [];
    const groups: number[] = [];
    const counts: number[] = [];
    let last = -1;
    for (const entry of sorted) {
      if (entry === last) {
        counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
        continue;
      }
      last = entry;
      const number = Math.floor(entry / GROUP_ROOM);
      if (numbers.at(-1) !== number) {
        numbers.push(number);
        starts.push(groups.length);
      }
      groups.push(entry % GROUP_ROOM);
      counts.push(1);
    }
    return {
      numbers: Float64Array.from(numbers),
      starts: Uint32Array.from([...starts, groups.length]),
      groups: Uint16Array.from(groups),
      counts: Uint16Array.from(counts),
    };
  }
}
