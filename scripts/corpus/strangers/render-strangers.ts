// Renders CVs that share nothing, neither words nor layout, and writes their truth and MANIFEST.json:
//   node scripts/run.mjs scripts/corpus/strangers/render-strangers.ts [id part]
// Each is a file of its own beside this one (HTML, LaTeX, Markdown, or a function in word.ts); truths.json says what each shows.
import fs from 'node:fs';
import path from 'node:path';
import { compileLatex, inTemporaryFolder, officeConvert, printHtml, runTool } from '../tools';
import { wordStrangers } from './word';

interface Shown {
  id: string;
  columns: number;
  tool?: 'pandoc-office' | 'pandoc-docx' | 'office-pdf' | 'docx';
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

const sources = path.join('scripts', 'corpus', 'strangers');
const folder = path.join('tests', 'fixtures', 'corpus', 'strangers');

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

async function render({ id, tool }: Shown, target: string): Promise<void> {
  const source = (ending: string): string => path.join(sources, `${id}.${ending}`);
  const word = wordStrangers[id];
  if (word) return fs.writeFileSync(target, await word());
  if (tool === 'pandoc-office') return throughWord(source('md'), target);
  if (tool === 'pandoc-docx') return runTool('pandoc', ['--output', target, source('html')]);
  if (tool) return officeConvert(source('html'), 'pdf', target);
  if (fs.existsSync(source('tex'))) return compileLatex(fs.readFileSync(source('tex'), 'utf8'), target);
  return printHtml(fs.readFileSync(source('html'), 'utf8'), target);
}

const toolNames = { 'pandoc-office': 'LibreOffice', 'pandoc-docx': 'pandoc', 'office-pdf': 'LibreOffice', docx: 'docx' };

for (const part of ['files', 'truth']) fs.mkdirSync(path.join(folder, part), { recursive: true });
const only = process.argv[2] ?? '';
const shown: Shown[] = JSON.parse(fs.readFileSync(path.join(sources, 'truths.json'), 'utf8'));
const cases = [];
for (const one of shown) {
  const { id, columns, tool } = one;
  const kind = tool === 'docx' || tool === 'pandoc-docx' ? 'docx' : 'pdf';
  const [file, truth] = [`files/${id}.${kind}`, `truth/${id}.json`];
  if (id.includes(only)) {
    await render(one, path.join(folder, file));
    console.log(id);
  }
  fs.writeFileSync(path.join(folder, truth), `${JSON.stringify(truthOf(one), null, 2)}\n`);
  const made = tool ? toolNames[tool] : fs.existsSync(path.join(sources, `${id}.tex`)) ? 'pdfTeX' : 'Chromium';
  cases.push({ id, file, kind: `cv-${kind}`, layout: id, tool: made, origin: 'made', columns, group: id, truth });
}
fs.writeFileSync(path.join(folder, 'MANIFEST.json'), `${JSON.stringify({ cases }, null, 2)}\n`);
