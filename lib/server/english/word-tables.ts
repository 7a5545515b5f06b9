import { numberOf } from '@/lib/placement/mark-table';
import { tradeWords } from '@/lib/english/trade-words';
import { packTables, tableReader } from '@/lib/placement/packed-tables';
import { consonantsOf } from '@/lib/english/close-words';
import { commonWords, readRarities } from './word-lists';

/** The words of the dictionary as numbers: as text they would take 30 MB and half a second of each process. */
export interface WordTables {
  /** Sorted, without duplicates. */
  words: Float64Array;
  /** How rare the word at the same index is. */
  rarities: Uint8Array;
  /** Words of trades, sorted. */
  trades: Float64Array;
  /** Common long words by their sound, as text: 'sprvsr supervisor' on each line. */
  sounds: Uint8Array;
}

export const SOUND_LETTERS = 8;

function soundLines(): string {
  const sounds = new Map<string, string>();
  for (const word of new Set(commonWords())) {
    if (word.length < SOUND_LETTERS) continue;
    const sound = consonantsOf(word);
    sounds.set(sound, `${sounds.get(sound) ?? sound} ${word}`);
  }
  return [...sounds.values()].join('\n');
}

export const readSounds = ({ sounds }: WordTables): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Buffer.from(sounds)
      .toString('utf8')
      .split('\n')
      .map((line) => {
        const [sound = '', ...words] = line.split(' ');
        return [sound, words];
      }),
  );

/** Builds the tables; `scripts/make-tables.ts` does it at build time. */
export function buildWordTables(): WordTables {
  const rarities = new Map([...readRarities()].map(([word, rarity]) => [numberOf(word), rarity]));
  const words = Float64Array.from(rarities.keys()).sort();
  return {
    words,
    rarities: Uint8Array.from(words, (number) => rarities.get(number) ?? 0),
    trades: Float64Array.from(tradeWords(), numberOf).sort(),
    sounds: Buffer.from(soundLines()),
  };
}

export const packWordTables = ({ words, rarities, trades, sounds }: WordTables): Uint8Array =>
  packTables([words, rarities, trades, sounds]);

export function unpackWordTables(bytes: Uint8Array): WordTables {
  const next = tableReader(bytes, 4);
  return { words: next(Float64Array), rarities: next(Uint8Array), trades: next(Float64Array), sounds: next(Uint8Array) };
}
