import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EnglishCheck } from '@/lib/analysis/slip';
import type { Cv } from '@/lib/cv/cv';
import { checkEnglish } from '@/lib/english/check-english';
import { consonantsOf } from '@/lib/english/close-words';
import type { Dictionary } from '@/lib/english/dictionary';
import { numberOf, placeOf } from '@/lib/placement/mark-table';
import type { WrittenSlip } from '@/lib/rewrite/suggestion';
import { buildWordTables, readSounds, SOUND_LETTERS, unpackWordTables, type WordTables } from './word-tables';

/**
 * Made by `scripts/make-tables.ts`. Joined with `path.sep`, because the bundler follows `path.join` and would ask for the file at build
 * time.
 */
export const wordTablesFile = [process.cwd(), '.cache', 'tables', 'words.bin'].join(path.sep);

/** Where a tool runs without the file, the tables are built in memory. */
const readTables = (): WordTables => (existsSync(wordTablesFile) ? unpackWordTables(readFileSync(wordTablesFile)) : buildWordTables());

function openDictionary(tables: WordTables): Dictionary {
  const { words, rarities, trades } = tables;
  let sounds: ReadonlyMap<string, readonly string[]> | null = null;
  return {
    rarity: (word) => rarities[placeOf(words, numberOf(word))] ?? null,
    isTradeWord: (word) => placeOf(trades, numberOf(word)) >= 0,
    soundingLike: (word) => {
      if (word.length < SOUND_LETTERS) return [];
      sounds ??= readSounds(tables);
      return (sounds.get(consonantsOf(word)) ?? []).filter((other) => Math.abs(other.length - word.length) <= 1);
    },
  };
}

let opened: Dictionary | null = null;

/** SCOWL and the words of trades, opened for the first CV: 2 ms and 1.5 MB, in engine processes only. */
export const dictionary = (): Dictionary => (opened ??= openDictionary(readTables()));

export const englishOf = (cv: Cv): EnglishCheck => checkEnglish(cv, dictionary);

/** 'Barrowing' is a form of a known word, though no list has it, so no correction is proposed. */
const isFormOfKnown = (word: string): boolean => {
  const stem = /^(.{4,}?)(?:ing|ed|er|ers|s)$/.exec(word.toLowerCase())?.[1];
  return stem !== undefined && [stem, `${stem}e`].some((base) => dictionary().rarity(base) !== null);
};

/** The likely mistakes in a CV's own words. */
export const slipsIn = (cv: Cv): WrittenSlip[] =>
  englishOf(cv)
    .slips.map(({ start, end, kind, right }) => ({ kind, wrong: cv.text.slice(start, end), right }))
    .filter(({ kind, wrong }) => kind === 'grammar' || !isFormOfKnown(wrong));
