import { textOf } from './segment-text';
import { onOneLine, type Segment } from './segments';

/** Share of the page's height, at its top and bottom, where running headers and footers stand. */
const zone = 0.13;

export interface PageSegments {
  height: number;
  segments: Segment[];
}

export interface SortedPage {
  body: Segment[];
  /** Page numbers, and what the pages repeat at their foot: there once per document, where it first stands. */
  footer: Segment[];
}

/**
 * What every page repeats at its top or bottom is read once. At the top of page 1 it stays where it is: it is the
 * name block.
 */
export function sortFurniture(pages: readonly PageSegments[]): SortedPage[] {
  const seenOn = new Map<string, Set<number>>();
  const keyed = pages.map(({ height, segments }, index) =>
    segments.map((segment) => {
      const edge = edgeOf(segment, height);
      if (!edge) return { segment, edge, key: '', text: '' };
      const text = textOf(segment.glyphs);
      const key = `${edge} ${text.replace(/\d+/g, '#')}`;
      seenOn.set(key, (seenOn.get(key) ?? new Set()).add(index));
      return { segment, edge, key, text };
    }),
  );
  return keyed.map((entries, index) => {
    const page: SortedPage = { body: [], footer: [] };
    for (const { segment, edge, key, text } of entries) {
      const on = edge ? seenOn.get(key) : undefined;
      const isRepeated = (on?.size ?? 0) > 1;
      if (edge && isPageNumber(text) && (isRepeated || isAlone(segment, entries))) page.footer.push(segment);
      else if (!isRepeated) page.body.push(segment);
      else if (Math.min(...(on ?? [])) === index) (edge === 'top' ? page.body : page.footer).push(segment);
    }
    return page;
  });
}

const isAlone = (segment: Segment, entries: readonly { segment: Segment }[]): boolean =>
  !entries.some((other) => other.segment !== segment && onOneLine(other.segment, segment));

function edgeOf(segment: Segment, height: number): 'top' | 'bottom' | null {
  if (segment.baseline < zone * height) return 'top';
  return segment.baseline > (1 - zone) * height ? 'bottom' : null;
}

const isPageNumber = (text: string): boolean =>
  /^(?:page|p\.|seite|página|pagina)? ?-? ?\d{1,2} ?(?:(?:\/|of|de|von|\|) ?\d{1,2})? ?-?$/i.test(text);
