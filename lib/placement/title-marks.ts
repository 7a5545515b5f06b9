const PIECE = 4;

/** 'roofer' → '^roo', 'roof', 'oofe', 'ofer', 'fer$': pieces that inflections and compounds of a word share with it. */
function piecesOf(word: string): string[] {
  const framed = `^${word}$`;
  return Array.from({ length: framed.length - PIECE + 1 }, (_, i) => framed.slice(i, i + PIECE));
}

/** The mark of a word as it stands; the letter before the colon names the kind. */
export const wordMark = (word: string): string => `w:${word}`;
/** The mark of a word that tells the industry or another condition beside the title. */
export const besideMark = (word: string): string => `i:${word}`;

const marksOfWord = (word: string): string[] => [wordMark(word), ...piecesOf(word).map((piece) => `c:${piece}`)];

/** What a title is recognised by: its words, their pieces, which word is the first and which follows which. */
function titleMarks(words: readonly string[]): string[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  return [...words.flatMap(marksOfWord), `f:${first}`, ...others.map((word, i) => `b:${words[i] ?? ''} ${word}`)];
}

/** The marks of a title and of the words beside it, each once. */
export const marksOf = (words: readonly string[], beside: readonly string[]): ReadonlySet<string> =>
  new Set([...titleMarks(words), ...beside.flatMap((word) => [besideMark(word), ...marksOfWord(word)])]);
