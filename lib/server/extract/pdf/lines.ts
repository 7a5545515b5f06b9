import type { Box, DocumentLine, TextItem } from '@/lib/cv/document';
import { isNumbering } from './bullets';
import { unite } from './geometry';
import type { Glyph, PageContent } from './page-content';
import type { Flow } from './reading-order';
import { bandBottom, bandTop, groupRows, textOf, type Segment } from './segments';

/** The lines of one flow: one per row, its segments as items. */
export function linesOf(flow: Flow, block: number, page: PageContent): DocumentLine[] {
  const lines: DocumentLine[] = [];
  let previousBottom: number | null = null;
  for (const row of groupRows(flow.segments)) {
    const top = Math.min(...row.map(bandTop));
    const size = Math.max(...row.map((s) => s.size));
    const line = lineOf(row, block, page, flow.isSidebar);
    if (!line) continue;
    if (previousBottom !== null) line.gapAbove = Math.max(0, round((top - previousBottom) / size));
    previousBottom = Math.max(...row.map(bandBottom));
    lines.push(line);
  }
  return lines;
}

function lineOf(row: readonly Segment[], block: number, page: PageContent, isSidebar: boolean): DocumentLine | null {
  const items = row.map((segment) => itemOf(segment, page)).filter((item) => item.text !== '');
  if (items.length === 0) return null;
  const line: DocumentLine = { page: page.number, region: isSidebar ? 'sidebar' : 'body', block, items };
  const bullet = row[0]?.bullet ?? null;
  if (bullet !== null) line.bullet = bullet;
  else takeNumbering(line);
  return line;
}

function itemOf(segment: Segment, page: PageContent): TextItem {
  const box = boxOfGlyphs(segment.glyphs);
  const share = (test: (glyph: Glyph) => boolean | undefined) => segment.glyphs.filter(test).length / Math.max(1, segment.glyphs.length);
  const item: TextItem = {
    text: textOf(segment.glyphs).replace(/\s+/g, ' ').trim(),
    box,
    fontSize: round(segment.size),
    bold: share((glyph) => page.fonts[glyph.font]?.bold) > 0.6,
    italic: share((glyph) => page.fonts[glyph.font]?.italic) > 0.6,
  };
  const link = page.links.find((candidate) => covers(candidate.box, box));
  if (link) item.href = link.href;
  return item;
}

function takeNumbering(line: DocumentLine): void {
  const [first] = line.items;
  const end = first?.text.indexOf(' ') ?? -1;
  if (!first || end < 1 || !isNumbering(first.text.slice(0, end))) return;
  line.bullet = first.text.slice(0, end);
  line.items[0] = { ...first, text: first.text.slice(end + 1) };
}

const boxOfGlyphs = (glyphs: readonly Glyph[]): Box =>
  unite(glyphs.map((g) => ({ x: g.x, y: g.top, width: g.right - g.x, height: g.bottom - g.top })));

function covers(link: Box, item: Box): boolean {
  const width = Math.min(link.x + link.width, item.x + item.width) - Math.max(link.x, item.x);
  const height = Math.min(link.y + link.height, item.y + item.height) - Math.max(link.y, item.y);
  return width > 0.4 * Math.min(link.width, item.width) && height > 0.4 * Math.min(link.height, item.height);
}

export const round = (value: number): number => Math.round(value * 100) / 100;
