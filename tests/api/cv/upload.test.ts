import fs from 'node:fs';
import { GET as getDocx } from '@/app/api/cv/analysis/[analysisId]/export.docx/route';
import { POST, GET } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import { readFile } from '@/lib/server/db/uploads';
import { limits } from '@/lib/shared/limits';
import { call, cookieOf, formWith } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';
import { docxCv, pdfCv } from '../../support/cv-files';

const upload = (bytes: Uint8Array, filename: string) => call(POST, { method: 'POST', form: formWith(bytes, filename) });
const oldWordFile = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]);
/** What Word saves behind a password: an OLE container that holds the encrypted archive as a stream. */
const passwordContainer = Buffer.concat([oldWordFile, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(500)]);
const protectedPdf = fs.readFileSync('tests/fixtures/files/password-protected.pdf');

describeOnBothDatabases('POST /api/cv/upload', () => {
  afterEach(() => db().upload.deleteMany());

  describe('201', () => {
    it('takes a PDF: id, status, file facts, a viewer link and an httpOnly visitor cookie', async () => {
      const response = await upload(pdfCv, 'Alex-Morgan-CV.pdf');
      expect(response.status).toBe(201);
      const body = await response.json();
      expect(body).toMatchObject({ status: 'success', filename: 'Alex-Morgan-CV.pdf', fileType: 'pdf', size: pdfCv.byteLength, pages: 2 });
      expect(body.id).toMatch(/^[\w-]{24}$/);
      expect(body.viewerUrl).toMatch(/^\/api\/cv\/owner-link\//);
      expect(response.headers.getSetCookie()[0]).toMatch(/^visitor=[\w-]{43};.*HttpOnly/);
    });

    it('takes a DOCX, whatever the case of its ending', async () => {
      const response = await upload(await docxCv(), 'My CV.DocX');
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ status: 'success', fileType: 'docx' });
    });

    it('keeps the file encrypted and gives it back byte by byte', async () => {
      const { id } = await (await upload(pdfCv, 'cv.pdf')).json();
      const row = await db().uploadFile.findUniqueOrThrow({ where: { uploadId: id } });
      expect(Buffer.from(row.bytes).includes('%PDF')).toBe(false);
      expect(row.keyId).toMatch(/^[0-9a-f]{16}$/);
      expect(Buffer.compare((await readFile(id)) ?? Buffer.alloc(0), pdfCv)).toBe(0);
    });

    it('stores a text without the name, email and phone of its owner', async () => {
      const { id } = await (await upload(await docxCv(), 'cv.docx')).json();
      const { document } = await db().upload.findUniqueOrThrow({ where: { id } });
      for (const detail of ['Priya', 'Ramsbottom', 'priya.ramsbottom@example.com', '07700 900461']) expect(document).not.toContain(detail);
    });

    it('counts an improved version of the sample as the sample too: no row in lists and figures', async () => {
      const exported = await call(getDocx, { params: { analysisId: 'demo' } });
      const { id } = await (await upload(new Uint8Array(await exported.arrayBuffer()), 'improved.docx')).json();
      expect((await db().upload.findUniqueOrThrow({ where: { id } })).sample).toBe(true);
    });

    it('keeps the visitor of an earlier upload', async () => {
      const cookie = cookieOf(await upload(pdfCv, 'cv.pdf'));
      const again = await call(POST, { method: 'POST', form: formWith(pdfCv, 'cv.pdf'), cookie });
      expect(cookieOf(again)).toBe(cookie);
    });
  });

  const refusals: [string, () => Promise<Response>, number, string][] = [
    ['no form at all', () => call(POST, { method: 'POST' }), 400, 'NO_FILE'],
    ['a form without a file', () => call(POST, { method: 'POST', form: new FormData() }), 400, 'NO_FILE'],
    [
      'a form that was cut off',
      () =>
        call(POST, {
          method: 'POST',
          body: '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        }),
      400,
      'NO_FILE',
    ],
    ['5 MB and one byte', () => upload(new Uint8Array(limits.uploadBytes + 1), 'cv.pdf'), 413, 'FILE_TOO_LARGE'],
    ['far too many bytes', () => upload(new Uint8Array(limits.uploadBytes * 3), 'cv.pdf'), 413, 'FILE_TOO_LARGE'],
    ['another ending', () => upload(pdfCv, 'cv.odt'), 415, 'INVALID_FILE_TYPE'],
    ['a PDF that calls itself .docx', () => upload(pdfCv, 'cv.docx'), 415, 'INVALID_FILE_TYPE'],
    ['a DOCX that calls itself .pdf', async () => upload(await docxCv(), 'cv.pdf'), 415, 'INVALID_FILE_TYPE'],
    ['a text that calls itself .pdf', () => upload(Buffer.from('Dear reader, this is only text.'), 'cv.pdf'), 415, 'INVALID_FILE_TYPE'],
    ['a name that hides its ending', () => upload(pdfCv, 'cv_\u202Efdp.exe'), 415, 'INVALID_FILE_TYPE'],
    ['a Word document behind a password', () => upload(passwordContainer, 'cv.docx'), 422, 'EXTRACTION_FAILED'],
    ['a password container that calls itself .pdf', () => upload(passwordContainer, 'cv.pdf'), 415, 'INVALID_FILE_TYPE'],
    ['an old Word file that calls itself .docx', () => upload(oldWordFile, 'cv.docx'), 415, 'INVALID_FILE_TYPE'],
    ['no bytes', () => upload(new Uint8Array(0), 'cv.pdf'), 422, 'EXTRACTION_FAILED'],
    ['a password-protected PDF', () => upload(protectedPdf, 'cv.pdf'), 422, 'EXTRACTION_FAILED'],
    ['half a DOCX', async () => upload((await docxCv()).subarray(0, 4000), 'cv.docx'), 422, 'EXTRACTION_FAILED'],
  ];

  describe.each(refusals)('%s', (_, send, status, code) => {
    it(`is answered ${status} ${code} and leaves nothing behind`, async () => {
      const response = await send();
      const body = await response.json();
      expect({ status: response.status, code: body.code }).toEqual({ status, code });
      expect(body.message).toMatch(/\.$/);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await db().upload.count()).toBe(0);
      expect(await db().uploadFile.count()).toBe(0);
    });
  });

  it('answers a truncated PDF with an error or a reading, never a crash', async () => {
    const response = await upload(pdfCv.subarray(0, pdfCv.byteLength / 2), 'cv.pdf');
    expect([201, 422]).toContain(response.status);
  });

  it('answers other methods 405 as JSON', async () => {
    const response = await call(GET);
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it('refuses an upload sent by a page of another site', async () => {
    const response = await call(POST, {
      method: 'POST',
      form: formWith(pdfCv, 'cv.pdf'),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'CROSS_SITE' });
  });
});
