import { textOf } from './segment-text';
import { onOneLine, type Segment } from './segments';

/** Running headers and footers lie within this share of the page's height from its top or bottom. */
const edgeShare = 0.13;

interface PageSegments {
  height: number;
  segments: Segment[];
}

interface SeparatedPage {
  body: Segment[];
  /** Page numbers, and the text that pages repeat at their bottom, as on the first page that has it. */
  footer: Segment[];
}

/**
 * Separates page numbers and running headers and footers from the body. Repeated text is read once. At the top of page 1 it stays in
 * the body, because it is the name block.
 */
export function separateRunningHeaders(pages: readonly PageSegments[]): SeparatedPage[] {
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
    const page: SeparatedPage = { body: [], footer: [] };
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
  if (segment.baseline < edgeShare * height) return 'top';
  return segment.baseline > (1 - edgeShare) * height ? 'bottom' : null;
}

const isPageNumber = (text: string): boolean =>
  /^(?:page|p\.|seite|página|pagina)? ?-? ?\d{1,2} ?(?:(?:\/|of|de|von|\|) ?\d{1,2})? ?-?$/i.test(text);
