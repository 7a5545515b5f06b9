// node scripts/run.mjs tests/bench/spreadsheet.ts: what LibreOffice makes of an export whose names are formulas.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { csvStream } from '@/lib/server/csv/csv-stream';

const payloads = [
  '=cmd()',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example.com","open")',
  '=WEBSERVICE("https://evil.example.com")',
  '+1+1',
  '-1+1',
  '@SUM(1;1)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '"=1+1"',
  'x",=1+1,"',
  'x\r\n=1+1',
  '\u00a0=1+1',
  '＝1+1',
  '|calc',
];

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-spreadsheet-'));

/** How many cells LibreOffice takes for formulas, and how many it sees at all. */
function readAsSpreadsheet(name: string, csv: string): { formulas: number; cells: number } {
  fs.writeFileSync(path.join(scratch, `${name}.csv`), csv);
  const profile = `-env:UserInstallation=file://${path.join(scratch, 'profile')}`;
  const args = ['--headless', profile, '--convert-to', 'xlsx', '--outdir', scratch, path.join(scratch, `${name}.csv`)];
  execFileSync('soffice', args, { stdio: 'ignore', timeout: 120_000 });
  const sheet = strFromU8(unzipSync(fs.readFileSync(path.join(scratch, `${name}.xlsx`)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return { formulas: sheet.split(/<f[ >]/).length - 1, cells: sheet.split(/<c /).length - 1 };
}

async function* batches() {
  yield payloads;
}

try {
  const exported = await new Response(csvStream({ name: (cell: string) => cell, again: (cell: string) => cell }, batches())).text();
  const safe = readAsSpreadsheet('export', exported);
  // The same names as they are: what the test would see if nothing were done.
  const bare = readAsSpreadsheet('bare', payloads.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\r\n'));
  const whole = safe.cells === 2 * (payloads.length + 1);
  console.log(`exported: ${safe.formulas} formulas in ${safe.cells} cells; as they are: ${bare.formulas} in ${bare.cells}`);
  process.exitCode = safe.formulas === 0 && whole && bare.formulas > 0 ? 0 : 1;
} finally {
  fs.rmSync(scratch, { recursive: true, force: true });
}
