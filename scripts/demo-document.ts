// Makes lib/content/demo-document.json: the bundled sample CV as redaction leaves it. npm run demo-document
import fs from 'node:fs';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';

const bytes = new Uint8Array(fs.readFileSync('public/sample/Alex-Morgan-CV.pdf'));
const { document } = redact(await readDocument(bytes, 'pdf'));
fs.writeFileSync('lib/content/demo-document.json', `${JSON.stringify(document)}\n`);
