import type { DocumentLine, ExtractedDocument, LayoutFacts, Region } from '@/lib/cv/document/extracted-document';
import { AppError } from '@/lib/shared/errors';
import { BodyReader } from './body';
import { Numbering } from './numbering';
import { openPackage, type DocxPackage } from './open-package';
import { childOf, childrenOf, findAll, flagOf, type XmlNode } from './parse-xml';
import { readStyles } from './styles';

/** Words on a page of an ordinary CV, to estimate pages for files that do not state how many they have. */
const wordsPerPage = 450;

export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const docx = openPackage(bytes);
  const document = docx.part(`word/${docx.main}.xml`);
  const body = childOf(document, 'w:body');
  if (!document || !body) throw new AppError('upload/EXTRACTION_FAILED');
  const hasRendered = findAll(body, 'w:lastRenderedPageBreak').length > 0;
  const context = { styles: readStyles(docx.part('word/styles.xml')), relations: docx.relations(docx.main) };
  const reader = new BodyReader(context, new Numbering(docx.part('word/numbering.xml')), hasRendered);
  const { headers, footers } = headersAndFooters(docx, body, context.relations);
  const seen = new Set<string>();
  for (const name of headers) readFurniture(reader, docx, name, 'header', seen);
  reader.readPart(body, 'body', context.relations);
  readNotes(reader, docx);
  for (const name of footers) readFurniture(reader, docx, name, 'footer', seen);
  return assemble(docx, body, reader);
}

/** Parts that sections name as their headers and footers, the first page's first. */
function headersAndFooters(
  docx: DocxPackage,
  body: XmlNode,
  relations: ReadonlyMap<string, string>,
): { headers: string[]; footers: string[] } {
  const sections = findAll(body, 'w:sectPr');
  const order = ['first', 'default', 'even'];
  const named = (kind: string) => {
    const references = sections.flatMap((section) => {
      const hasTitlePage = flagOf(section, 'w:titlePg') ?? false;
      return childrenOf(section, kind).filter((reference) => hasTitlePage || reference.attributes['w:type'] !== 'first');
    });
    references.sort((a, b) => order.indexOf(a.attributes['w:type'] ?? '') - order.indexOf(b.attributes['w:type'] ?? ''));
    const targets = references.map((reference) => relations.get(reference.attributes['r:id'] ?? '') ?? '');
    return [...new Set(targets.map((target) => target.replace(/^\/?(?:word\/)?/, '').replace(/\.xml$/, '')))];
  };
  return { headers: named('w:headerReference'), footers: named('w:footerReference') };
}

function readFurniture(reader: BodyReader, docx: DocxPackage, name: string, region: Region, seen: Set<string>): void {
  const part = docx.part(`word/${name}.xml`);
  if (!part) return;
  const key = findAll(part, 'w:t')
    .map((t) => t.text)
    .join(' ');
  if (seen.has(key)) return;
  seen.add(key);
  reader.readPart(part, region, docx.relations(name));
}

/** Footnotes and endnotes are read after the body, each at its first reference. */
function readNotes(reader: BodyReader, docx: DocxPackage): void {
  for (const kind of ['footnote', 'endnote'] as const) {
    const ids = new Set(reader.notes.filter((note) => note.kind === kind).map(({ id }) => id));
    if (ids.size === 0) continue;
    const relations = docx.relations(`${kind}s`);
    const notes = new Map(childrenOf(docx.part(`word/${kind}s.xml`), `w:${kind}`).map((node) => [node.attributes['w:id'] ?? '', node]));
    for (const id of ids) {
      const note = notes.get(id);
      if (note) reader.readPart(note, 'body', relations);
    }
  }
}

