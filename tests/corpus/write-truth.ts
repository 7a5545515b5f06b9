// Derives the truth of every corpus person from the source, before anything is rendered:
// node scripts/run.mjs tests/corpus/write-truth.ts
import fs from 'node:fs';
import path from 'node:path';
import { corpusFolder, readSources } from './sources';
import { deriveTruth } from './truth';

const folder = path.join(corpusFolder, 'truth');
fs.mkdirSync(folder, { recursive: true });
const sources = readSources();
for (const source of sources) fs.writeFileSync(path.join(folder, `${source.id}.json`), `${JSON.stringify(deriveTruth(source), null, 2)}\n`);
console.log(`${sources.length} truth files`);
