// Checks with poppler and an unzip, not with the product's own reader, that every true value stands in every rendered
// file: node scripts/run.mjs tests/corpus/verify.ts
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { corpusFolder } from './sources';
import type { CorpusTruth } from './truth';

interface ManifestCase {
  id: string;
  file: string;
  kind: string;
  truth: string;
  tags: string[];
}

const { cases }: { cases: ManifestCase[] } = JSON.parse(fs.readFileSync(path.join(corpusFolder, 'MANIFEST.json'), 'utf8'));
// Line breaks, hyphenation and quote styles differ between tools: only letters and digits are compared.
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function wordText(file: string): string {
  const parts = unzipSync(fs.readFileSync(file), { filter: ({ name }) => /^word\/(document|header\d*)\.xml$/.test(name) });
  return Object.values(parts)
    .map((part) =>
      strFromU8(part)
        .replace(/<\/w:p>/g, ' ')
        .replace(/<[^>]+>/g, ''),
    )
    .join(' ')
    .replace(/&amp;/g, '&')
    .replace(/&apos;/g, "'");
}

function texts(file: string): string[] {
  if (file.endsWith('.docx')) return [bare(wordText(file))];
  return [[], ['-raw'], ['-layout']].map((mode) => bare(execFileSync('pdftotext', [...mode, file, '-'], { encoding: 'utf8' })));
}

let checked = 0;
const missing: string[] = [];
for (const { id, file, truth: truthFile, tags } of cases) {
  if (tags.includes('image-only')) continue;
  const truth: CorpusTruth = JSON.parse(fs.readFileSync(path.join(corpusFolder, truthFile), 'utf8'));
  const readings = texts(path.join(corpusFolder, file));
  const values = [
    truth.basics.name,
    truth.basics.email,
    truth.basics.phone,
    truth.basics.location,
    ...truth.work.flatMap(({ name, position }) => [name, position]),
    ...truth.education.flatMap(({ institution, studyType, area }) => [institution, studyType, ...area.split(', ')]),
    ...truth.skills,
    ...truth.pii,
  ];
  for (const value of values) {
    checked += 1;
    if (!readings.some((reading) => reading.includes(bare(value)))) missing.push(`${id}: ${value}`);
  }
}
console.log(`${checked} values in ${cases.length} files, ${missing.length} not found`);
for (const line of missing) console.log(line);
if (missing.length > 0) process.exitCode = 1;
