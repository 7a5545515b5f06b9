// Renders the first layout set and writes its truth and MANIFEST.json:
//   node scripts/run.mjs tests/corpus/layout-set-1/render-designs.ts [id part]
// Calls the same tools as tests/corpus/render.ts; the rendered files are committed.
import fs from 'node:fs';
import path from 'node:path';
import { compileLatex, inTemporaryFolder, markdownToDocx, officeConvert, printHtml } from '../tools';
import { htmlDesigns, writerDesigns } from './html-designs';
import { latexDesigns } from './latex-designs';
import { truthOf, type Person } from './person';
import { definitionMarkdown, wordDesigns } from './word-designs';

const folder = path.join('tests', 'fixtures', 'corpus', 'layout-set-1');
const people: Person[] = JSON.parse(fs.readFileSync(path.join('tests', 'corpus', 'layout-set-1', 'people.json'), 'utf8'));
const twoColumns = new Set(['skyline', 'onyx', 'narrow-wrap', 'deedy-latex', 'accent-latex', 'docs-serif', 'docs-serif-office']);
/** Designs that leave something out say less than their person's truth. */
const undated = new Set(['undated-words']);

interface Rendering {
  kind: 'pdf' | 'docx';
  tool: string;
  write: (person: Person, target: string) => Promise<void>;
}

function renderingOf(design: string): Rendering {
  const base = design.replace(/-office$/, '');
  const [html, latex, word, writer] = [htmlDesigns[base], latexDesigns[base], wordDesigns[base], writerDesigns[base]];
  if (html) return { kind: 'pdf', tool: 'Chromium', write: async (person, target) => printHtml(html(person), target) };
  if (latex) return { kind: 'pdf', tool: 'pdfTeX', write: async (person, target) => compileLatex(latex(person), target) };
  if (word && base !== design)
    return { kind: 'pdf', tool: 'LibreOffice', write: async (person, target) => converted('cv.docx', await word(person), 'pdf', target) };
  if (word) return { kind: 'docx', tool: 'docx', write: async (person, target) => fs.writeFileSync(target, await word(person)) };
  if (writer)
    return { kind: 'pdf', tool: 'LibreOffice', write: async (person, target) => converted('cv.html', writer(person), 'pdf', target) };
  return { kind: 'docx', tool: 'pandoc', write: async (person, target) => markdownToDocx(definitionMarkdown(person), target) };
}

const converted = (name: string, content: string | Buffer, format: 'pdf' | 'docx', target: string): void =>
  inTemporaryFolder((temporary) => {
    const input = path.join(temporary, name);
    fs.writeFileSync(input, content);
    officeConvert(input, format, target);
  });

for (const part of ['files', 'truth']) fs.mkdirSync(path.join(folder, part), { recursive: true });
const only = process.argv[2] ?? '';
const cases = [];
for (const person of people) {
  for (const design of person.designs) {
    const { kind, tool, write } = renderingOf(design);
    const id = `${person.id}-${design}`;
    const [file, truth] = [`files/${id}.${kind}`, `truth/${id}.json`];
    if (id.includes(only)) {
      await write(person, path.join(folder, file));
      console.log(id);
    }
    fs.writeFileSync(path.join(folder, truth), `${JSON.stringify(truthOf(person, !undated.has(design)), null, 2)}\n`);
    cases.push({
      id,
      file,
      kind: `cv-${kind}`,
      layout: design,
      tool,
      origin: 'made',
      columns: twoColumns.has(design) ? 2 : 1,
      group: person.id,
      truth,
    });
  }
}
fs.writeFileSync(path.join(folder, 'MANIFEST.json'), `${JSON.stringify({ cases }, null, 2)}\n`);
