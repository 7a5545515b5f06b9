import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { toJsonResume, type JsonResume } from '@/lib/cv/project/json-resume';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { improvedCv, type ImprovedCv } from '@/lib/rewrite/improved-cv';
import { improvedJsonResume } from '@/lib/rewrite/improved-json-resume';
import { suggest } from '@/lib/rewrite/suggest';
import { exportDocx } from '@/lib/server/export/export-docx';
import { exportPdf } from '@/lib/server/export/export-pdf';
import { readDocument } from '@/lib/server/extract/read-document';
import { closePool } from '@/lib/server/workers/pool';
import { bundleReportChild } from '@/tests/support/bundle-report-child';
import { corpusDocx, corpusFiles } from '@/tests/support/corpus-files';
import { TODAY } from '@/tests/support/cv-builder';
import { readFixture } from '@/tests/support/documents/read-fixture';

jest.setTimeout(120_000);

const read = (document: ExtractedDocument) => {
  const { document: redacted, contact, origins } = redact(document);
  return { cv: parse(redacted, TODAY), own: { contact, origins } };
};

const readFile = async (file: string) => read(await readFixture(file));

const formats = {
  docx: async (improved: ImprovedCv) => readDocument(await exportDocx(improved), 'docx'),
  pdf: async (improved: ImprovedCv) => readDocument(await exportPdf(improved), 'pdf'),
} as const;

/** Everything but free prose about interests and referees: every section, entry, date, line and skill. */
const facts = (json: JsonResume) => {
  const { interests, references, basics, ...entries } = json;
  const { name, email, phone, profiles, url, label, summary } = basics;
  return {
    ...entries,
    basics: { name, email, phone, profiles, url, label, summary },
    has: { interests: interests.length > 0, references: references.length > 0 },
  };
};

beforeAll(bundleReportChild);
afterAll(closePool);

describe.each(['docx', 'pdf'] as const)('the improved CV as %s, read again', (format) => {
  it.each(corpusFiles())('is the same JSON Resume: %s', async (file) => {
    const { cv, own } = await readFile(file);
    const improved = improvedCv(cv, own);
    const exported = improvedJsonResume(cv, own);
    expect(facts(exported)).toEqual(facts(toJsonResume(cv, own)));
    const back = read(await formats[format](improved));
    expect(facts(toJsonResume(back.cv, back.own))).toEqual(facts(exported));
  });
});

const withoutSlots = (text: string): string =>
  text
    .replace(/[ \t]?[,(]?[ \t]?\[(?:add|verb)\b[^[\]\n]{0,100}\]\)?/gi, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();

/** Work and skills with every suggestion taken and its slots removed. */
function edited(cv: ReturnType<typeof parse>) {
  const taken = (section: 'Work Experience' | 'Skills Section') =>
    suggest({ cv, section, rating: 'Poor' }).suggestion.split('\n').map(withoutSlots).join('\n');
  return { 'Work Experience': taken('Work Experience'), 'Skills Section': taken('Skills Section') };
}

describe.each(['docx', 'pdf'] as const)('a CV with its suggestions taken, as %s', (format) => {
  it.each(corpusDocx())('keeps every role, date and line: %s', async (file) => {
    const { cv, own } = await readFile(file);
    const improved = improvedCv(cv, own, edited(cv));
    const exported = improvedJsonResume(cv, own, edited(cv));
    const back = read(await formats[format](improved));
    expect(toJsonResume(back.cv, back.own).work).toEqual(exported.work);
    expect(toJsonResume(back.cv, back.own).skills).toEqual(exported.skills);
  });
});
