import { tokenise, type Token } from '@/lib/analysis/text/tokens';
import { figuresInText } from '@/lib/rewrite/figures-in-text';

/**
 * A bare number means nothing without what it counts: '12 staff' in a CV does not make '12 years' true. A count is therefore identified
 * by its value and the word after it ('12 staff'), or the word before it where none follows.
 */
const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);
const isYear = (value: string): boolean => /^(?:19|20)\d\d$/.test(value);
const hasUnit = (text: string, { start, end }: Token): boolean =>
  /[£$€]\s?$/.test(text.slice(Math.max(0, start - 2), start)) || /^\s?(?:%|per ?cent)/i.test(text.slice(end, end + 9));

function valueOf(word: string): string | null {
  const [value, ...others] = figuresInText(word);
  return value !== undefined && others.length === 0 ? value : null;
}

/** The sentence or list must continue between number and word: a full stop or a line break separates them. */
const isJoined = (text: string, a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && !/[.;:!?\n\t]/.test(text.slice(a.end, b.start));

/** 'Led 12 staff in 2019' -> ['12 staff', 'led 12']. Years and figures with a unit of their own are checked by the no-invention gate. */
function countsIn(text: string): { followed: string[]; preceded: string[] }[] {
  const tokens = tokenise(text.normalize('NFKC'));
  const plain = text.normalize('NFKC');
  return tokens.flatMap((token, index) => {
    const value = valueOf(token.word);
    if (value === null || isYear(value) || hasUnit(plain, token)) return [];
    const next = tokens[index + 1];
    const previous = tokens[index - 1];
    return [
      {
        followed: next && isJoined(plain, token, next) ? [`${value} ${stem(next.word)}`] : [],
        preceded: previous && isJoined(plain, previous, token) ? [`${stem(previous.word)} ${value}`] : [],
      },
    ];
  });
}

/** Whether every bare number of a text counts the same thing in the sources. */
export function countsGate(source: string): (text: string) => boolean {
  const known = new Set(countsIn(source).flatMap(({ followed, preceded }) => [...followed, ...preceded]));
  return (text) =>
    countsIn(text).every(({ followed, preceded }) => (followed.length > 0 ? followed : preceded).some((pair) => known.has(pair)));
}
