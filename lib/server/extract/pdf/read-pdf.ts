import type { DocumentLine, ExtractedDocument, PageFacts } from '@/lib/cv/document/extracted-document';
import { AppError } from '@/lib/shared/errors';
import { readMetaText, withDocument, type OpenDocument } from './engine';
import { readImagePages } from '../ocr/read-image-pages';
import { separateRunningHeaders } from './running-headers';
import { joinHyphens } from './hyphens';
import { linesOf, round } from './lines';
import type { Glyph, PageContent } from './page-content';
import { countTables, factsOf, fontsOf, imagesOf } from './page-facts';
import { readPage } from './read-page';
import { arrange } from './reading-order';
import { buildSegments, segmentOf, type Segment } from './segments';
import { partsOfPages } from './tables/continued';
import { linesOfTable, type PagePart } from './tables/table-lines';

/** A CV has a few pages; only so many pages of a longer file are read. */
const maxPages = 60;

interface PdfOptions {
  images?: 'recognise' | 'throw';
  /** Whether tables are read cell by cell: forms are real tables, while CVs use tables for layout. */
  tables?: boolean;
}

export function readPdf(bytes: Uint8Array, { images = 'recognise', tables = false }: PdfOptions = {}): Promise<ExtractedDocument> {
  return withDocument(bytes, async (document) => {
    if (!document || document.pageCount < 1) throw new AppError('upload/EXTRACTION_FAILED');
    const pages = readPages(document);
    if (pages.length === 0) throw new AppError('upload/EXTRACTION_FAILED');
    await readImagePages(document, pages, images);
    return assemble(pages, { title: readMetaText(document, 'Title'), author: readMetaText(document, 'Author') }, tables);
  });
}

function readPages(document: OpenDocument): PageContent[] {
  const pages: PageContent[] = [];
  for (let number = 1; number <= Math.min(document.pageCount, maxPages); number += 1) {
    const page = readPage(document, number);
    if (page) pages.push(page);
  }
  return pages;
}

function assemble(pages: PageContent[], properties: { title: string; author: string }, readsTables: boolean): ExtractedDocument {
  const lines: DocumentLine[] = [];
  const facts: PageFacts[] = [];
  const tables = { count: 0, words: 0 };
  let block = 0;
  const sorted = separateRunningHeaders(pages.map((page) => ({ height: page.height, segments: segmentsOf(page) })));
  const bodies = pages.map((page, index) => ({ page, body: sorted[index]?.body ?? [] }));
  const parts = readsTables ? partsOfPages(bodies) : bodies.map(({ body }): PagePart[] => [{ segments: body }]);
  pages.forEach((page, index) => {
    const { footer = [] } = sorted[index] ?? {};
    let columns = 1;
    const own = (parts[index] ?? []).flatMap((part): DocumentLine[] => {
      if ('rows' in part) {
        tables.count += 1;
        return linesOfTable(part.rows, { page: page.number, block: (block += 1), table: tables.count });
      }
      const arranged = arrange(part.segments);
      columns = Math.max(columns, arranged.columns);
      for (const { segments } of arranged.flows) {
        const found = countTables(segments);
        tables.count += found.tables;
        tables.words += found.words;
      }
      return arranged.flows.flatMap(({ segments, isSidebar }) =>
        linesOf(segments, { block: (block += 1), region: isSidebar ? 'sidebar' : 'body' }, page),
      );
    });
    for (const segments of rotatedRuns(page)) own.push(...linesOf(segments, { block: (block += 1), region: 'body' }, page));
    own.push(...linesOf(footer, { block: (block += 1), region: 'footer' }, page));
    joinHyphens(own);
    lines.push(...own.filter(hasText));
    facts.push(factsOf(page, own, columns));
  });
  const words = Math.max(1, wordsOf(lines));
  const edge = lines.filter((line) => line.region === 'footer');
  return {
    kind: 'pdf',
    pages: facts,
    lines,
    layout: {
      columns: Math.max(1, ...facts.map((page) => page.columns)),
      tables: tables.count,
      tableTextShare: Math.min(1, round(tables.words / words)),
      textBoxShare: 0,
      headerFooterShare: round(wordsOf(edge) / words),
      contactInHeaderFooter: edge.some((line) => line.items.some((item) => /@|\d[\d ()-]{8,}\d/.test(item.text))),
      images: pages.flatMap(imagesOf),
      fonts: fontsOf(pages),
      hiddenText: pages.flatMap((page) => page.hidden.map((hidden) => ({ page: page.number, ...hidden }))),
      trackedChanges: false,
      comments: 0,
      pagesEstimated: false,
      properties: { ...(properties.title && { title: properties.title }), ...(properties.author && { author: properties.author }) },
    },
  };
}

const wordsOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, line) => sum + line.items.reduce((inner, item) => inner + item.text.split(' ').length, 0), 0);

/** Joining a hyphenated word can use up all of a short last line. */
const hasText = (line: DocumentLine): boolean => line.items.some((item) => item.text !== '');

const segmentsOf = (page: PageContent): Segment[] =>
  buildSegments(
    page.glyphs.filter((glyph) => glyph.angle === 0),
    page.fonts,
    page.edges,
  );

/** Rotated text is read after the page, one line for each run of it. */
function rotatedRuns(page: PageContent): Segment[][] {
  const runs: Glyph[][] = [];
  for (const glyph of page.glyphs) {
    if (glyph.angle === 0) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNear = last && last.angle === glyph.angle && Math.hypot(last.x - glyph.x, last.baseline - glyph.baseline) < 2.5 * glyph.size;
    if (run && isNear) run.push(glyph);
    else runs.push([glyph]);
  }
  // Rotated text is laid out as if it ran from left to right, so that gaps between words are measured along it.
  return runs.map((run) => [segmentOf(straighten(run))]);
}

function straighten(run: readonly Glyph[]): Glyph[] {
  const [first] = run;
  if (!first) return [];
  return run.map((glyph) => {
    const x = first.x + Math.hypot(glyph.x - first.x, glyph.baseline - first.baseline);
    return { ...glyph, x, right: x + 0.45 * glyph.size, baseline: first.baseline };
  });
}
