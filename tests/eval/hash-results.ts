/**
 * A hash of everything the engine says about each document of a folder, for comparing two versions of the code:
 * npm run eval:hash -- [--out FILE] [folder…]. With --out the results themselves are written too, one JSON line a document.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import { matchJob } from '@/lib/analysis/job-fit';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { toJsonResume } from '@/lib/cv/project/json-resume';
import { parse } from '@/lib/cv/parse';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { improvedCv } from '@/lib/rewrite/improved-cv';
import { sectionNames } from '@/lib/rewrite/section-names';
import { suggest } from '@/lib/rewrite/suggest';
import { readWithPlainReader } from '@/lib/server/extract/plain/read-with-plain-reader';
import { isAppError } from '@/lib/shared/errors';
import { analysisOptionsSchema } from '@/lib/shared/result';

const today = '2026-11-21';
const adverts = fs
  .readdirSync('tests/fixtures/job-fit')
  .filter((name) => name.endsWith('.json'))
  .slice(0, 3)
  .map((name): string => {
    const stored: unknown = JSON.parse(fs.readFileSync(path.join('tests/fixtures/job-fit', name), 'utf8'));
    return typeof stored === 'object' && stored !== null && 'advert' in stored ? String(stored.advert) : '';
  });

const attempt = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return { error: isAppError(error) ? error.code : String(error) };
  }
};

async function resultsOf(file: string): Promise<Record<string, unknown>> {
  const bytes = new Uint8Array(fs.readFileSync(file));
  const { document: redacted, origins, contact } = await readWithPlainReader(bytes, file.endsWith('.pdf') ? 'pdf' : 'docx');
  const cv = parse(redacted, today);
  const filename = filenameFacts(path.basename(file), contact);
  return {
    text: redacted.text,
    resume: toJsonResume(cv, { contact, origins }),
    analysis: attempt(() =>
      analyse({ cv, options: analysisOptionsSchema.parse({}), filename, today, official: officialStatistics, english: englishOf(cv) }),
    ),
    matches: adverts.map((jobDescription) => attempt(() => matchJob({ cv, jobDescription, today }))),
    suggestions: sectionNames.map((section) => attempt(() => suggest({ cv, section, rating: null }))),
    improved: attempt(() => improvedCv(cv, { contact, origins })),
  };
}

const args = process.argv.slice(2);
const outAt = args.indexOf('--out');
const out = outAt >= 0 ? args.splice(outAt, 2)[1] : undefined;
const folders = args.length > 0 ? args : ['tests/fixtures'];
const total = createHash('sha256');
if (out) fs.writeFileSync(out, '');
for (const folder of folders) {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:pdf|docx)$/i.test(name));
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    const results = await resultsOf(file).catch((error: unknown) => ({ error: isAppError(error) ? error.code : String(error) }));
    const json = JSON.stringify(results);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
    total.update(`${file} ${hash}\n`);
    console.log(`${hash}  ${file}`);
    if (out) fs.appendFileSync(out, `${JSON.stringify({ file, results })}\n`);
  }
}
console.log(`\n${total.digest('hex').slice(0, 16)}  all`);
process.exit(0);
