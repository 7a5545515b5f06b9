import { headingVariants } from '@/lib/facts/headings';
import { titleHeads } from '@/lib/facts/job-words';
import skillsTable from '@/lib/facts/skills.json';

/**
 * Text with spaces between its letters is extracted in pieces: 'E D U C A T I O N', 'Computer Sk il l s'. The pieces are joined before
 * anything else reads them.
 */
export function joinSpacedLetters(text: string): string {
  const joined = joinSingleLetters(text);
  const isShort = joined.length <= longestHeading;
  return isShort || hasFragments.test(joined) ? joinFragments(joined, isShort) : joined;
}

/** "J O H N" and "E D U C AT I O N" become words; two spaces separate words where the file has them. */
function joinSingleLetters(text: string): string {
  if (text.length < 5 || text.charAt(1) !== ' ' || text.length > 120) return text;
  const tokens = text.split(/ +/);
  const letters = tokens.filter((token) => token.length === 1 && /\p{L}|&/u.test(token)).length;
  if (tokens.length < 4 || letters < tokens.length * 0.6 || tokens.some((token) => token.length > 3)) return text;
  return text
    .split(/ {2,}/)
    .map((word) => word.replace(/ /g, ''))
    .join(' ');
}

/** Words of one or two letters, which are no fragments: 'to do so'. */
const shortWords = 'a am an as at be by do go he i if in is it me my no of on or so to up us we'.split(' ');

/** A piece of one or two letters that is no word; most lines have none. */
const hasFragments = new RegExp(`(?:^| )(?!(?:${shortWords.join('|')})(?: |$))\\p{L}\\p{Ll}?(?=[ .:,;]|$)`, 'u');

/** The shortest word that is joined, and the most pieces it may be in. */
const minLength = 4;
const maxPieces = 9;
const longestHeading = 40;
const piece = /^\p{L}{1,12}$/u;

const wholeWords: ReadonlySet<string> = new Set(shortWords);

const longWordsOf = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((words) => words.split(/[\s/&,()-]+/)).filter((word) => word.length >= minLength));

/** Words of headings, titles and skills. Only these are joined. */
const headingWords: ReadonlySet<string> = longWordsOf([...headingVariants.keys()]);
const vocabulary: ReadonlySet<string> = new Set([
  ...headingWords,
  ...longWordsOf([...titleHeads, ...skillsTable.skills.map(({ name }) => name.toLowerCase())]),
]);

/**
 * 'Sk il l s' → 'Skills'. In a line as short as a heading the pieces may be longer: 'Highl ights'. At each word it looks ahead a fixed
 * number of words, so that the time is linear in the text.
 */
function joinFragments(text: string, isShort: boolean): string {
  const tokens = text.split(' ');
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = brokenWordAt(tokens, at, isShort);
    words.push(tokens.slice(at, at + length).join(''));
    at += length;
  }
  return words.join(' ');
}

/** 'fragment': too short for a word. 'unknown': it may be a word or a part of one. */
function kindOfPiece(letters: string): 'word' | 'fragment' | 'unknown' {
  if (wholeWords.has(letters) || vocabulary.has(letters)) return 'word';
  return letters.length < 3 ? 'fragment' : 'unknown';
}

const none: ReadonlySet<string> = new Set();

/** Longer pieces may be words: they are joined only where none is known, and only to a word of a heading. */
const joinable = (hasFragment: boolean, hasWord: boolean): ReadonlySet<string> => {
  if (hasFragment) return vocabulary;
  return hasWord ? none : headingWords;
};

/** How many pieces from here on make one known word; 1 where the word is whole. */
function brokenWordAt(tokens: readonly string[], at: number, isShort: boolean): number {
  let joined = '';
  let found = 1;
  let hasFragment = false;
  let hasWord = !isShort;
  for (let length = 1; length <= maxPieces; length += 1) {
    const token = tokens[at + length - 1];
    // the last piece may have punctuation after the word: 'Sk il ls:'
    const letters = token?.replace(/[.:,;]$/, '') ?? '';
    if (token === undefined || !piece.test(letters)) break;
    joined += letters.toLowerCase();
    const kind = kindOfPiece(letters.toLowerCase());
    hasFragment ||= kind === 'fragment';
    hasWord ||= kind === 'word';
    if (length > 1 && joinable(hasFragment, hasWord).has(joined)) found = length;
    if (letters !== token) break;
  }
  return found;
}
