import type { Span } from '@/lib/cv/document/redacted-document';

const shortest = 8;
const longest = 400;

/**
 * Finds a quote in the CV, word for word; only white space may differ, because a model reads a line break as a space. The caller cuts
 * the quote from the CV itself. null where the quote is not there.
 */
export function quoteFinder(text: string): (quote: string) => Span | null {
  const { tidy, places } = withoutSpaces(text);
  return (quote) => {
    const wanted = quote.trim();
    if (wanted.length < shortest || wanted.length > longest) return null;
    const exact = text.indexOf(wanted);
    if (exact !== -1) return { start: exact, end: exact + wanted.length };
    const needle = wanted.replace(/\s+/g, ' ');
    const at = tidy.indexOf(needle);
    const start = places[at];
    const last = places[at + needle.length - 1];
    return at === -1 || start === undefined || last === undefined ? null : { start, end: last + 1 };
  };
}

/** The text with each run of white space reduced to one space, and for each of its UTF-16 units the place it came from. */
function withoutSpaces(text: string): { tidy: string; places: number[] } {
  const parts: string[] = [];
  const places: number[] = [];
  let inSpace = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    const isSpace = /\s/.test(unit);
    if (!(isSpace && inSpace)) {
      parts.push(isSpace ? ' ' : unit);
      places.push(index);
    }
    inSpace = isSpace;
  }
  return { tidy: parts.join(''), places };
}
