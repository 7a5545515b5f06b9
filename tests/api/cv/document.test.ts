import { DELETE as deleteAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getDocument } from '@/app/api/cv/analysis/[analysisId]/document/route';
import { GET as getParsed } from '@/app/api/cv/analysis/[analysisId]/parsed/route';
import { GET as getPage } from '@/app/api/cv/upload/[uploadId]/pages/[page]/route';
import { db } from '@/lib/server/db/client';
import { closePool } from '@/lib/server/workers/pool';
import { documentViewSchema, parsedFieldsSchema } from '@/lib/shared/document-view';
import { analysedCv } from '../../support/analysed-cv';
import { call } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

const unknown = 'x'.repeat(24);
const other = 'visitor=someone-else';

/** The sample's owner after upload and analysis. */
async function ownPdf() {
  const { analysisId, cookie } = await analysedCv(pdfCv, 'Alex-Morgan-CV.pdf');
  const { uploadId } = await db().analysis.findUniqueOrThrow({ where: { id: analysisId } });
  return { analysisId, uploadId, cookie };
}
const read = (get: typeof getDocument, analysisId: string, cookie?: string) => call(get, { params: { analysisId }, cookie });
const page = (uploadId: string, number: string, cookie?: string) => call(getPage, { params: { uploadId, page: number }, cookie });
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describeOnBothDatabases('the document beside its reading', () => {
  afterEach(() => db().upload.deleteMany());
  afterAll(closePool);

  describe('GET /api/cv/upload/{id}/pages/{page}', () => {
    it('draws a page for the owner, kept by their browser alone', async () => {
      const { uploadId, cookie } = await ownPdf();
      const response = await page(uploadId, '1', cookie);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toBe('private, max-age=600');
      expect(response.headers.get('vary')).toBe('cookie');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    });

    it('answers another browser 403, and nothing of the page', async () => {
      const { uploadId } = await ownPdf();
      expect(await codeOf(await page(uploadId, '1', other))).toEqual([403, 'NOT_OWNER']);
      expect(await codeOf(await page(uploadId, '1'))).toEqual([403, 'NOT_OWNER']);
    });

    it.each(['0', '99', '-1', '1.5', 'one', '99999'])('has no page %s', async (number) => {
      const { uploadId, cookie } = await ownPdf();
      expect(await codeOf(await page(uploadId, number, cookie))).toEqual([404, 'NOT_FOUND']);
    });

    it('has no pages of a Word file, nor of an unknown upload', async () => {
      const { analysisId, cookie } = await analysedCv();
      const { uploadId } = await db().analysis.findUniqueOrThrow({ where: { id: analysisId } });
      expect(await codeOf(await page(uploadId, '1', cookie))).toEqual([404, 'NOT_FOUND']);
      expect(await codeOf(await page(unknown, '1', cookie))).toEqual([404, 'CV_UPLOAD_NOT_FOUND']);
    });

    it('is gone with the deletion', async () => {
      const { analysisId, uploadId, cookie } = await ownPdf();
      await call(deleteAnalysis, { method: 'DELETE', params: { analysisId }, cookie });
      expect((await page(uploadId, '1', cookie)).status).toBe(404);
    });

    it('shows the bundled sample to everybody', async () => {
      expect((await page('demo', '2')).status).toBe(200);
    });
  });

  describe('GET /api/cv/analysis/{id}/document', () => {
    it('gives the place of every line of a PDF, in the words of its owner', async () => {
      const { analysisId, uploadId, cookie } = await ownPdf();
      const view = documentViewSchema.parse(await (await read(getDocument, analysisId, cookie)).json());
      expect(view).toMatchObject({ kind: 'pdf', uploadId });
      expect(view.pages).toHaveLength(2);
      expect(view.lines.every((line) => line.items.every((item) => item.box !== null))).toBe(true);
      const first = view.lines[0]?.items.flatMap((item) => item.runs.map((run) => run.text)).join('');
      expect(first).toBe('Alex Morgan');
    });

    it('gives the structure of a Word file', async () => {
      const { analysisId, cookie } = await analysedCv();
      const view = documentViewSchema.parse(await (await read(getDocument, analysisId, cookie)).json());
      expect(view).toMatchObject({ kind: 'docx', pages: [] });
      expect(view.lines.some((line) => line.headingLevel === 1)).toBe(true);
      expect(view.lines.some((line) => line.bullet !== undefined)).toBe(true);
    });

    it('answers another browser 403, an unknown id 404, and the sample to everybody', async () => {
      const { analysisId } = await ownPdf();
      expect(await codeOf(await read(getDocument, analysisId, other))).toEqual([403, 'NOT_OWNER']);
      expect(await codeOf(await read(getDocument, unknown))).toEqual([404, 'ANALYSIS_NOT_FOUND']);
      expect((await read(getDocument, 'demo')).status).toBe(200);
    });
  });

  describe('GET /api/cv/analysis/{id}/parsed', () => {
    it('gives the owner their own words, and every other reader the placeholders', async () => {
      const { analysisId, cookie } = await ownPdf();
      const own = parsedFieldsSchema.parse(await (await read(getParsed, analysisId, cookie)).json());
      const shared = await (await read(getParsed, analysisId, other)).text();
      expect(own.contact.name?.text).toBe('Alex Morgan');
      expect(own.work.length).toBeGreaterThan(1);
      expect(parsedFieldsSchema.parse(JSON.parse(shared)).contact.name?.text).toBe('[NAME]');
      expect(shared).not.toContain('Morgan');
    });

    it('answers an unknown id 404, and the sample to everybody', async () => {
      expect(await codeOf(await read(getParsed, unknown))).toEqual([404, 'ANALYSIS_NOT_FOUND']);
      expect((await read(getParsed, 'demo')).status).toBe(200);
    });
  });
});
