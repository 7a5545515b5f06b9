import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { readDocument } from '@/lib/server/extract/read-document';
import { documentText } from '@/lib/analysis/specification/document-text';
import { readSpecification } from '@/lib/analysis/specification/read-specification';
import { assessmentsOf } from '@/tests/fixtures/statement/layouts';
import { posts, type Post } from '@/tests/fixtures/statement/posts';
import type { Layout } from './layout';
import { longPosts } from './long-posts';
import { pdfLayouts } from './pdf-layouts';
import { wordLayouts } from './word-layouts';

/**
 * How far the reading of a person specification may be believed: each post in each layout, as a PDF of a browser, as a DOCX, and as
 * the PDF that LibreOffice makes of it. `npm run -s eval:statement [-- --wrong] [-- --only=NAME]`; --wrong shows what was lost.
 */
const showsWrong = process.argv.includes('--wrong');
const only = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length) ?? '';
const folder = path.join(process.env.TMPDIR ?? '/tmp', 'eval-statement');
const all: readonly Post[] = [...posts, ...longPosts];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

class Tally {
  private asked = 0;
  private found = 0;
  private kind = 0;
  private how = 0;
  private besides = 0;

  add(text: string, post: Post, { saysHow }: Layout, name: string): void {
    const read = readSpecification(text).criteria.map((one) => ({ ...one, key: plain(one.text) }));
    for (const wanted of post.criteria) {
      const same = read.find(({ key }) => key === plain(wanted.text));
      this.asked += 1;
      this.found += Number(same !== undefined);
      this.kind += Number(same?.kind === wanted.kind);
      this.how += Number(
        !saysHow || (same !== undefined && [...same.assessedBy].sort().join() === [...assessmentsOf(wanted)].sort().join()),
      );
      if (showsWrong && same?.kind !== wanted.kind) console.log(`  ${name}: ${same?.kind ?? 'lost'} for ${wanted.kind} ${wanted.text}`);
    }
    const besides = read.filter(({ key }) => !post.criteria.some((wanted) => plain(wanted.text) === key));
    this.besides += besides.length;
    if (showsWrong) for (const one of besides) console.log(`  ${name}: besides ${one.kind} ${one.text}`);
  }

  merge(other: Tally): void {
    for (const key of ['asked', 'found', 'kind', 'how', 'besides'] as const) this[key] += other[key];
  }

  toString(): string {
    const percent = (part: number): string => `${((100 * part) / Math.max(1, this.asked)).toFixed(1)} %`;
    return `found ${percent(this.found)}, kind right ${percent(this.kind)}, how ${percent(this.how)}, besides ${this.besides} (of ${this.asked})`;
  }
}

async function measure(layout: Layout, format: 'pdf' | 'docx', fileOf: (post: Post) => Promise<string>): Promise<Tally> {
  const tally = new Tally();
  for (const post of all) {
    const file = await fileOf(post);
    const text = documentText(await readDocument(fs.readFileSync(file), format, { tables: true }));
    tally.add(text, post, layout, path.basename(file));
  }
  console.log(`${`${layout.id} (${format})`.padEnd(38)} ${tally}`);
  return tally;
}

const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };

async function measurePages(page: Page): Promise<void> {
  const [built, aside] = [new Tally(), new Tally()];
  for (const layout of pdfLayouts.filter(({ id }) => id.includes(only))) {
    const tally = await measure(layout, 'pdf', async (post) => {
      const file = path.join(folder, `${layout.id}-${post.id}.pdf`);
      if (!fs.existsSync(file)) {
        await page.setContent(layout.html(post));
        await page.pdf({ path: file, format: 'A4', preferCSSPageSize: true, margin });
      }
      return file;
    });
    (layout.isAside ? aside : built).merge(tally);
  }
  console.log(`printed, built on   ${built}\nprinted, kept aside ${aside}`);
}

async function measureWord(): Promise<void> {
  const [word, printed] = [new Tally(), new Tally()];
  for (const layout of wordLayouts.filter(({ id }) => id.includes(only))) {
    const fileOf = async (post: Post): Promise<string> => {
      const file = path.join(folder, `${layout.id}-${post.id}.docx`);
      if (!fs.existsSync(file)) fs.writeFileSync(file, await layout.write(post));
      return file;
    };
    word.merge(await measure(layout, 'docx', fileOf));
    const files = await Promise.all(all.map(fileOf));
    if (!files.every((file) => fs.existsSync(pdfOf(file))))
      execFileSync(
        'soffice',
        [`-env:UserInstallation=file://${folder}/office`, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files],
        { stdio: 'pipe' },
      );
    printed.merge(await measure(layout, 'pdf', async (post) => pdfOf(await fileOf(post))));
  }
  console.log(`DOCX                ${word}\nPDF of them         ${printed}`);
}

const pdfOf = (file: string): string => file.replace(/docx$/, 'pdf');

async function main(): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  await measurePages(await browser.newPage());
  await browser.close();
  await measureWord();
}

void main();
