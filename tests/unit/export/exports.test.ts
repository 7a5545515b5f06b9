import { strFromU8, unzipSync } from 'fflate';
import type { Cv } from '@/lib/cv/cv';
import type { DocumentLine, ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { formatDates } from '@/lib/rewrite/date-format';
import { improvedCv } from '@/lib/rewrite/improved-cv';
import { exportDocx } from '@/lib/server/export/export-docx';
import { exportPdf } from '@/lib/server/export/export-pdf';
import { readDocument } from '@/lib/server/extract/read-document';
import { closePool } from '@/lib/server/workers/pool';
import { bundleReportChild } from '@/tests/support/bundle-report-child';
import { corpusDocx } from '@/tests/support/corpus-files';
import { TODAY } from '@/tests/support/cv-builder';
import { docxCv, pdfCv } from '@/tests/support/cv-files';
import { readFixture } from '@/tests/support/documents/read-fixture';

jest.setTimeout(120_000);

const understood = (document: ExtractedDocument) => {
  const redaction = redact(document);
  const cv = parse(redaction.document, TODAY);
  return { redaction, cv, improved: improvedCv(cv, redaction) };
};

/** What must come back: the sections, and every role and course with its dates. */
const skeleton = (cv: Cv) => ({
  sections: [...new Set(cv.sections.map(({ kind }) => kind))].filter((kind) => kind !== 'contact').sort(),
  work: cv.work.map(({ title, employer, dates, statements }) => [
    title?.text,
    employer?.text,
    formatDates(dates),
    statements.map(({ text }) => text),
  ]),
  education: cv.education.map(({ award, institution, dates }) => [award?.text, institution?.text, formatDates(dates)]),
  skills: cv.skills.map(({ text }) => text),
});

const letters = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');
const wordsOf = (lines: readonly DocumentLine[]): string => letters(lines.flatMap(({ items }) => items.map(({ text }) => text)).join(''));

beforeAll(bundleReportChild);
afterAll(closePool);

describe.each<[string, () => Promise<ExtractedDocument>]>([
  ['the bundled sample', () => readDocument(new Uint8Array(pdfCv), 'pdf')],
  ['a Word CV', async () => readDocument(new Uint8Array(await docxCv()), 'docx')],
])('%s, exported', (_name, read) => {
  it('comes back from DOCX with every section, entry and date, and the owner’s details', async () => {
    const { cv, redaction, improved } = understood(await read());
    const back = understood(await readDocument(await exportDocx(improved), 'docx'));
    expect(skeleton(back.cv)).toEqual(skeleton(cv));
    expect(back.redaction.contact).toMatchObject({
      name: redaction.contact.name,
      email: redaction.contact.email,
      phone: redaction.contact.phone,
    });
  });

  it('comes back from PDF with every section, entry and date, in one column', async () => {
    const { cv, redaction, improved } = understood(await read());
    const document = await readDocument(await exportPdf(improved), 'pdf');
    const back = understood(document);
    expect(skeleton(back.cv)).toEqual(skeleton(cv));
    expect(back.redaction.contact).toMatchObject({ name: redaction.contact.name, email: redaction.contact.email });
    expect(document.layout).toMatchObject({ columns: 1, tables: 0 });
  });
});

describe('an exported DOCX', () => {
  it.each(corpusDocx())('holds every word that was understood of %s', async (file) => {
    const { cv, improved } = understood(await readFixture(file));
    const exported = wordsOf((await readDocument(await exportDocx(improved), 'docx')).lines);
    const said = [
      ...cv.work.flatMap(({ title, employer, statements }) => [title, employer, ...statements]),
      ...cv.education.flatMap(({ award, institution, statements }) => [award, institution, ...statements]),
      ...[...cv.skills, ...cv.languages, cv.profile, cv.interests],
      ...[...cv.certificates, ...cv.memberships, ...cv.training, ...cv.projects, ...cv.publications, ...cv.awards].map(
        ({ title }) => title,
      ),
    ];
    // Placeholders stand for the owner's words, which are back in their place.
    const lost = said.flatMap((piece) =>
      piece && !piece.text.includes('[') && !exported.includes(letters(piece.text)) ? [piece.text] : [],
    );
    expect(lost).toEqual([]);
  });

  it('is A4 with real headings and lists, in British English, under the owner’s name', async () => {
    const { improved } = understood(await readDocument(new Uint8Array(await docxCv()), 'docx'));
    const bytes = await exportDocx(improved);
    const { lines, layout } = await readDocument(bytes, 'docx');
    const headings = lines.filter(({ headingLevel }) => headingLevel === 1).map(({ items }) => items[0]?.text);
    expect(headings).toEqual([improved.name, ...improved.sections.map(({ heading }) => heading)]);
    expect(lines.some(({ bullet }) => bullet !== undefined)).toBe(true);
    expect(layout).toMatchObject({ columns: 1, tables: 0, textBoxShare: 0 });
    expect(layout.properties.title).toBe(`${improved.name} - CV`);
    const files = unzipSync(bytes);
    const xml = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    expect(xml('word/styles.xml')).toContain('w:val="en-GB"');
    expect(xml('word/document.xml')).toContain('w:w="11906" w:h="16838"');
  });
});

describe('an exported PDF', () => {
  it('keeps every letter of a name and flows a very long line over the page', async () => {
    const end = 'the very last word';
    const bytes = await exportPdf({
      name: 'Zoë Łukasiewicz',
      above: [],
      top: [{ kind: 'line', text: 'zoe@example.com', aside: null }],
      leftOut: [],
      sections: [
        {
          kind: 'experience',
          heading: 'Work Experience',
          blocks: [
            { kind: 'head', text: 'Editor, Lantern Books', aside: '2019 - 2021' },
            { kind: 'bullet', text: `${'edited more books '.repeat(500)}${end}`, aside: null },
          ],
        },
      ],
    });
    const { lines, pages } = await readDocument(bytes, 'pdf');
    expect(pages.length).toBeGreaterThan(1);
    expect(wordsOf(lines)).toContain('ZoëŁukasiewicz');
    expect(wordsOf(lines)).toContain(letters(end));
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Outlines');
  });
});
