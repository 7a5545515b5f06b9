import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { improvedCv, improvedText, type ImprovedCv } from '@/lib/rewrite/improved-cv';
import { missingWords, wordsIn } from '@/lib/rewrite/word-difference';
import { exportDocx } from '@/lib/server/export/export-docx';
import { exportPdf } from '@/lib/server/export/export-pdf';
import { readPlainText } from '@/lib/server/extract/plain/read-plain-text';
import { closePool } from '@/lib/server/workers/pool';
import { bundleReportChild } from '@/tests/support/bundle-report-child';
import { corpusFiles, textFiles } from '@/tests/support/corpus-files';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';
import { readFixture } from '@/tests/support/documents/read-fixture';

jest.setTimeout(120_000);

const pageNumber = /^(?:page )?\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?$/i;

/** A word that a narrow column broke is one word again in an address: letters are compared there, not words. */
const brokenAddress = /\S+@\S*\n\S+/;

/** Every word of the document, page numbers left out. */
const textOf = ({ lines }: ExtractedDocument): string =>
  lines
    .filter(({ region, items }) => !(/header|footer/.test(region) && pageNumber.test(items.map(({ text }) => text).join(' '))))
    .map(({ bullet, items }) => [bullet ?? '', ...items.map(({ text }) => text)].join(' '))
    .join('\n');

function improved(document: ExtractedDocument): ImprovedCv {
  const { document: redacted, contact, origins } = redact(document);
  return improvedCv(parse(redacted, TODAY), { contact, origins });
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Words that are gone, though neither named as left out nor put together from two pieces. */
const lostWords = (original: string, cv: ImprovedCv, made: string): string[] => {
  const lost = missingWords(original, `${made} ${cv.leftOut.map(({ text }) => text).join(' ')}`);
  return brokenAddress.test(original) || letters(made).includes(letters(lost.join('')))
    ? lost.filter((word) => !letters(made).includes(word))
    : lost;
};

const addedWords = (original: string, cv: ImprovedCv, made: string): string[] => {
  const held = new Set(wordsIn(`${original} ${cv.sections.map(({ heading }) => heading).join(' ')}`));
  return wordsIn(made).filter((word) => !held.has(word) && !letters(original).includes(word));
};

beforeAll(bundleReportChild);
afterAll(closePool);

describe('the improved CV before any change', () => {
  it.each(textFiles())('has every word of the CV and none besides: %s', async (file) => {
    const document = await readFixture(file);
    const cv = improved(document);
    const made = improvedText(cv);
    expect({ lost: lostWords(textOf(document), cv, made), added: addedWords(textOf(document), cv, made) }).toEqual({ lost: [], added: [] });
  });

  it.each(corpusFiles())('comes out of DOCX and PDF word for word and in order, as other software reads them: %s', async (file) => {
    const cv = improved(await readFixture(file));
    const [docx, pdf] = await Promise.all([exportDocx(cv), exportPdf(cv)]);
    const read = await Promise.all([readPlainText(docx, 'docx'), readPlainText(pdf, 'pdf')]);
    for (const { lines } of read) expect(letters(lines.join(' ').replace(/•/g, ''))).toBe(letters(improvedText(cv)));
  });
});

describe('what is left out', () => {
  const cv = improved(
    documentFrom(`Jordan Example
Leeds | 07700 900123 | jordan@example.com
Date of birth: 02/06/1971   Marital status: Married
Right to work: Skilled Worker visa, valid until August 2028

# Personal Profile
Manager with six years in bookshops.

# Employment
Store Manager, Lantern Books, Leeds\tMar 2019 - Present
- Planned the weekly rota of 24 staff

# References
Dr Ann Bell, Area Manager, Lantern Books
Tel: 07700 900999`),
  );

  it('is named, and nothing else is gone', () => {
    expect(cv.leftOut.map(({ name }) => name)).toEqual(['date of birth', 'marital status', 'referees’ contact details']);
    const text = improvedText(cv);
    expect(text).not.toMatch(/1971|Married|900999|Date of birth|Tel/);
    expect(text).toContain('Right to work\nSkilled Worker visa, valid until August 2028');
    expect(text).toContain('Dr Ann Bell, Area Manager, Lantern Books');
  });
});
