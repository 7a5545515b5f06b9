// npm run bench [-- <folder of CVs>]: each goal's ratio next to its mark, with the anchor measured in the same run.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mammoth from 'mammoth';
import { analyse } from '@/lib/analysis/built-in';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { readDocument } from '@/lib/server/extract/read-document';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { docxCv } from '../support/cv-files';
import { comparePairs, median, printLine, timeOf, type PairResult } from './pairs';
import { plainReaderLines } from './plain-readers';
import { folderLines, readingLines } from './reading';
import { buildAnchor, firstLoadBytes, formWith, script, stallWatch, startAnchor, startSite, underLoad } from './servers';

// unpdf 1.8 wants this of Node 22; older ones get it here.
Object.assign(ArrayBuffer.prototype, {
  transferToFixedLength(this: ArrayBuffer) {
    return structuredClone(this, { transfer: [this] });
  },
});

const pdf = fs.readFileSync('public/sample/Alex-Morgan-CV.pdf');
const docx = await docxCv();
const { extractText } = await import('unpdf');
const bareUnpdf = () => extractText(new Uint8Array(pdf), { mergePages: true });
const bareMammoth = () => mammoth.extractRawText({ buffer: docx });

/** The analysis is sent a second after the upload was answered: the plain reader, which is measured apart, is done by then. */
async function uploadThenAnalyse(upload: () => Promise<{ id: string }>, analyseUpload: (id: string) => Promise<void>): Promise<PairResult> {
  const pairs: [uploadMs: number, wholeMs: number][] = [];
  for (let round = 0; round < 45; round++) {
    let id = '';
    const uploadMs = await timeOf(async () => ({ id } = await upload()));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    pairs.push([uploadMs, uploadMs + (await timeOf(() => analyseUpload(id)))]);
  }
  const warm = pairs.slice(15);
  return {
    ratio: median(warm.map(([uploadMs, wholeMs]) => wholeMs / uploadMs)),
    anchorMs: median(warm.map(([uploadMs]) => uploadMs)),
    ownMs: median(warm.map(([, wholeMs]) => wholeMs)),
  };
}

console.log('Building the site and an empty Next app to measure against …');
await (await script('build')).buildIfStale();
await buildAnchor();
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-bench-'));
const { migrate } = await script('prisma');
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: `file:${dataDir}/app.db`,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_UPLOADS: '0',
  RATE_LIMIT_ANALYSES: '0',
  RATE_LIMIT_READS: '0',
  STORAGE_QUOTA_MB: '0',
};
await migrate(env.DATABASE_URL);

const starts = { anchor: [] as number[], own: [] as number[] };
for (let round = 0; round < 5; round++) {
  const empty = await startAnchor();
  starts.anchor.push(empty.readyMs);
  await empty.stop();
  const ours = await startSite(process.cwd(), env);
  starts.own.push(ours.readyMs);
  await ours.stop();
}

const anchor = await startAnchor();
const stalls = stallWatch(dataDir);
const own = await startSite(process.cwd(), { ...env, ...stalls.env });
const results: boolean[] = [];
const show = (...line: Parameters<typeof printLine>) => results.push(printLine(...line));
const ms = (value: number) => `${value.toFixed(1)} ms`;

