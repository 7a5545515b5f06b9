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

export function officeConvert(input: string, format: 'pdf' | 'docx', target: string): void {
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
