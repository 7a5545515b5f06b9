import { tokenise, type Token } from './tokens';

/** Nearly every word has at most one successor: it is stored in the node itself, and only further ones need a map. */
interface Node<T> {
  word: string;
  child: Node<T> | null;
  next: Map<string, Node<T>> | null;
  values: T[];
}

const newNode = <T>(): Node<T> => ({ word: '', child: null, next: null, values: [] });

const follow = <T>(node: Node<T>, word: string): Node<T> | undefined =>
  node.child && node.word === word ? node.child : node.next?.get(word);

export interface PhraseHit<T> {
  value: T;
  /** Indices into the scanned tokens, half-open. */
  from: number;
  to: number;
  start: number;
  end: number;
}

/**
 * Looks up thousands of phrases in one pass over the words, with a prefix tree that is built once. The time depends on the length of
 * the text, not on the number of phrases.
 */
export class PhraseIndex<T> {
  private readonly root = new Map<string, Node<T>>();
  /** '110%' differs from the '110' in '110 customers': for these phrases the sign must be present too. */
  private readonly percentages = new Set<T>();

  add(phrase: string, value: T): void {
    const words = tokenise(phrase);
    if (words.length === 0) return;
    if (phrase.endsWith('%')) this.percentages.add(value);
    let node: Node<T> | null = null;
    for (const { word } of words) {
      let child: Node<T> | undefined = node ? follow(node, word) : this.root.get(word);
      if (!child) {
        child = newNode();
        if (!node) this.root.set(word, child);
        else if (node.child) (node.next ??= new Map()).set(word, child);
        else {
          node.word = word;
          node.child = child;
        }
      }
      node = child;
    }
    if (node && !node.values.includes(value)) node.values.push(value);
  }

  /** Every phrase that begins at each word. Overlapping hits are all reported, the longest first at each place. */
  scan(tokens: readonly Token[], text: string, offset = 0): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    for (let from = 0; from < tokens.length; from++) {
      const first = tokens[from];
      // Most words begin no phrase and are skipped at once.
      let node = first && this.root.get(first.word);
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
        if (!token || !node.child || breaksPhrase(text, last.end - offset, token.start - offset)) break;
        node = follow(node, token.word);
        last = token;
      }
      if (hits.length - firstHit > 1) hits.push(...hits.splice(firstHit).reverse());
    }
    return hits;
  }
}

/** A phrase does not cross a full stop, comma, semicolon, bar, bracket or tab. */
const breaksPhrase = (text: string, from: number, to: number): boolean => {
  if (to === from + 1 && text.charCodeAt(from) === SPACE) return false;
  for (let i = from; i < to; i++) if ('.,;:|()[]\t•!?'.includes(text.charAt(i))) return true;
  return false;
};
const SPACE = 32;
