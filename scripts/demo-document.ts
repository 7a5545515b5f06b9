// Makes lib/content/demo-document.json and demo-origins.json: the bundled sample CV as redaction leaves it, and the
// words of its invented owner. node scripts/run.mjs scripts/demo-document.ts
import fs from 'node:fs';
import { readWithPlainReader } from '@/lib/server/extract/plain/read-with-plain-reader';

const bytes = new Uint8Array(fs.readFileSync('public/sample/Alex-Morgan-CV.pdf'));
const { document, origins } = await readWithPlainReader(bytes, 'pdf');
fs.writeFileSync('lib/content/demo-document.json', `${JSON.stringify(document)}\n`);
fs.writeFileSync('lib/content/demo-origins.json', `${JSON.stringify(origins)}\n`);
