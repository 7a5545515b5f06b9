// Makes lib/content/demo-document.json and demo-origins.json: the bundled sample CV as redaction leaves it, and the
// words of its invented owner. node scripts/run.mjs scripts/demo-document.ts
import fs from 'node:fs';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';

const bytes = new Uint8Array(fs.readFileSync('public/sample/Alex-Morgan-CV.pdf'));
const { document, origins } = redact(await readDocument(bytes, 'pdf'));
fs.writeFileSync('lib/content/demo-document.json', `${JSON.stringify(document)}\n`);
fs.writeFileSync('lib/content/demo-origins.json', `${JSON.stringify(origins)}\n`);
