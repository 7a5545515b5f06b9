import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ExtractedDocument } from '@/lib/cv/document';
import { readDocument } from '@/lib/server/extract/read-document';

const store = path.resolve('.cache', 'fixtures');
/** What reading a file depends on: a change of any of these reads every fixture afresh. */
const readers = ['lib/server/extract', 'lib/cv', 'lib/shared', 'package-lock.json'];

const filesIn = (target: string): string[] =>
  fs.statSync(target).isFile()
    ? [target]
    : fs
        .readdirSync(target, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(target, name))
        .filter((file) => fs.statSync(file).isFile())
        .sort();

let own: string | undefined;

/** Where these readers store what they read. Their first call deletes what older ones stored. */
function folderOfReaders(): string {
  const hash = createHash('sha256');
  for (const file of readers.flatMap(filesIn)) hash.update(file).update(fs.readFileSync(file));
  const name = hash.digest('hex').slice(0, 16);
  fs.mkdirSync(path.join(store, name), { recursive: true });
  for (const other of fs.readdirSync(store)) if (other !== name) fs.rmSync(path.join(store, other), { recursive: true, force: true });
  return path.join(store, name);
}

const isDocument = (value: unknown): value is ExtractedDocument => typeof value === 'object' && value !== null && 'lines' in value;

/** A fixture as extraction reads it. The first test that asks for it reads the file, every other takes what was stored then. */
export async function readFixture(fixture: string): Promise<ExtractedDocument> {
  own ??= folderOfReaders();
  const bytes = fs.readFileSync(fixture);
  const file = path.join(own, `${createHash('sha256').update(bytes).digest('hex')}.json`);
  if (!fs.existsSync(file)) {
    const read = await readDocument(new Uint8Array(bytes), fixture.endsWith('.pdf') ? 'pdf' : 'docx');
    // Renamed once it is whole, since another worker may read the same file.
    fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(read));
    fs.renameSync(`${file}.${process.pid}`, file);
  }
  const document: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (!isDocument(document)) throw new Error(`${file} is no stored document`);
  return document;
}
