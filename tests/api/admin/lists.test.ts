import { GET as getAnalyses } from '@/app/api/cv-analyses/route';
import { GET as getUploads } from '@/app/api/cv-uploads/route';
import { GET as getLeads } from '@/app/api/lead-emails/route';
import { db } from '@/lib/server/db/client';
import { createCall } from '@/lib/server/db/usage';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { cvAnalysesPageSchema, cvUploadsPageSchema, leadEmailsPageSchema } from '@/lib/shared/admin';
import { adminCookie, storeUpload, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

describeOnBothDatabases('the admin lists', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await adminCookie();
  });
  afterEach(() => db().upload.deleteMany());

  const leads = async (query = '') =>
    leadEmailsPageSchema.parse(await (await call(getLeads, { cookie, path: `/api/lead-emails${query}` })).json());
  const uploads = async (query = '') =>
    cvUploadsPageSchema.parse(await (await call(getUploads, { cookie, path: `/api/cv-uploads${query}` })).json());
  const analyses = async (query = '') =>
    cvAnalysesPageSchema.parse(await (await call(getAnalyses, { cookie, path: `/api/cv-analyses${query}` })).json());
  const emails = async (query: string) => (await leads(query)).emails.map((lead) => lead.email.split('@')[0]);

  async function storeLeads(names: string[]) {
    for (const name of names) await storeVisitor({ email: `${name}@example.com` });
  }

  it('answer an empty list with a count of nought', async () => {
    expect(await leads()).toEqual({ emails: [], count: 0, next: null, previous: null });
  });

  it('give a lead with its consent', async () => {
    const { analysisId } = await storeVisitor({ email: 'Priya@Example.com', consent: true });
    const { emails: rows, count } = await leads();
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({ email: 'Priya@Example.com', analysisId, marketingConsent: true, consentWording: '1: Yes, please.' });
    expect(rows[0]?.consentAt).toMatch(/^\d{4}-/);
  });

  it('give an upload with a link to its file', async () => {
    const uploadId = await storeUpload({ filename: 'Alex CV.docx', fileType: 'docx', bytes: new Uint8Array(1234) });
    const [row] = (await uploads()).uploads;
    expect(row).toEqual({
      id: uploadId,
      filename: 'Alex CV.docx',
      fileType: 'docx',
      contentLength: 1234,
      uploadedAt: expect.stringMatching(/^\d{4}-/),
      hasFileBuffer: true,
      downloadUrl: `/api/admin/uploads/${uploadId}/file`,
    });
  });

  it('offer no link to a file that is not there', async () => {
    await storeUpload();
    await db().uploadFile.deleteMany();
    expect((await uploads()).uploads[0]).toMatchObject({ hasFileBuffer: false, downloadUrl: null });
  });

  it('give an analysis with its options and both links', async () => {
    const { uploadId, analysisId } = await storeVisitor({ score: 64, summary: 'Clear and short.' });
    expect((await analyses()).analyses[0]).toEqual({
      id: analysisId,
      score: 64,
      summary: 'Clear and short.',
      createdAt: expect.stringMatching(/^\d{4}-/),
      cvUploadId: uploadId,
      options: analysisOptionsSchema.parse({}),
      cvDownloadUrl: `/api/admin/uploads/${uploadId}/file`,
      reportUrl: `/api/admin/analyses/${analysisId}/report.pdf`,
      engine: expect.any(String),
      claudeTokens: null,
    });
  });

  it('say what Claude took for an analysis, whatever it was asked and whether it wrote', async () => {
    const { analysisId } = await storeVisitor();
    const call = { analysisId, model: 'm', requests: 1, cacheReadTokens: 30, cacheWriteTokens: 4, kept: 1, dropped: 0, ms: 900 };
    await createCall({ ...call, purpose: 'analysis', inputTokens: 5_000, outputTokens: 2_000, outcome: 'written' });
    await createCall({ ...call, purpose: 'suggestion', inputTokens: 700, outputTokens: 0, outcome: 'timeout' });
    expect((await analyses()).analyses[0]?.claudeTokens).toBe(7_768);
  });

  it('leave the bundled sample out, of the count as well', async () => {
    await storeVisitor({ email: 'sample@example.com', sample: true });
    const counts = await Promise.all([leads(), uploads(), analyses()]);
    expect(counts.map(({ count }) => count)).toEqual([0, 0, 0]);
  });

  describe('paged', () => {
    beforeEach(() => storeLeads(['ann', 'ben', 'cat', 'dan', 'eve']));

    it('show the newest first and the true count on every page', async () => {
      const page = await leads('?pageSize=2');
      expect(page.emails.map((lead) => lead.email)).toEqual(['eve@example.com', 'dan@example.com']);
      expect([page.count, page.previous]).toEqual([5, null]);
    });

    it('walk to the end and back without losing or repeating a row', async () => {
      const seen: string[] = [];
      let page = await leads('?pageSize=2');
      for (;;) {
        seen.push(...page.emails.map((lead) => lead.email.slice(0, 3)));
        expect(page.count).toBe(5);
        if (!page.next) break;
        page = await leads(`?pageSize=2&after=${page.next}`);
      }
      expect(seen).toEqual(['eve', 'dan', 'cat', 'ben', 'ann']);
      const back = await leads(`?pageSize=2&before=${page.previous}`);
      expect(back.emails.map((lead) => lead.email.slice(0, 3))).toEqual(['cat', 'ben']);
      expect(back.next).not.toBeNull();
      expect(back.previous).not.toBeNull();
    });

    it('jump to the last page', async () => {
      const page = await leads('?pageSize=2&last=1');
      expect(page.emails.map((lead) => lead.email.slice(0, 3))).toEqual(['ben', 'ann']);
      expect([page.next, page.previous === null]).toEqual([null, false]);
    });

    it('keep their place when rows before it are deleted meanwhile', async () => {
      const { next } = await leads('?pageSize=2');
      await db().lead.deleteMany({ where: { email: { in: ['eve@example.com', 'dan@example.com'] } } });
      expect(await emails(`?pageSize=2&after=${next}`)).toEqual(['cat', 'ben']);
    });

    it('sort by email either way', async () => {
      expect(await emails('?sort=email')).toEqual(['ann', 'ben', 'cat', 'dan', 'eve']);
      const { next } = await leads('?sort=-email&pageSize=3');
      expect(await emails(`?sort=-email&pageSize=3&after=${next}`)).toEqual(['ben', 'ann']);
    });

    it('keep rows of the same moment in one order', async () => {
      await db().lead.updateMany({ data: { createdAt: new Date('2026-01-01T00:00:00Z') } });
      const first = await leads('?pageSize=3');
      const second = await leads(`?pageSize=3&after=${first.next}`);
      expect(new Set([...first.emails, ...second.emails].map((lead) => lead.email)).size).toBe(5);
    });
  });

  it('sort uploads by size and by name, and analyses by score', async () => {
    await storeVisitor({ filename: 'b.pdf', bytes: new Uint8Array(30), score: 50 });
    await storeVisitor({ filename: 'A.pdf', bytes: new Uint8Array(10), score: 90 });
    await storeVisitor({ filename: 'c.pdf', bytes: new Uint8Array(20), score: 70 });
    const names = async (sort: string) => (await uploads(`?sort=${sort}`)).uploads.map((row) => row.filename[0]);
    expect(await names('contentLength')).toEqual(['A', 'c', 'b']);
    expect(await names('filename')).toEqual(['A', 'b', 'c']);
    const { analyses: best, next } = await analyses('?sort=-score&pageSize=2');
    expect(best.map((row) => row.score)).toEqual([90, 70]);
    expect((await analyses(`?sort=-score&pageSize=2&after=${next}`)).analyses.map((row) => row.score)).toEqual([50]);
  });

  describe('searched', () => {
    it('find a part of the address in any case, and count what they found', async () => {
      await storeLeads(['ann.hill', 'ben.dale', 'cat.hillman']);
      const page = await leads('?search=HILL');
      expect(page.emails.map((lead) => lead.email).sort()).toEqual(['ann.hill@example.com', 'cat.hillman@example.com']);
      expect(page.count).toBe(2);
    });

    it.each([
      ['a_b', ['a_b']],
      ['%', ['per%cent']],
    ])('take %j for itself, not for a wildcard', async (search, found) => {
      await storeLeads(['a_b', 'axb', 'per%cent']);
      expect(await emails(`?search=${encodeURIComponent(search)}`)).toEqual(found);
    });

    it('take quotes and semicolons for letters', async () => {
      await storeLeads(['ann']);
      expect(await emails(`?search=${encodeURIComponent(`'; DROP TABLE "Lead"; --`)}`)).toEqual([]);
      expect((await leads()).count).toBe(1);
    });

    it('look into file names and summaries', async () => {
      await storeVisitor({ filename: 'Welder CV.pdf', summary: 'Strong on Figures.' });
      await storeVisitor({ filename: 'Baker CV.pdf', summary: 'Little evidence.' });
      expect((await uploads('?search=welder')).uploads).toHaveLength(1);
      expect((await analyses('?search=figures')).analyses).toHaveLength(1);
    });
  });

  it.each([
    '?sort=passwordHash',
    '?pageSize=0',
    '?pageSize=many',
    '?after=nonsense',
    `?after=${Buffer.from('["-email","x","y"]').toString('base64url')}`,
    `?after=${Buffer.from('["-createdAt","not a time","y"]').toString('base64url')}`,
    '?format=xml',
  ])('answer 400 to %s', async (query) => {
    const response = await call(getLeads, { cookie, path: `/api/lead-emails${query}` });
    expect([response.status, (await response.json()).code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('cut a page size beyond the most', async () => {
    expect((await call(getLeads, { cookie, path: '/api/lead-emails?pageSize=100000' })).status).toBe(200);
  });

  describe('as CSV', () => {
    const csv = async (query = '') => call(getLeads, { cookie, path: `/api/lead-emails?format=csv${query}` });

    it('come as an attachment with a header, one line a row, ended by CR LF', async () => {
      await storeLeads(['ann', 'ben']);
      const response = await csv();
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="lead-emails-\d{4}-\d\d-\d\d\.csv"/);
      const lines = (await response.text()).split('\r\n');
      expect(lines).toHaveLength(4);
      expect(lines[0]).toBe('id,email,analysisId,createdAt,marketingConsent,consentAt,consentWording,proven');
      expect(lines[1]).toContain('ben@example.com');
      expect(lines[3]).toBe('');
    });

    it('honour search and order', async () => {
      await storeLeads(['ann.hill', 'ben.dale', 'cat.hill']);
      const lines = (await (await csv('&search=hill&sort=email')).text()).trim().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(',')[1])).toEqual(['ann.hill@example.com', 'cat.hill@example.com']);
    });

    it('hold every row of a list longer than a batch, once', async () => {
      const { uploadId } = await storeVisitor();
      const options = JSON.stringify(analysisOptionsSchema.parse({}));
      await db().analysis.createMany({
        data: Array.from({ length: 2_100 }, (_, index) => ({ id: `a${index}`, uploadId, status: 'ready', score: index % 101, options })),
      });
      const text = await (await call(getAnalyses, { cookie, path: '/api/cv-analyses?format=csv&sort=score' })).text();
      const ids = text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]);
      expect([ids.length, new Set(ids).size]).toEqual([2_101, 2_101]);
    });

    it('are written down as an export', async () => {
      await csv();
      expect(await db().auditEvent.count({ where: { action: 'leads-exported' } })).toBeGreaterThan(0);
    });
  });
});
