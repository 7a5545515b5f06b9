/** The words that a report on the screen says of its own: the CV's words, the document beside it and the contents are left out. */

/** What quotes the CV or shows the document, and what is hidden once everything is opened. */
const NOT_OURS =
  '[aria-label="From your CV"], blockquote, #skills li, nav, script, style, svg, [data-testid="cv-text"], .sr-only, [class*="group-open/category:hidden"]';
const BLOCKS = 'p, li, dt, dd, h1, h2, h3, h4, td, th, summary, button, div, label, span.block, code';

export interface PartWords {
  part: string;
  words: number;
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}£%+][^\s]*/gu)?.length ?? 0;

/** A quotation within a sentence is the CV's own. */
const withoutQuotations = (text: string): string => text.replace(/‘[^’]*(?:’\p{L}[^’]*)*’/gu, '').replace(/“[^”]*”/g, '');

/** Its texts, one for each block, in the order of the page. */
function textsIn(root: Element): string[] {
  const copy = root.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  for (const own of copy.querySelectorAll(NOT_OURS)) own.remove();
  const texts: string[] = [];
  let text = '';
  const flush = (): void => {
    const tidy = text.replace(/\s+/g, ' ').trim();
    if (tidy) texts.push(tidy);
    text = '';
  };
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? '';
    if (!(node instanceof Element)) return;
    const isBlock = node.matches(BLOCKS);
    if (isBlock) flush();
    node.childNodes.forEach(walk);
    if (isBlock) flush();
    else text += ' ';
  };
  walk(copy);
  flush();
  return texts;
}

const TOP = 'top of the report';

/** How many words each part of the page has. */
export function wordsByPart(main: Element): PartWords[] {
  const top = main.cloneNode(true);
  if (!(top instanceof Element)) return [];
  const parts = [...top.querySelectorAll('section[id]')].filter((part) => part.parentElement?.closest('section[id]') === null);
  const counted = parts.map((part) => ({ part: part.id, words: wordsIn(withoutQuotations(textsIn(part).join('\n'))) }));
  for (const part of parts) part.remove();
  return [{ part: TOP, words: wordsIn(withoutQuotations(textsIn(top).join('\n'))) }, ...counted];
}

/** Whole sentences of five words and more; a quotation stays in one piece. */
export function sentencesIn(text: string): string[] {
  const kept = text.replace(/‘[^’]*(?:’\p{L}[^’]*)*’/gu, (quotation) => quotation.replace(/([.!?]) /g, '$1\u00A0'));
  return kept
    .split(/(?<=[.!?]) +/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence) >= 5 && /[.!?]$/.test(sentence));
}

/** Sentences that stand there twice and more. */
export function repeatedSentences(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const sentence of texts.flatMap(sentencesIn)) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
  return [...seen].filter(([, times]) => times > 1).map(([sentence]) => sentence);
}

export const textsOnPage = (main: Element): string[] => textsIn(main);
