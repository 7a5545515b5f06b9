import { docxCv, pdfCv } from '../../support/cv-files';
import { p, writeDocx } from '../../support/documents/write-docx';
import { startSite } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { halfDone } from '../stored';
import { expectations, type Scenario } from './scenario';

const bytes = (text: string) => new TextEncoder().encode(text);
const deep = 200_000;

/** A tree of pages that is its own child. */
const endlessTree = bytes(
  '%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Count 99/Kids[2 0 R 2 0 R]>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF',
);

/** What is no CV and means harm, or has suffered some; each is told so, and none may hold up or bring down anything. */
const poisons: Record<string, { name: string; file: Uint8Array }> = {
  'a PDF of noise': {
    name: 'noise.pdf',
    file: Uint8Array.from({ length: 300_000 }, (_, at) => (at < 8 ? (bytes('%PDF-1.7')[at] ?? 0) : (at * 7919) % 251)),
  },
  'a PDF whose pages never end': { name: 'endless.pdf', file: endlessTree },
  'a PDF cut off': { name: 'cut.pdf', file: pdfCv.subarray(0, 2_000) },
  'a Word file that grows to 60 MB': {
    name: 'bomb.docx',
    file: writeDocx({ body: p('Receptionist'), extraFiles: { 'word/media/bomb.bin': new Uint8Array(60 * 1024 * 1024) } }),
  },
  'a Word file of entities': {
    name: 'entities.docx',
    file: writeDocx({ body: p('&a;'), prologue: '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>' }),
  },
  'a Word file of nested tables': {
    name: 'nested.docx',
    file: writeDocx({ body: `${'<w:tbl><w:tr><w:tc>'.repeat(deep)}${p('Receptionist')}${'</w:tc></w:tr></w:tbl>'.repeat(deep)}` }),
  },
  'a PDF that calls itself a Word file': { name: 'renamed.docx', file: pdfCv },
  'an empty file': { name: 'empty.pdf', file: new Uint8Array() },
};
const rounds = 3;
const refusals = [400, 413, 415, 422];

export const poisonedFiles: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const databaseUrl = await makeDatabase('SQLite', 'poisoned');
  const site = await startSite(folder('poisoned'), { DATABASE_URL: databaseUrl });
  const good = [
    { file: pdfCv, name: 'visitor.pdf' },
    { file: await docxCv(), name: 'visitor.docx' },
  ];
  const poisoner = async () => {
    for (let round = 0; round < rounds; round++)
      for (const [what, { name, file }] of Object.entries(poisons)) {
        const response = await new Visitor(site.url).upload(file, name);
        const answer = await response?.json();
        if (!refusals.includes(response?.status ?? 0) || typeof answer?.code !== 'string')
          faults.push(`${what}: ${response?.status} ${JSON.stringify(answer)?.slice(0, 100)}`);
      }
  };
  let isOver = false;
  let served = 0;
  const visitor = async ({ file, name }: { file: Uint8Array; name: string }) => {
    while (!isOver || served < 4) {
      const own = new Visitor(site.url);
      const upload = await own.upload(file, name);
      expect(`${name} among poisoned files`, upload?.status, 201);
      if (upload?.status !== 201) return;
      expect(`the analysis of ${name}`, (await own.analyse((await upload.json()).id, false))?.status, 200);
      served++;
    }
  };
  const visitors = good.map(visitor);
  await poisoner();
  isOver = true;
  await Promise.all(visitors);
  expect('the process that served before, health', (await new Visitor(site.url).get('/api/health'))?.status, 200);
  expect('the process that served before, still running', site.process.exitCode, null);
  await site.stop();
  faults.push(...(await halfDone(databaseUrl)));
  return faults;
};
