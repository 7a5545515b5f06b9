import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import { serverItself } from '@/lib/server/workers/pool';
import { addPlainReading, findDocument } from '@/lib/server/db/uploads';
import { readPlainly } from '@/lib/server/services/uploads/plain-reading';
import { analysisOptionsSchema, analysisResultSchema } from '@/lib/shared/result';
import { call, formWith } from '../../support/call';
import { docxCv, pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

const upload = async (bytes: Uint8Array, filename: string): Promise<string> =>
  (await (await call(postUpload, { method: 'POST', form: formWith(bytes, filename) })).json()).id;
const analyse = async (cvUploadId: string) =>
  analysisResultSchema.parse(
    await (
      await call(postAnalyse, {
        method: 'POST',
        path: '/api/cv/analyse?model=claude',
        json: { cvUploadId, options: analysisOptionsSchema.parse({}) },
      })
    ).json(),
  );

/** An ampersand that nobody escaped, as some programs write it: our reader takes no such XML. */
async function brokenDocx(): Promise<Uint8Array> {
  const parts = unzipSync(await docxCv());
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    .replace('wound care', 'wound & skin care')
    .replaceAll('&amp;', '&');
  return zipSync({ ...parts, 'word/document.xml': strToU8(xml.replace('acute medical wards', 'acute & medical wards')) });
}

describeOnBothDatabases('the plain reading of an upload', () => {
  afterEach(() => db().upload.deleteMany());

  it('is kept with the document, and names places of the redacted text alone', async () => {
    const id = await upload(await docxCv(), 'cv.docx');
    expect((await findDocument(id))?.plain).toBeUndefined();
    await readPlainly(id, serverItself);
    const document = await findDocument(id);
    expect(document?.plain?.reader).toBe('mammoth');
    expect(document?.plain?.lines.length).toBeGreaterThan(15);
    for (const detail of ['Priya', 'Ramsbottom', '900461']) expect(JSON.stringify(document)).not.toContain(detail);
  });

  it.each([
    ['pdf.js', pdfCv, 'cv.pdf'],
    ['mammoth', null, 'cv.docx'],
  ])('by %s is in the result of an analysis that is asked for at once', async (engine, bytes, name) => {
    const { readability, notices } = await analyse(await upload(bytes ?? (await docxCv()), name));
    expect(readability.plainReader).toMatchObject({ engine, wordsKept: readability.plainReader?.wordsTotal, orderBreaks: [] });
    expect(readability.words).toBe(readability.plainReader?.wordsTotal);
    expect(notices.join(' ')).not.toContain('how other software reads your file');
  });

  it('is made once for all requests at the same time', async () => {
    const id = await upload(pdfCv, 'cv.pdf');
    const first = readPlainly(id, serverItself);
    expect(readPlainly(id, serverItself)).toBe(first);
    await first;
  });

  it('is not written over a document that was changed or deleted meanwhile', async () => {
    const id = await upload(pdfCv, 'cv.pdf');
    const [document, row] = [await findDocument(id), await db().upload.findUniqueOrThrow({ where: { id } })];
    if (!document) throw new Error('No document');
    await db().upload.update({ where: { id }, data: { document: row.document.replace('"text":"', '"text":" ') } });
    await addPlainReading(id, document, { reader: 'pdf.js', lines: [] });
    expect((await findDocument(id))?.plain).toBeUndefined();
    await db().upload.delete({ where: { id } });
    await expect(addPlainReading(id, document, null)).resolves.toBeUndefined();
    await expect(readPlainly(id, serverItself)).resolves.toBeUndefined();
  });

  it('replaces our own reading where that fails, and the report says so', async () => {
    const id = await upload(await brokenDocx(), 'cv.docx');
    const document = await findDocument(id);
    expect(document).toMatchObject({ isPlainOnly: true, plain: { reader: 'mammoth' } });
    expect(document?.text).toContain('[NAME]');
    expect(document?.text).not.toContain('Ramsbottom');
    const { score, notices } = await analyse(id);
    expect(score).toBeGreaterThan(40);
    expect(notices.join(' ')).toContain('We could read your words, but not your layout.');
  });

  it('does not stand in where it fails too: the upload is refused', async () => {
    const broken = Uint8Array.from(pdfCv).fill(0, 200);
    const response = await call(postUpload, { method: 'POST', form: formWith(broken, 'cv.pdf') });
    expect([response.status, (await response.json()).code]).toEqual([422, 'EXTRACTION_FAILED']);
  });
});
