import type { DocumentLine, ExtractedDocument, PageFacts } from '@/lib/cv/document';
import { AppError } from '@/lib/shared/errors';
import { readMetaText, withDocument, type OpenDocument } from './engine';
import { linesOf, round } from './lines';
import type { PageContent } from './page-content';
import { readPage } from './read-page';
import { arrange } from './reading-order';
import { buildSegments } from './segments';

/** A CV is a few pages; of anything longer only so many are read. */
const maxPages = 60;

export function readPdf(bytes: Uint8Array, _options: { onRecognise?: () => void } = {}): Promise<ExtractedDocument> {
  return withDocument(bytes, async (document) => {
    if (!document || document.pageCount < 1) throw new AppError('upload/EXTRACTION_FAILED');
    const pages = readPages(document);
    if (pages.length === 0) throw new AppError('upload/EXTRACTION_FAILED');
    return assemble(pages, { title: readMetaText(document, 'Title'), author: readMetaText(document, 'Author') });
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

function assemble(pages: PageContent[], properties: { title: string; author: string }): ExtractedDocument {
  const lines: DocumentLine[] = [];
  const facts: PageFacts[] = [];
  let block = 0;
  for (const page of pages) {
    const segments = buildSegments(
      page.glyphs.filter((glyph) => glyph.angle === 0),
      page.fonts,
    );
    const { flows, columns } = arrange(segments);
    const own = flows.flatMap((flow) => linesOf(flow, ++block, page));
    lines.push(...own);
    facts.push(factsOf(page, own, columns));
  }
  return {
    kind: 'pdf',
    pages: facts,
    lines,
    layout: {
      columns: Math.max(1, ...facts.map((page) => page.columns)),
      tables: 0,
      tableTextShare: 0,
      textBoxShare: 0,
      headerFooterShare: 0,
      contactInHeaderFooter: false,
      images: pages.flatMap((page) => page.images.map((box) => ({ page: page.number, box, likelyPhoto: false }))),
      fonts: [],
      hiddenText: pages.flatMap((page) => page.hidden.map((hidden) => ({ page: page.number, ...hidden }))),
      trackedChanges: false,
      comments: 0,
      pagesEstimated: false,
      properties: { ...(properties.title && { title: properties.title }), ...(properties.author && { author: properties.author }) },
    },
  };
}

function factsOf(page: PageContent, lines: readonly DocumentLine[], columns: number): PageFacts {
  const total = page.glyphs.length + page.unmapped;
  const bottoms = lines.flatMap((line) => line.items.map((item) => (item.box ? item.box.y + item.box.height : 0)));
  return {
    number: page.number,
    width: round(page.width),
    height: round(page.height),
    fullness: bottoms.length === 0 ? 0 : Math.min(1, round(Math.max(...bottoms) / page.height)),
    characters: page.glyphs.length,
    unmappedShare: total === 0 ? 0 : page.unmapped / total,
    columns,
    images: page.images.length,
    ocr: page.ocr,
  };
}