function assemble(docx: DocxPackage, body: XmlNode, reader: BodyReader): ExtractedDocument {
  const { lines } = reader;
  const pageCount = countPages(docx, lines, reader);
  const sections = findAll(body, 'w:sectPr');
  const size = childOf(sections.at(-1), 'w:pgSz')?.attributes ?? {};
  const columns = columnsOf(sections, lines);
  const pages = Array.from({ length: pageCount }, (_, i) => ({
    number: i + 1,
    width: (Number(size['w:w']) || 11_906) / 20,
    height: (Number(size['w:h']) || 16_838) / 20,
    fullness: 1,
    characters: charactersOf(lines.filter((line) => line.page === i + 1)),
    unmappedShare: 0,
    columns,
    images: reader.images.filter((image) => image.page === i + 1).length,
    ocr: false,
  }));
  return { kind: 'docx', pages, lines, layout: layoutOf(docx, reader, columns) };
}

function layoutOf(docx: DocxPackage, reader: BodyReader, columns: number): LayoutFacts {
  const { lines } = reader;
  const words = (test: (line: DocumentLine) => boolean) => lines.filter(test).reduce((sum, line) => sum + wordsOf(line), 0);
  const all = Math.max(
    1,
    words(() => true),
  );
  const core = docx.part('docProps/core.xml');
  const title = childOf(core, 'dc:title')?.text.trim();
  const author = childOf(core, 'dc:creator')?.text.trim();
  const isEdge = (line: DocumentLine) => line.region === 'header' || line.region === 'footer';
  return {
    columns,
    tables: reader.tables,
    tableTextShare: words((line) => line.cell !== undefined) / all,
    textBoxShare: words((line) => line.region === 'textbox') / all,
    headerFooterShare: words(isEdge) / all,
    contactInHeaderFooter: lines.some((line) => isEdge(line) && line.items.some((item) => /@|\d[\d ()-]{8,}\d/.test(item.text))),
    images: reader.images.map((image) => ({
      page: image.page,
      box: null,
      likelyPhoto:
        image.page === 1 &&
        image.width >= 45 &&
        image.width <= 220 &&
        image.height >= 0.9 * image.width &&
        image.height <= 1.7 * image.width,
    })),
    fonts: [],
    hiddenText: reader.hidden,
    trackedChanges: reader.trackedChanges,
    comments: childrenOf(docx.part('word/comments.xml'), 'w:comment').length,
    pagesEstimated: true,
    properties: { ...(title && { title }), ...(author && { author }) },
  };
}

function countPages(docx: DocxPackage, lines: readonly DocumentLine[], reader: BodyReader): number {
  const told = Number(childOf(docx.part('docProps/app.xml'), 'Pages')?.text ?? 0) || 0;
  const words = lines.reduce((sum, line) => sum + wordsOf(line), 0);
  const byBreaks = Math.max(1, ...lines.map((line) => line.page));
  const byWords = Math.max(1, Math.round(words / wordsPerPage + 0.25));
  const counted = reader.renderedBreaks > 0 ? byBreaks : Math.max(byBreaks, told > 0 && told <= 2 * byWords ? told : byWords);
  return Math.min(200, counted);
}

function columnsOf(sections: readonly XmlNode[], lines: readonly DocumentLine[]): number {
  const told = Math.max(1, ...sections.map((section) => Number(childOf(section, 'w:cols')?.attributes['w:num'] ?? 1) || 1));
  // A table of few rows whose cells hold whole paragraphs side by side is a page of columns.
  const perCell = new Map<string, { column: number; count: number }>();
  for (const { cell } of lines) {
    if (!cell) continue;
    const key = `${cell.table}.${cell.row}.${cell.column}`;
    perCell.set(key, { column: cell.column, count: (perCell.get(key)?.count ?? 0) + 1 });
  }
  const rows = new Map<string, number>();
  for (const [key, { count }] of perCell) {
    const row = key.slice(0, key.lastIndexOf('.'));
    if (count >= 5) rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return Math.min(6, Math.max(told, ...rows.values()));
}

const wordsOf = (line: DocumentLine): number => line.items.reduce((sum, item) => sum + item.text.split(' ').length, 0);
const charactersOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, line) => sum + line.items.reduce((inner, item) => inner + item.text.length, 0), 0);
