import fs from 'node:fs';
import path from 'node:path';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { comparePairs, median, percentile, timeOf, type Line, type Work } from './pairs';

const today = new Date().toISOString().slice(0, 10);
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** From the bytes to the parsed CV: extraction, layout, redaction, parsing. */
async function readCompletely(bytes: Uint8Array, kind: 'pdf' | 'docx'): Promise<void> {
  parse(redact(await readDocument(new Uint8Array(bytes), kind)).document, today);
}

/** Reading in this process against what the usual libraries take for the bare text. */
export async function* readingLines(
  files: { pdf: Uint8Array; docx: Uint8Array },
  bare: { pdf: Work; docx: Work },
): AsyncGenerator<Line, void> {
  for (const { kind, anchor, mark } of [
    { kind: 'pdf', anchor: 'unpdf', mark: 2.5 },
    { kind: 'docx', anchor: 'mammoth', mark: 1.5 },
  ] as const) {
    const { ratio, ownMs, anchorMs } = await comparePairs(bare[kind], () => readCompletely(files[kind], kind), 90);
    yield {
      goal: `   ${kind.toUpperCase()}: extraction, layout and parsing / bare ${anchor}`,
      ratio,
      mark,
      figure: `${ms(ownMs)} / ${ms(anchorMs)}`,
    };
  }
}

/** Every CV of a folder and the folders in it, each timed on its third reading; scans are left out, since OCR takes seconds. */
export async function* folderLines(folder: string): AsyncGenerator<Line, void> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(pdf|docx)$/i.test(name));
  const times: number[] = [];
  for (const name of names) {
    const bytes = new Uint8Array(fs.readFileSync(path.join(folder, name)));
    const kind = /\.pdf$/i.test(name) ? 'pdf' : 'docx';
    if (await isScanOrRefused(bytes, kind)) continue;
    await readCompletely(bytes, kind);
    times.push(await timeOf(() => readCompletely(bytes, kind)));
  }
  const files = `${times.length} files of ${folder}`;
  yield { goal: '   ms a CV of a folder, median', ratio: median(times), mark: 24, unit: ' ', figure: files };
  yield { goal: '   ms a CV of a folder, 95th percentile', ratio: percentile(times, 0.95), mark: 131, unit: ' ', figure: files };
}

async function isScanOrRefused(bytes: Uint8Array, kind: 'pdf' | 'docx'): Promise<boolean> {
  return readDocument(new Uint8Array(bytes), kind, { images: 'throw' }).then(
    () => false,
    () => true,
  );
}
