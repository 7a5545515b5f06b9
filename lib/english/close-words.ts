import { COMMON, type Dictionary } from './dictionary';

/**
 * Finds the word that was meant by one that no dictionary has. Only mistakes that people make count, because words of trades are often
 * one letter from a common word: 'experiance' is 'experience', but 'screeding' is not 'screening'.
 */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const VOWELS = new Set('aeiouy');
const ALIKE = new Set(
  ['cs', 'ck', 'ks', 'sz', 'gj', 'fv', 'mn', 'td', 'qk', 'pb', 'ct'].flatMap((pair) => [pair, [...pair].reverse().join('')]),
);
const MOST_LETTERS = 18;
/** Two changes lead to many words, of which only a very common one is likely. */
const VERY_COMMON = 10;

interface Candidate {
  word: string;
  /** A mistake of sound or order: another vowel, a doubled letter, two letters swapped. */
  isSound: boolean;
  /** How unlikely the mistake is, in steps of rarity. */
  cost: number;
}

const DOUBLED = 0;
const VOWEL = 10;
const ANOTHER_VOWEL = 30;
const CONSONANT = 20;

/** How rare the intended word may be: a short word is close to many others, so only the commonest count. */
function rarestFor(length: number, isSound: boolean): number {
  if (length <= 4) return 0;
  if (length === 5) return isSound ? 10 : 0;
  if (length === 6) return isSound ? 20 : 10;
  return isSound ? COMMON : 20;
}

function* oneLetterLess(word: string): Generator<Candidate> {
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? '';
    if (letter === word[at - 1]) continue;
    const isDoubled = letter === word[at + 1];
    const isVowel = at > 0 && VOWELS.has(letter);
    const cost = isDoubled ? DOUBLED : isVowel ? VOWEL : CONSONANT;
    yield { word: word.slice(0, at) + word.slice(at + 1), isSound: isDoubled || isVowel, cost };
  }
}

function* twoLettersTurned(word: string): Generator<Candidate> {
  for (let at = 1; at + 1 < word.length; at++) {
    yield { word: word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2), isSound: true, cost: VOWEL };
  }
}

/** Only a letter that sounds alike: another consonant makes another word of a trade; 'dosette' is not 'rosette'. */
function* anotherLetter(word: string): Generator<Candidate> {
  for (let at = 0; at < word.length; at++) {
    const old = word[at] ?? '';
    for (const letter of LETTERS) {
      const isVowel = VOWELS.has(letter) && VOWELS.has(old) && (at > 0 || word.length > 6);
      if (letter !== old && (isVowel || ALIKE.has(old + letter))) {
        yield { word: word.slice(0, at) + letter + word.slice(at + 1), isSound: true, cost: isVowel ? ANOTHER_VOWEL : VOWEL };
      }
    }
  }
}

function* oneLetterMore(word: string): Generator<Candidate> {
  for (let at = 1; at <= word.length; at++) {
    for (const letter of LETTERS) {
      if (letter === word[at]) continue;
      const isDoubled = letter === word[at - 1];
      const isVowel = VOWELS.has(letter);
      const cost = isDoubled ? DOUBLED : isVowel ? VOWEL : CONSONANT;
      yield { word: word.slice(0, at) + letter + word.slice(at), isSound: isDoubled || isVowel, cost };
    }
  }
}

/** The likeliest word, or null where none is close and common enough. The input has the letters a to z only. */
export function closestWord(word: string, dictionary: Dictionary): { right: string; isSound: boolean; isOneEdit: boolean } | null {
  if (word.length > MOST_LETTERS) return null;
  const plural = word.replace(/(?<![aeiou])ys$/, 'ies');
  if (plural !== word && (dictionary.rarity(plural) ?? Infinity) <= COMMON) return { right: plural, isSound: true, isOneEdit: false };
  // 'bubbley', 'smokey': an adjective keeps its y
  const plain = word.replace(/ey$/, 'y');
  if (plain !== word && dictionary.rarity(plain) !== null) return { right: plain, isSound: true, isOneEdit: true };
  let best: Candidate | null = null;
  for (const edits of [twoLettersTurned, oneLetterLess, anotherLetter, oneLetterMore]) {
    for (const { word: right, isSound, cost } of edits(word)) {
      const rarity = dictionary.rarity(right);
      if (rarity === null || rarity > rarestFor(word.length, isSound)) continue;
      if (!best || rarity + cost < best.cost) best = { word: right, isSound, cost: rarity + cost };
    }
  }
  if (best) return { right: best.word, isSound: best.isSound, isOneEdit: true };
  const alike = dictionary
    .soundingLike(word)
    .find((right) => editsBetween(word, right) <= 2 && (dictionary.rarity(right) ?? Infinity) <= VERY_COMMON);
  return alike === undefined ? null : { right: alike, isSound: true, isOneEdit: false };
}

/** Letters to insert, delete or change to turn one word into the other. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The consonants of a word by their sound: 'wrhs' for 'warehouse' and for 'wearhouse'. */
export const consonantsOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/c(?=[kq])/g, '')
    .replace(/(.)\1+/g, '$1');
