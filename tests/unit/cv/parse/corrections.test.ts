import fs from 'node:fs';
import type { Cv } from '@/lib/cv/cv';
import type { RedactedDocument } from '@/lib/cv/document/redacted-document';
import { parse } from '@/lib/cv/parse';
import type { DraftSection } from '@/lib/cv/parse/sections/draft-section';
import { findSections } from '@/lib/cv/parse/sections/find-sections';
import { readLines } from '@/lib/cv/document/lines';
import { settledReading } from '@/lib/cv/project/corrections-of';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { textFiles } from '@/tests/support/corpus-files';
import { TODAY } from '@/tests/support/cv-builder';

jest.mock('@/lib/cv/parse/sections/find-sections', () => {
  const actual = jest.requireActual('@/lib/cv/parse/sections/find-sections');
  return { findSections: jest.fn(actual.findSections) };
});
const real = jest.requireActual<{ findSections: typeof findSections }>('@/lib/cv/parse/sections/find-sections').findSections;
const mocked = jest.mocked(findSections);

type Break = (sections: DraftSection[], document: RedactedDocument) => DraftSection[];

const asKind = (kind: DraftSection['kind'], other: DraftSection['kind']): Break => (sections) =>
  sections.map((s) => (s.kind === kind ? { ...s, kind: other } : s));

const unheaded = (kind: DraftSection['kind']): Break => (sections, document) => {
  const all = readLines(document);
  const out: DraftSection[] = [];
  for (const s of sections) {
    const above = out.at(-1);
    const h = s.heading;
    const line = h && all.find((l) => l.start <= h.start && h.start < l.end);
    if (s.kind === kind && above && line && !s.lines.some((l) => l.index === line.index)) above.lines.push(line, ...s.lines);
    else out.push({ ...s, lines: [...s.lines] });
  }
  return out;
};

const breaks: Record<string, Break> = {
  none: (s) => s,
  'work is projects': asKind('experience', 'projects'),
  'work is education': asKind('experience', 'education'),
  'education is work': asKind('education', 'experience'),
  'skills is other': asKind('skills', 'interests'),
  'work unheaded': unheaded('experience'),
  'education unheaded': unheaded('education'),
  'skills unheaded': unheaded('skills'),
};

const same = (right: Cv, again: Cv): string[] => {
  const diffs: string[] = [];
  for (const key of Object.keys(right) as (keyof Cv)[]) {
    if (key === 'document') continue;
    const [a, b] = [right[key], again[key]];
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    if (Array.isArray(a) && Array.isArray(b)) {
      const i = a.findIndex((x, j) => JSON.stringify(x) !== JSON.stringify(b[j]));
      const [x, y] = [a[i], b[i]] as unknown as [Record<string, unknown>, Record<string, unknown>];
      for (const f of Object.keys(x ?? {})) if (JSON.stringify(x[f]) !== JSON.stringify(y?.[f])) diffs.push(`${key}[${i}/${a.length}:${b.length}].${f}: ${JSON.stringify(x[f])?.slice(0, 300)} | ${JSON.stringify(y?.[f])?.slice(0, 300)}`);
      if (!x) diffs.push(`${key} length`);
    } else diffs.push(`${key}: ${JSON.stringify(a)?.slice(0, 200)} | ${JSON.stringify(b)?.slice(0, 200)}`);
  }
  return diffs;
};

it('identity', async () => {
  const bad: Record<string, number> = {};
  const changed: Record<string, number> = {};
  let n = 0;
  for (const file of textFiles()) {
    const document = redact(await readDocument(new Uint8Array(fs.readFileSync(file)), file.endsWith('.pdf') ? 'pdf' : 'docx')).document;
    mocked.mockImplementation(real);
    const right = parse(document, TODAY);
    n++;
    for (const [name, change] of Object.entries(breaks)) {
      mocked.mockImplementation((text, lines, trace) => change(real(text, lines, trace), document));
      if (same(right, parse(document, TODAY)).length) changed[name] = (changed[name] ?? 0) + 1;
      const diffs = same(right, parse({ ...document, corrections: settledReading(right) }, TODAY));
      if (diffs.length) { bad[name] = (bad[name] ?? 0) + 1; process.stdout.write(`${name} ${file}\n  ${diffs.join('\n  ')}\n`); }
    }
  }
  process.stdout.write(`bad ${JSON.stringify(bad)} broken ${JSON.stringify(changed)} of ${n}\n`);
}, 600000);
