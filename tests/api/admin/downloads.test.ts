import { GET as getReport } from '@/app/api/admin/analyses/[analysisId]/report.pdf/route';
import { GET as getFile } from '@/app/api/admin/uploads/[uploadId]/file/route';
import { db } from '@/lib/server/db/client';
import { adminCookie, storeUpload, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

describeOnBothDatabases('admin downloads', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await adminCookie();
  });
  afterEach(() => db().upload.deleteMany());
  const file = (uploadId: string) => call(getFile, { cookie, params: { uploadId } });
  const report = (analysisId: string) => call(getReport, { cookie, params: { analysisId } });
  const events = (action: string) => db().auditEvent.findMany({ where: { action }, select: { recordId: true } });

  it('give the CV back byte for byte, as an attachment that nobody keeps', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    const uploadId = await storeUpload({ bytes, filename: 'Alex CV.docx', fileType: 'docx' });
    const response = await file(uploadId);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="Alex CV.docx"; filename*=UTF-8''Alex%20CV.docx`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await events('file-downloaded')).toContainEqual({ recordId: uploadId });
  });

  it('make the report as a PDF with a dated name', async () => {
    const { analysisId } = await storeVisitor({ score: 71 });
    const response = await report(analysisId);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="CV_Analysis_Report_\d{4}-\d\d-\d\d\.pdf"/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5_000);
    expect(await events('report-downloaded')).toContainEqual({ recordId: analysisId });
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAAAA', '../../etc/passwd', 'demo'])('answer 404 to %j', async (id) => {
    expect((await file(id)).status).toBe(404);
    expect((await report(id)).status).toBe(404);
  });

  it('answer 404 where the file is gone', async () => {
    const uploadId = await storeUpload();
    await db().uploadFile.deleteMany();
    expect((await file(uploadId)).status).toBe(404);
  });
});
