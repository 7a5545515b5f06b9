import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { comparePairs, median, type Line } from './pairs';

/** A process that only runs unpdf or mammoth on a file that it is handed. */
const bareScript = `
ArrayBuffer.prototype.transferToFixedLength ??= function () { return structuredClone(this, { transfer: [this] }); };
process.on('message', async ({ input: { bytes, format } }) => {
  if (format === 'pdf') await (await import('unpdf')).extractText(new Uint8Array(bytes));
  else await (await import('mammoth')).default.extractRawText({ buffer: Buffer.from(bytes) });
  process.send({ state: 'done', id: 1 });
});`;

/** From the start of a process to its answer, with the most memory it held; then it is ended. */
async function answerOf(script: string, message: object, peaks: number[]): Promise<void> {
  const child = fork(script, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const answered = new Promise<void>((resolve, reject) => {
    child.once('message', (answer: { state: string }) => (answer.state === 'done' ? resolve() : reject(new Error(answer.state))));
    child.once('exit', () => reject(new Error(`${script} ended early`)));
  });
  child.send(message);
  await answered;
  peaks.push(peakMegabytes(child));
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
}

const peakMegabytes = ({ pid }: ChildProcess): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The child that runs the plain readers and compares, against one that only runs them. */
export async function* plainReaderLines(files: { pdf: Uint8Array; docx: Uint8Array }): AsyncGenerator<Line, void> {
  const own = path.join('.cache', 'node', 'plain-reading-child.mjs');
  const bare = path.join('.cache', 'node', 'bare-plain-reader.mjs');
  fs.writeFileSync(bare, bareScript);
  for (const format of ['pdf', 'docx'] as const) {
    const bytes = new Uint8Array(files[format]);
    const { document, origins } = redact(await readDocument(bytes, format));
    const message = { id: 1, kind: 'comparePlainly', input: { bytes, format, text: document.text, origins } };
    const peaks = { own: [] as number[], bare: [] as number[] };
    const run = (script: string, of: number[]) => () => answerOf(script, message, of);
    const { ratio, ownMs, anchorMs } = await comparePairs(run(bare, peaks.bare), run(own, peaks.own), 24);
    const [mine, theirs] = [median(peaks.own), median(peaks.bare)];
    const reader = format === 'pdf' ? 'unpdf' : 'mammoth';
    const figures = {
      time: `${ownMs.toFixed(0)} ms / ${anchorMs.toFixed(0)} ms`,
      memory: `${mine.toFixed(0)} MB / ${theirs.toFixed(0)} MB`,
    };
    yield { goal: `   plain reader, time of its process / only ${reader}`, ratio, mark: 1.5, figure: figures.time };
    yield { goal: `   plain reader, peak memory of its process / only ${reader}`, ratio: mine / theirs, mark: 1.5, figure: figures.memory };
  }
}