try {
  const upload = (bytes: Uint8Array, name: string) => async () => {
    const response = await fetch(`${own.url}/api/cv/upload`, { method: 'POST', body: formWith(bytes, name) });
    if (response.status !== 201) throw new Error(`upload answered ${response.status}`);
    return response.json();
  };
  const uploadPdf = upload(pdf, 'cv.pdf');

  for await (const line of readingLines({ pdf, docx }, { pdf: bareUnpdf, docx: bareMammoth })) show(line);
  for await (const line of folderLines(process.argv[2] ?? 'tests/fixtures/corpus/files')) show(line);

  for await (const line of plainReaderLines({ pdf, docx })) show(line);

  const one = await comparePairs(bareUnpdf, uploadPdf);
  show({
    goal: '1  PDF: upload to stored text over HTTP / bare unpdf',
    ...one,
    mark: 1.5,
    figure: `${ms(one.ownMs)} / ${ms(one.anchorMs)}`,
  });
  const two = await comparePairs(bareMammoth, upload(docx, 'cv.docx'));
  show({
    goal: '2  DOCX: upload to stored text over HTTP / bare mammoth',
    ...two,
    mark: 1.5,
    figure: `${ms(two.ownMs)} / ${ms(two.anchorMs)}`,
  });

  const { document, contact } = redact(await readDocument(new Uint8Array(pdf), 'pdf'));
  const options = analysisOptionsSchema.parse({});
  const filename = filenameFacts('Alex-Morgan-CV.pdf', contact);
  const today = new Date().toISOString().slice(0, 10);
  const engine = () => {
    const cv = parse(document, today);
    return analyse({ cv, options, filename, today, official: officialStatistics, english: englishOf(cv) });
  };
  const three = await comparePairs(bareUnpdf, engine, 90);
  show({
    goal: '3  the whole built-in analysis, parsing included / bare unpdf',
    ...three,
    mark: 0.33,
    figure: `${ms(three.ownMs)} / ${ms(three.anchorMs)}`,
  });
  const { default: winkNLP } = await import('wink-nlp');
  const { default: model } = await import('wink-eng-lite-web-model');
  const nlp = winkNLP(model);
  const wink = await comparePairs(() => nlp.readDoc(document.text), engine, 90);
  show({
    goal: '3b the whole built-in analysis / wink-nlp readDoc',
    ...wink,
    mark: 1.5,
    figure: `${ms(wink.ownMs)} / ${ms(wink.anchorMs)}`,
  });

  const analyseUpload = async (id: string) => {
    const response = await fetch(`${own.url}/api/cv/analyse?model=claude`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cvUploadId: id, options: {} }),
    });
    if (response.status !== 200) throw new Error(`analyse answered ${response.status}`);
    await response.json();
  };
  const four = await uploadThenAnalyse(uploadPdf, analyseUpload);
  show({ goal: '4  upload to full result / the upload alone', ...four, mark: 1.5, figure: `${ms(four.ownMs)} / ${ms(four.anchorMs)}` });

  const eight = { seconds: 8, clients: 8 };
  const perSecond = ({ uploads }: { uploads: number }) => (uploads / eight.seconds).toFixed(0);
  const alone = await underLoad(own, '/api/cv/upload', pdf, { ...eight, clients: 1 });
  const inline = await underLoad(anchor, '/api/inline', pdf, eight);
  const since = Date.now();
  const pooled = await underLoad(own, '/api/cv/upload', pdf, eight);
  show({
    goal: '5  p99 of / while 8 clients upload / extraction inline',
    ratio: pooled.p99 / inline.p99,
    mark: 0.33,
    figure: `${ms(pooled.p99)} / ${ms(inline.p99)}`,
  });
  show({ goal: '5b longest stall of the server meanwhile, ms', ratio: stalls.longest(since), mark: 50, unit: ' ', figure: '' });
  show({
    goal: '6  uploads a second at 8 clients / extraction inline',
    ratio: pooled.uploads / inline.uploads,
    mark: 2,
    better: 'more',
    figure: `${perSecond(pooled)} / ${perSecond(inline)} a second`,
  });
  show({
    goal: '6b uploads a second at 8 clients / at 1 client',
    ratio: pooled.uploads / alone.uploads,
    mark: 1.6,
    better: 'more',
    figure: `${perSecond(pooled)} / ${perSecond(alone)} a second`,
  });

  const ours = await firstLoadBytes(own.url);
  const empty = await firstLoadBytes(anchor.url);
  show({
    goal: '8  first-load JavaScript of /, gzip / an empty Next app',
    ratio: ours.bytes / empty.bytes,
    mark: 1.25,
    figure: `${(ours.bytes / 1000).toFixed(0)} kB / ${(empty.bytes / 1000).toFixed(0)} kB`,
  });
  const withPdfCode = ours.scripts.filter((script) => /PDFDocument|react-pdf|pdfkit/i.test(script)).length;
  show({ goal: '9  first-load scripts of / with PDF code in them', ratio: withPdfCode, mark: 0, figure: `${withPdfCode} scripts` });

  const authStatus = await comparePairs(
    async () => (await fetch(`${anchor.url}/api/ping`)).json(),
    async () => (await fetch(`${own.url}/api/admin/auth-status`)).json(),
    600,
  );
  show({
    goal: '14 a small JSON call / the same in an empty Next app',
    ...authStatus,
    mark: 1 / 0.85,
    figure: `${ms(authStatus.ownMs)} / ${ms(authStatus.anchorMs)}`,
  });
  show({
    goal: '17 warm start until the first page / an empty Next app',
    ratio: median(starts.own) / median(starts.anchor),
    mark: 2,
    figure: `${ms(median(starts.own))} / ${ms(median(starts.anchor))}`,
  });
} finally {
  await Promise.all([anchor.stop(), own.stop()]);
  fs.rmSync(dataDir, { recursive: true, force: true });
}
console.log(`\n${results.filter(Boolean).length} of ${results.length} marks met`);
process.exit(0);
