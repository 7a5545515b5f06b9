import { headingKind } from '@/lib/cv/document/headings';
import type { Box, DocumentLine, Region, TextItem } from '@/lib/cv/document/extracted-document';
import { isNumbering, isPrivateUse } from './bullets';
import { unite } from './geometry';
import type { Glyph, PageContent } from './page-content';
import { joinSplitHeadings } from './split-headings';
import { liftRightBlocks } from './right-blocks';
import { textOf } from './segment-text';
import { bandBottom, bandTop, groupRows, type Segment } from './segments';
import { foldWrappedRows } from './wrapped-rows';

/** The lines of one flow: one per row, its segments as items. */
export function linesOf(segments: readonly Segment[], place: { block: number; region: Region }, page: PageContent): DocumentLine[] {
  const lines: DocumentLine[] = [];
  const rows = groupRows(foldWrappedRows(liftRightBlocks(joinSplitHeadings(segments))));
  const isHeading = headingColumn(rows);
  let previousBottom: number | null = null;
  for (const row of rows) {
    const [first, ...rest] = row;
    const parts = first && rest.length > 0 && isHeading(first) ? [[first], rest] : [row];
    const top = Math.min(...row.map(bandTop));
    const size = Math.max(...row.map((s) => s.size));
    const gapAbove = previousBottom === null ? undefined : Math.max(0, round((top - previousBottom) / size));
    parts.forEach((part, i) => {
      const line = lineOf(part, place, page);
      if (!line) return;
      const gap = i === 0 ? gapAbove : 0;
      if (gap !== undefined) line.gapAbove = gap;
      lines.push(line);
    });
    previousBottom = Math.max(...row.map(bandBottom));
  }
  return lines;
}

/**
 * Section headings in a column left of their text ('EXPERIENCE ⇥ Acme Ltd ⇥ 2020'): a column with several of them, or one that is
 * clearly larger than the text beside it. They become lines of their own; other labels stay with their text.
 */
function headingColumn(rows: readonly Segment[][]): (first: Segment) => boolean {
  const left = Math.min(...rows.map((row) => row[0]?.x ?? Infinity));
  const candidates = rows.flatMap(([first, second]) => {
    const kind = first && second ? headingKind(textOf(first.glyphs)) : null;
    return first && second && kind ? [{ first, kind, larger: first.size > 1.15 * second.size }] : [];
  });
  const inColumn = candidates.filter(({ first }) => first.x < left + 3);
  const isColumn = new Set(inColumn.map(({ kind }) => kind)).size >= 3;
  const headings = new Set([...candidates.filter(({ larger }) => larger), ...(isColumn ? inColumn : [])].map(({ first }) => first));
  return (first) => headings.has(first);
}

function lineOf(row: readonly Segment[], { block, region }: { block: number; region: Region }, page: PageContent): DocumentLine | null {
  const items = row.map((segment) => itemOf(segment, page)).filter((item) => item.text !== '');
  const [first] = row;
  if (items.length === 0 || !first) return null;
  const line: DocumentLine = { page: page.number, region, block, items };
  const bullet = bulletOf(first, page);
  if (bullet !== null) {
    // '• Git • Jest' is a list in one line: its first bullet is a separator as well; '— Skills —' is decorated.
    const isSeparator = items.some((item) => item.text.includes(` ${bullet} `) || item.text.endsWith(` ${bullet}`));
    if (!isSeparator) line.bullet = isPrivateUse(bullet) ? '•' : bullet;
  } else takeNumbering(line);
  return line;
}

export const bulletOf = (first: Segment, page: PageContent): string | null => first.bullet ?? drawnBullet(first, page);

/** Browsers print list bullets as small discs and squares, not as text. */
function drawnBullet(first: Segment, page: PageContent): string | null {
  const [top, bottom] = [bandTop(first), bandBottom(first)];
  const found = page.dots.some((dot) => {
    const middle = dot.y + dot.height / 2;
    const gap = first.x - (dot.x + dot.width);
    return middle > top && middle < bottom && gap > 0 && gap < 2.2 * first.size && dot.height < 0.75 * first.size;
  });
  return found ? '•' : null;
}

function itemOf(segment: Segment, page: PageContent): TextItem {
  const box = boxOfGlyphs(segment.glyphs);
  const share = (test: (glyph: Glyph) => boolean | undefined) => segment.glyphs.filter(test).length / Math.max(1, segment.glyphs.length);
  const item: TextItem = {
    text: textOf(segment.glyphs),
    box,
    fontSize: round(segment.size),
    bold: share((glyph) => page.fonts[glyph.font]?.bold) > 0.6,
    italic: share((glyph) => page.fonts[glyph.font]?.italic) > 0.6,
  };
  const boldUntil = boldEnd(segment, item.text, page);
  if (boldUntil !== null) item.boldUntil = boldUntil;
  const href = linkOver(box, page);
  if (href !== null) item.href = href;
  return item;
}

/** Where bold text changes to plain and stays plain to the end; null where it does not. */
function boldEnd({ glyphs }: Segment, text: string, page: PageContent): number | null {
  const isBold = (glyph: Glyph | undefined): boolean => glyph !== undefined && page.fonts[glyph.font]?.bold === true;
  if (!isBold(glyphs[0]) || isBold(glyphs.at(-1))) return null;
  const change = glyphs.findIndex((glyph) => !isBold(glyph));
  if (change < 2 || glyphs.length - change < 2 || glyphs.slice(change).some(isBold)) return null;
  const before = textOf(glyphs.slice(0, change));
  return text.startsWith(`${before} `) && !text.startsWith('(', before.length + 1) ? before.length + 1 : null;
}

/** The link that covers most of the item, if any covers a good part of it. */
function linkOver(item: Box, page: PageContent): string | null {
  let best = { share: 0.3, href: '' };
  for (const { box, href } of page.links) {
    const width = Math.min(box.x + box.width, item.x + item.width) - Math.max(box.x, item.x);
    const height = Math.min(box.y + box.height, item.y + item.height) - Math.max(box.y, item.y);
    if (width <= 0 || height < 0.4 * Math.min(box.height, item.height)) continue;
    const share = (width / Math.max(1, item.width)) * (height / Math.max(1, item.height, box.height));
    if (share > best.share) best = { share, href };
  }
  return best.href || null;
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

export const round = (value: number): number => Math.round(value * 100) / 100;
