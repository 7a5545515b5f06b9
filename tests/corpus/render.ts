// Renders every layout of every corpus person into tests/fixtures/corpus/files and writes MANIFEST.json:
//   node scripts/run.mjs tests/corpus/render.ts [id part]
// Calls chromium, LibreOffice (soffice), pandoc, groff with ps2pdf, pdflatex, poppler (pdftoppm) and ImageMagick (convert).
// Neither the product nor its tests need any of them: the rendered files are committed.
import fs from 'node:fs';
import path from 'node:path';
import { renderDocx } from './docx';
import { renderGroff } from './groff';
import { renderHtml } from './html';
import { renderLatex } from './latex';
import { renderMarkdown } from './markdown';
import type { CorpusSource } from './source';
import { corpusFolder, readSources } from './sources';
import { compileGroff, compileLatex, inTemporaryFolder, markdownToDocx, officeConvert, printHtml, scan } from './tools';

const files = path.join(corpusFolder, 'files');

interface Rendering {
  extension: 'pdf' | 'docx';
  tool: string;
  write: (source: CorpusSource, target: string) => Promise<void>;
}

function renderingOf(layout: string): Rendering {
  const word = /^docx-(\w+?)(-office)?$/.exec(layout);
  if (word?.[2] !== undefined)
    return { extension: 'pdf', tool: 'LibreOffice', write: (source, target) => wordToPdf(source, word[1] ?? '', target) };
  if (word !== null)
    return {
      extension: 'docx',
      tool: 'docx',
      write: async (source, target) => fs.writeFileSync(target, await renderDocx(source, word[1] ?? '')),
    };
  if (layout.startsWith('scan-'))
    return { extension: 'pdf', tool: 'scan', write: async (source, target) => scanOf(source, layout.slice('scan-'.length), target) };
  if (layout === 'pandoc')
    return { extension: 'docx', tool: 'pandoc', write: async (source, target) => markdownToDocx(renderMarkdown(source), target) };
  if (layout === 'groff')
    return { extension: 'pdf', tool: 'groff', write: async (source, target) => compileGroff(renderGroff(source), target) };
  if (layout === 'latex')
    return { extension: 'pdf', tool: 'pdfTeX', write: async (source, target) => compileLatex(renderLatex(source), target) };
  return { extension: 'pdf', tool: 'Chromium', write: async (source, target) => printHtml(renderHtml(source, layout), target) };
}

async function wordToPdf(source: CorpusSource, layout: string, target: string): Promise<void> {
  const bytes = await renderDocx(source, layout);
  inTemporaryFolder((folder) => {
    const document = path.join(folder, 'cv.docx');
    fs.writeFileSync(document, bytes);
    officeConvert(document, 'pdf', target);
  });
}

function scanOf(source: CorpusSource, layout: string, target: string): void {
  inTemporaryFolder((folder) => {
    const printed = path.join(folder, 'printed.pdf');
    printHtml(renderHtml(source, layout), printed);
    scan(printed, target, source.id.length);
  });
}

/** Layouts whose page is set in two columns. */
const twoColumns = new Set(['sidebar', 'sidebar-right']);

fs.mkdirSync(files, { recursive: true });
const only = process.argv[2] ?? '';
const cases = [];
for (const source of readSources()) {
  for (const layout of source.layouts) {
    const { extension, tool, write } = renderingOf(layout);
    const id = `${source.id}-${layout}`;
    const target = path.join(files, `${id}.${extension}`);
    if (id.includes(only)) {
      await write(source, target);
      console.log(target);
    }
    cases.push({
      id,
      file: `files/${id}.${extension}`,
      kind: `cv-${extension}`,
      layout,
      tool,
      origin: 'made',
      ...(extension === 'pdf' && !layout.startsWith('scan-') && { columns: twoColumns.has(layout) ? 2 : 1 }),
      tags: [source.level, source.family, source.voice, ...(layout.startsWith('scan-') ? ['image-only'] : [])],
      expectAny: layout.startsWith('scan-') ? ['fallback'] : ['ok'],
      group: source.id,
      truth: `truth/${source.id}.json`,
      band: source.band,
    });
  }
}
fs.writeFileSync(path.join(corpusFolder, 'MANIFEST.json'), `${JSON.stringify({ cases }, null, 2)}\n`);
