import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Runs a tool of the machine; what it prints is shown only when it fails. */
export function runTool(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: 'pipe', timeout: 120_000 });
}

export const inTemporaryFolder = <T>(work: (folder: string) => T): T => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'corpus-'));
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

/** The browser's own 'Save as PDF'. */
export function printHtml(html: string, target: string): void {
  inTemporaryFolder((folder) => {
    const page = path.join(folder, 'cv.html');
    fs.writeFileSync(page, html);
    runTool('chromium', [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--user-data-dir=${path.join(folder, 'profile')}`,
      `--print-to-pdf=${path.resolve(target)}`,
      `file://${page}`,
    ]);
  });
}

export function officeConvert(input: string, format: 'pdf' | 'docx' | 'odt', target: string): void {
  inTemporaryFolder((folder) => {
    runTool('soffice', [
      `-env:UserInstallation=file://${path.join(folder, 'office')}`,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      folder,
      input,
    ]);
    fs.copyFileSync(path.join(folder, `${path.parse(input).name}.${format}`), target);
  });
}

export function markdownToDocx(markdown: string, target: string): void {
  inTemporaryFolder((folder) => {
    const input = path.join(folder, 'cv.md');
    fs.writeFileSync(input, markdown);
    runTool('pandoc', ['--from', 'markdown', '--to', 'docx', '--output', target, input]);
  });
}

export function compileGroff(text: string, target: string): void {
  inTemporaryFolder((folder) => {
    const input = path.join(folder, 'cv.ms');
    fs.writeFileSync(input, text);
    const pages = path.join(folder, 'cv.ps');
    fs.writeFileSync(pages, execFileSync('groff', ['-k', '-ms', '-Tps', '-dpaper=a4', '-P-pa4', input], { maxBuffer: 1 << 26 }));
    runTool('ps2pdf', ['-sPAPERSIZE=a4', pages, target]);
  });
}

export function compileLatex(text: string, target: string): void {
  inTemporaryFolder((folder) => {
    fs.writeFileSync(path.join(folder, 'cv.tex'), text);
    runTool('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', `-output-directory=${folder}`, path.join(folder, 'cv.tex')]);
    fs.copyFileSync(path.join(folder, 'cv.pdf'), target);
  });
}

/** What an office scanner makes of a printed CV: grey pictures at 150 dpi, a little crooked and grainy, no text. */
export function scan(printed: string, target: string, seed: number): void {
  inTemporaryFolder((folder) => {
    runTool('pdftoppm', ['-r', '150', '-gray', '-png', printed, path.join(folder, 'page')]);
    const pages = fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.png'))
      .sort()
      .map((file, index) => {
        const page = path.join(folder, `${path.parse(file).name}.jpg`);
        const crooked = ((seed + index) % 2 === 0 ? 0.6 : -0.4).toString();
        const grain = ['-attenuate', '0.12', '-seed', String(seed), '+noise', 'Gaussian'];
        runTool('convert', [path.join(folder, file), '-background', 'white', '-rotate', crooked, ...grain, '-quality', '55', page]);
        return page;
      });
    const pictures = pages.map((page) => `<img src="file://${page}">`).join('');
    const style =
      '@page { size: A4; margin: 0 } body { margin: 0 } img { display: block; width: 210mm; height: 296.9mm; break-after: page }';
    printHtml(`<!doctype html><title>Scan</title><style>${style}</style>${pictures}`, target);
  });
}
