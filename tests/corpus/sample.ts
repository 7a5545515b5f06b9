// Prints the sample CV that the upload card offers: node scripts/run.mjs tests/corpus/sample.ts (needs chromium)
import fs from 'node:fs';
import { renderHtml } from './html';
import type { CorpusSource } from './source';
import { printHtml } from './tools';

const source: CorpusSource = JSON.parse(fs.readFileSync('tests/corpus/sample-cv.json', 'utf8'));
printHtml(renderHtml(source, 'modern'), 'public/sample/Alex-Morgan-CV.pdf');
console.log('public/sample/Alex-Morgan-CV.pdf');
