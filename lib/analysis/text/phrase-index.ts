import { tokenise, type Token } from './tokens';

interface Node<T> {
  next: Map<string, Node<T>>;
  values: T[];
}

export interface PhraseHit<T> {
  value: T;
  /** Indices into the scanned tokens, half-open. */
  from: number;
  to: number;
  start: number;
  end: number;
}

/**
 * Thousands of phrases looked up in one walk over the words: a tree of words, built once. Time grows with the
 * length of the text, not with the number of phrases.
 */
export class PhraseIndex<T> {
  private readonly root: Node<T> = { next: new Map(), values: [] };
  /** '110%' is not the '110' of '110 customers': of these phrases the sign has to stand there too. */
  private readonly percentages = new Set<T>();

  add(phrase: string, value: T): void {
    const words = tokenise(phrase);
    if (words.length === 0) return;
    if (phrase.endsWith('%')) this.percentages.add(value);
    let node = this.root;
    for (const { word } of words) {
      let child = node.next.get(word);
      if (!child) {
        child = { next: new Map(), values: [] };
        node.next.set(word, child);
      }
      node = child;
    }
    if (!node.values.includes(value)) node.values.push(value);
  }

  /** Every phrase that begins at each word; overlapping hits are all reported, longest first at one place. */
  scan(tokens: readonly Token[], text: string, offset = 0): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    const { next } = this.root;
    for (let from = 0; from < tokens.length; from++) {
      const first = tokens[from];
      // Most words begin no phrase: they are passed over at once.
      let node = first && next.get(first.word);
      if (!first || !node) continue;
      const firstHit = hits.length;
      let last = first;
      for (let to = from + 1; node; to++) {
        for (const value of node.values) {
          const sign = this.percentages.has(value) ? 1 : 0;
          if (sign === 0 || text.charAt(last.end - offset) === '%')
            hits.push({ value, from, to, start: first.start, end: last.end + sign });
        }
        const token: Token | undefined = tokens[to];
        if (!token || node.next.size === 0 || breaksPhrase(text, last.end - offset, token.start - offset)) break;
        node = node.next.get(token.word);
        last = token;
      }
      if (hits.length - firstHit > 1) hits.push(...hits.splice(firstHit).reverse());
    }
    return hits;
  }
}

/** A phrase does not run over a full stop, comma, semicolon, bar, bracket or tab. */
const breaksPhrase = (text: string, from: number, to: number): boolean => {
  if (to === from + 1 && text.charCodeAt(from) === SPACE) return false;
  for (let i = from; i < to; i++) if ('.,;:|()[]\t•!?'.includes(text.charAt(i))) return true;
  return false;
};
const SPACE = 32;
