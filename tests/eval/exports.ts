/**
 * What the improved CV loses and adds before any change, over every document of a folder: npm run eval:exports -- [folder…].
 * The DOCX is read by mammoth and the PDF by pdf.js; then both are read by our own parser and held against its reading of the original.
 */
import fs from 'node:fs';
import path from 'node:path';
import { redact } from '@/lib/cv/redact';
import { parse } from '@/lib/cv/parse';
import { toJsonResume, type JsonResume } from '@/lib/cv/project/json-resume';
import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { improvedCv } from '@/lib/rewrite/improved-cv';
import { missingWords, wordsIn } from '@/lib/rewrite/word-difference';
import { exportDocx } from '@/lib/server/export/export-docx';
import { exportPdf } from '@/lib/server/export/export-pdf';
import { readPlainText } from '@/lib/server/extract/plain/read-plain-text';
import { readDocument } from '@/lib/server/extract/read-document';
import { closePool } from '@/lib/server/workers/pool';
import { isAppError } from '@/lib/shared/errors';

const today = '2026-11-21';

const pageNumber = /^(?:page )?\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?$/i;

/** The words of a document, without page numbers. */
const textOf = ({ lines }: ExtractedDocument): string =>
  lines
    .filter(({ region, items }) => !(/header|footer/.test(region) && pageNumber.test(items.map(({ text }) => text).join(' '))))
    .map(({ bullet, items }) => [bullet ?? '', ...items.map(({ text }) => text)].join(' '))
    .join('\n');

const read = (document: ExtractedDocument) => {
  const { document: redacted, origins, contact } = redact(document);
  const cv = parse(redacted, today);
  return { cv, own: { origins, contact }, json: toJsonResume(cv, { origins, contact }) };
};

/** 'work employer: Acme Ltd', one for each field. */
const fieldsOf = ({ basics, work, education, certificates, skills, languages }: JsonResume): string[] => [
  ...Object.entries({ name: basics.name, email: basics.email, phone: basics.phone, label: basics.label }).map(
    ([key, value]) => `${key}: ${value ?? ''}`,
  ),
  ...[...work.map((entry) => ['work', entry] as const), ...education.map((entry) => ['education', entry] as const)].flatMap(
    ([kind, entry]) =>
      Object.entries(entry).flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${kind} ${key}: ${one}`)),
  ),
  ...certificates.map(({ name }) => `certificate: ${name}`),
  ...skills.flatMap(({ keywords }) => keywords.map((word) => `skill: ${word}`)),
  ...languages.map(({ language }) => `language: ${language}`),
];

const squash = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}:]+/gu, '');

/** Those of the first list that the second has not, each counted as often as it stands there. */
function without(first: readonly string[], second: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of second) left.set(squash(one), (left.get(squash(one)) ?? 0) + 1);
  return first.filter((one) => {
    const count = left.get(squash(one)) ?? 0;
    left.set(squash(one), count - 1);
    return count <= 0;
  });
}

const sums = { documents: 0, lost: 0, added: 0, fields: 0, unread: 0, invented: 0 };

async function measure(file: string): Promise<void> {
  const original = await readDocument(new Uint8Array(fs.readFileSync(file)), file.endsWith('.pdf') ? 'pdf' : 'docx');
  const { cv, own, json } = read(original);
  const improved = improvedCv(cv, own);
  const headings = improved.sections.map(({ heading }) => heading).join(' ');
  const before = textOf(original);
  for (const format of ['docx', 'pdf'] as const) {
    const bytes = format === 'docx' ? await exportDocx(improved) : await exportPdf(improved);
    const plain = (await readPlainText(bytes, format)).lines.join('\n');
    const lost = missingWords(before, `${plain} ${improved.leftOut.map(({ text }) => text).join(' ')}`);
    const held = new Set(wordsIn(`${before} ${headings}`));
    const added = wordsIn(plain).filter((word) => !held.has(word));
    const back = read(await readDocument(bytes, format)).json;
    const fields = fieldsOf(json);
    const unread = without(fields, fieldsOf(back));
    const invented = without(fieldsOf(back), fields);
    sums.documents += 1;
    sums.lost += lost.length;
    sums.added += added.length;
    sums.fields += fields.length;
    sums.unread += unread.length;
    sums.invented += invented.length;
    if (lost.length + added.length + unread.length > 0) {
      console.log(`${format} ${file}: fields ${fields.length - unread.length} of ${fields.length}`);
      if (lost.length > 0) console.log(`    lost: ${lost.join(' ')}`);
      if (added.length > 0) console.log(`    added: ${added.join(' ')}`);
      for (const one of unread) console.log(`    not read back: ${one.slice(0, 150)}`);
      for (const one of invented) console.log(`    read anew: ${one.slice(0, 150)}`);
    }
  }
}

const folders = process.argv.slice(2);
for (const folder of folders.length > 0 ? folders : ['tests/fixtures']) {
  const names = fs.statSync(folder).isFile() ? [''] : fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /\.(?:pdf|docx)$/i.test(one || folder)).sort())
    await measure(path.join(folder, name)).catch((error: unknown) => {
      console.log(`${path.join(folder, name)}: ${isAppError(error) ? error.code : String(error)}`);
    });
}
const { documents, lost, added, fields, unread, invented } = sums;
console.log(
  `\n${documents} exports: words lost ${lost}, added ${added}; fields read back ${((fields - unread) / Math.max(1, fields)).toFixed(4)} (${unread} of ${fields} not, ${invented} read anew)`,
);
await closePool();
process.exit(0);
