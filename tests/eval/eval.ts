/**
 * Per-field precision, recall and F1 of the parser over a folder of CVs with truth files:
 * npm run eval -- <folder> [part of an id]. The folder holds MANIFEST.json, whose cases name a file and its truth.
 */
import fs from 'node:fs';
import path from 'node:path';
import { toJsonResume } from '@/lib/cv/json-resume';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { scoreDocument, type Count, type Truth } from './score';

interface Case {
  id: string;
  file: string;
  kind: 'cv-pdf' | 'cv-docx';
  truth?: string;
}

const [folder = 'tests/fixtures/corpus', only = ''] = process.argv.slice(2);
const read = <T>(name: string): T => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
const cases = read<{ cases: Case[] }>('MANIFEST.json').cases.filter(({ id, truth }) => truth && id.includes(only));

const totals = new Map<string, Omit<Count, 'missed' | 'field'>>();
const failures: string[] = [];
const times: number[] = [];
for (const { id, file, kind, truth } of cases) {
  if (!truth) continue;
  try {
    const document = await readDocument(new Uint8Array(fs.readFileSync(path.join(folder, file))), kind === 'cv-pdf' ? 'pdf' : 'docx');
    const started = performance.now();
    const { document: redacted, contact, origins } = redact(document);
    const cv = parse(redacted, new Date().toISOString().slice(0, 10));
    times.push(performance.now() - started);
    for (const count of scoreDocument(read<Truth>(truth), toJsonResume(cv, { contact, origins }), redacted.text)) add(id, count);
    if (cv.notACv.length > 0) failures.push(`${id}: taken for no CV: ${cv.notACv.join(' ')}`);
  } catch (error) {
    failures.push(`${id}: could not be read: ${String(error)}`);
  }
}
report();

function add(id: string, { field, right, expected, given, missed }: Count): void {
  const total = totals.get(field) ?? { right: 0, expected: 0, given: 0 };
  totals.set(field, { right: total.right + right, expected: total.expected + expected, given: total.given + given });
  for (const value of missed) failures.push(`${id}: ${field}: ${value}`);
}

function report(): void {
  for (const failure of failures) console.log(failure);
  console.log(`\n${'field'.padEnd(18)} ${'precision'.padStart(9)} ${'recall'.padStart(9)} ${'F1'.padStart(9)} ${'values'.padStart(7)}`);
  for (const [field, { right, expected, given }] of totals) {
    const precision = given > 0 ? right / given : 0;
    const recall = expected > 0 ? right / expected : 0;
    const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
    console.log(
      `${field.padEnd(18)} ${precision.toFixed(3).padStart(9)} ${recall.toFixed(3).padStart(9)} ${f1.toFixed(3).padStart(9)} ${String(expected).padStart(7)}`,
    );
  }
  const sorted = [...times].sort((a, b) => a - b);
  console.log(`\n${cases.length} documents, redact and parse together: median ${(sorted[sorted.length >> 1] ?? 0).toFixed(1)} ms`);
}
