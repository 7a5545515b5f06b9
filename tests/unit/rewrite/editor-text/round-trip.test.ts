import fs from 'node:fs';
import path from 'node:path';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readEntries, readHeading, readParagraphs, readSkillGroups } from '@/lib/rewrite/editor-text/read';
import { educationHeading, sectionText, skillGroups, workEntries } from '@/lib/rewrite/editor-text/write';
import { readDocument } from '@/lib/server/extract/read-document';
import { TODAY } from '@/tests/support/cv-builder';

jest.setTimeout(120_000);

const folder = 'tests/fixtures/corpus';
/** Scans take seconds of OCR each and are read like any other text afterwards. */
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:pdf|docx)$/.test(file) && !file.includes('-scan-'));

const readFile = async (file: string) => {
  const bytes = new Uint8Array(fs.readFileSync(path.join(folder, file)));
  return parse(redact(await readDocument(bytes, file.endsWith('.pdf') ? 'pdf' : 'docx')).document, TODAY);
};

interface Entry {
  heading: string;
  statements: readonly { text: string }[];
}
const shapeOf = (entries: readonly Entry[]) => entries.map(({ heading, statements }) => [heading, ...statements.map(({ text }) => text)]);

describe('what is written for the editor and read again', () => {
  it.each(files)('is the same: %s', async (file) => {
    const cv = await readFile(file);
    const work = workEntries(cv);
    const education = cv.education.map((entry) => ({ ...entry, heading: educationHeading(cv, entry) }));
    // Also where the reader does not know the headings of the CV.
    for (const headings of [work.map(({ heading }) => heading), []])
      expect(shapeOf(readEntries(sectionText(cv, 'Work Experience'), new Set(headings)))).toEqual(shapeOf(work));
    for (const headings of [education.map(({ heading }) => heading), []])
      expect(shapeOf(readEntries(sectionText(cv, 'Education'), new Set(headings)))).toEqual(shapeOf(education));
    expect(readSkillGroups(sectionText(cv, 'Skills Section'))).toEqual(skillGroups(cv.skills));
    expect(readParagraphs(sectionText(cv, 'Professional Summary'))).toEqual(cv.profile ? [cv.profile.text] : []);
    for (const [index, { title }] of cv.work.entries())
      if (title && !title.text.includes(', ')) expect(readHeading(work[index]?.heading ?? '').title).toBe(title.text);
  });
});
