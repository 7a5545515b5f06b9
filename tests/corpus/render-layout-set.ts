// Renders CVs that share nothing, neither words nor layout, and writes their truth and MANIFEST.json:
//   node scripts/run.mjs tests/corpus/render-layout-set.ts layout-set-2|layout-set-3 [id part]
// Each is a file of its own in the folder of its set (HTML, LaTeX, groff, Markdown, or a function in word.ts); truths.json says what each shows.
import fs from 'node:fs';
import path from 'node:path';
import { wordSources as wordSources2 } from './layout-set-2/word';
import { wordSources as wordSources3 } from './layout-set-3/word';
import { compileGroff, compileLatex, inTemporaryFolder, officeConvert, printHtml, runTool } from './tools';

interface Shown {
  id: string;
  columns: number;
  tool?: 'pandoc-office' | 'pandoc-docx' | 'markdown-docx' | 'office-pdf' | 'office-docx' | 'docx';
  name: string;
  email: string;
  phone: string;
  /** Other numbers of the same person: which of two is the one to call is a matter of taste. */
  phoneAny?: string[];
  /** employer | title | from | to | place */
  work: string[];
  /** institution | award | subject | from | to */
  education: string[];
  skills: string[] | null;
  pii: string[];
}

const [set = 'layout-set-2', only = ''] = process.argv.slice(2);
const sources = path.join('tests', 'corpus', set);
const folder = path.join('tests', 'fixtures', 'corpus', set);

const fields = (line: string): string[] => line.split('|');
const truthOf = ({ id, name, email, phone, phoneAny, work, education, skills, pii }: Shown) => ({
  id,
  basics: { name, email, phone, ...(phoneAny && { phoneAny }) },
  work: work.map(fields).map(([employer, position, startDate, to, location]) => ({
    ...(employer && { name: employer }),
    ...(position && { position }),
    ...(location && { location }),
    ...(startDate && { startDate }),
    ...(to === 'now' ? { endDate: '', current: true } : { endDate: to }),
  })),
  education: education.map(fields).map(([institution, studyType, area, startDate, endDate]) => ({
    ...(institution && { institution }),
    ...(studyType && { studyType }),
    ...(area && { area }),
    ...(startDate && { startDate }),
    endDate,
  })),
  ...(skills && { skills }),
  pii: [name, email, phone, ...pii],
});

/** Markdown written as a Word document and printed by the office suite. */
const throughWord = (input: string, target: string): void =>
  inTemporaryFolder((temporary) => {
    const document = path.join(temporary, 'cv.docx');
    runTool('pandoc', ['--output', document, input]);
    officeConvert(document, 'pdf', target);
  });

/** A page kept as an OpenDocument text and then as a Word file, as people do who have no Word. */
const throughOpenDocument = (input: string, target: string): void =>
  inTemporaryFolder((temporary) => {
    const document = path.join(temporary, 'cv.odt');
    officeConvert(input, 'odt', document);
    officeConvert(document, 'docx', target);
  });

async function render({ id, tool }: Shown, target: string): Promise<void> {
  const source = (ending: string): string => path.join(sources, `${id}.${ending}`);
  const word = wordSources2[id] ?? wordSources3[id];
  if (word) return fs.writeFileSync(target, await word());
  if (tool === 'pandoc-office') return throughWord(source('md'), target);
  if (tool === 'pandoc-docx') return runTool('pandoc', ['--output', target, source('html')]);
  if (tool === 'markdown-docx') return runTool('pandoc', ['--output', target, source('md')]);
  if (tool === 'office-docx') return throughOpenDocument(source('html'), target);
  if (tool) return officeConvert(source('html'), 'pdf', target);
  if (fs.existsSync(source('ms'))) return compileGroff(fs.readFileSync(source('ms'), 'utf8'), target);
  if (fs.existsSync(source('tex'))) return compileLatex(fs.readFileSync(source('tex'), 'utf8'), target);
  return printHtml(fs.readFileSync(source('html'), 'utf8'), target);
}

const toolNames = {
  'pandoc-office': 'LibreOffice',
  'pandoc-docx': 'pandoc',
  'markdown-docx': 'pandoc',
  'office-pdf': 'LibreOffice',
  'office-docx': 'LibreOffice',
  docx: 'docx',
};
/** What made a source that needs no further step. */
const makerOf = (id: string): string =>
  fs.existsSync(path.join(sources, `${id}.tex`)) ? 'pdfTeX' : fs.existsSync(path.join(sources, `${id}.ms`)) ? 'groff' : 'Chromium';

for (const part of ['files', 'truth']) fs.mkdirSync(path.join(folder, part), { recursive: true });
const shown: Shown[] = JSON.parse(fs.readFileSync(path.join(sources, 'truths.json'), 'utf8'));
const cases = [];
for (const one of shown) {
  const { id, columns, tool } = one;
  const kind = tool?.endsWith('docx') ? 'docx' : 'pdf';
  const [file, truth] = [`files/${id}.${kind}`, `truth/${id}.json`];
  if (id.includes(only)) {
    await render(one, path.join(folder, file));
    console.log(id);
  }
  fs.writeFileSync(path.join(folder, truth), `${JSON.stringify(truthOf(one), null, 2)}\n`);
  const made = tool ? toolNames[tool] : makerOf(id);
  cases.push({ id, file, kind: `cv-${kind}`, layout: id, tool: made, origin: 'made', columns, group: id, truth });
}
fs.writeFileSync(path.join(folder, 'MANIFEST.json'), `${JSON.stringify({ cases }, null, 2)}\n`);
