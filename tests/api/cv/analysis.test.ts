import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { DELETE as deleteAnalysis, GET as getAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getMyData } from '@/app/api/cv/analysis/[analysisId]/my-data/route';
import { GET as getPersonal } from '@/app/api/cv/analysis/[analysisId]/personal/route';
import { POST as postOwnerLink } from '@/app/api/cv/owner-link/route';
import { GET as getViewer } from '@/app/api/cv/pdf-viewer/[uploadId]/route';
import { DELETE as deleteUpload } from '@/app/api/cv/upload/[uploadId]/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { releaseLeases } from '@/lib/server/db/analyses';
import { db } from '@/lib/server/db/client';
import { acceptAnalysis, finishAccepted } from '@/lib/server/services/analyses/analyse-upload';
import { resumeAbandoned } from '@/lib/server/services/analyses/resume-abandoned';
import { serverItself } from '@/lib/server/workers/pool';
import { AppError } from '@/lib/shared/errors';
import { analysisOptionsSchema, analysisResultSchema } from '@/lib/shared/result';
import { call, cookieOf, formWith } from '../../support/call';
import { docxCv, pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

// `after()` needs Next's own request; the tests run the deferred work themselves.
const deferred: (() => Promise<void>)[] = [];
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: (work: () => Promise<void>) => deferred.push(work) }));

const options = analysisOptionsSchema.parse({});
const analyse = (json: unknown, headers: Record<string, string> = {}) =>
  call(postAnalyse, { method: 'POST', path: '/api/cv/analyse?model=claude', json, headers });
const read = (analysisId: string, cookie?: string) => call(getAnalysis, { params: { analysisId }, cookie });

async function uploaded(bytes: Uint8Array = pdfCv, filename = 'Alex-Morgan-CV.pdf') {
  const response = await call(postUpload, { method: 'POST', form: formWith(bytes, filename) });
  return { uploadId: (await response.json()).id, cookie: cookieOf(response) };
}

async function analysed(bytes?: Uint8Array, filename?: string) {
  const { uploadId, cookie } = await uploaded(bytes, filename);
  const body = await (await analyse({ cvUploadId: uploadId, options })).json();
  return { uploadId, cookie, id: body.id, body };
}

describeOnBothDatabases('the analysis', () => {
  afterEach(() => db().upload.deleteMany());

  describe('POST /api/cv/analyse', () => {
    it('answers the whole result, which passes the schema and sums to its score', async () => {
      const { body } = await analysed();
      const result = analysisResultSchema.parse(body);
      expect(result.ledger.reduce((sum, line) => sum + line.points, 0)).toBeCloseTo(result.score, 6);
    });

    it('answers 202 with a Location when asked for an asynchronous answer, and is ready when the work is done', async () => {
      const { uploadId } = await uploaded();
      const response = await analyse({ cvUploadId: uploadId, options }, { prefer: 'respond-async' });
      expect(response.status).toBe(202);
      const { id, status } = await response.json();
      expect(status).toBe('processing');
      expect(response.headers.get('location')).toBe(`/api/cv/analysis/${id}`);
      const waiting = await read(id);
      expect([waiting.status, await waiting.json()]).toEqual([202, { id, status: 'processing' }]);
      for (const work of deferred.splice(0)) await work();
      expect((await read(id)).status).toBe(200);
    });

    it('gives the same result whatever form it was asked in', async () => {
      const { uploadId } = await uploaded();
      const { id, ...direct } = await (await analyse({ cvUploadId: uploadId, options })).json();
      const stored = await (await read(id)).json();
      expect(stored.result).toEqual(direct);
    });

    it('leaves out what was switched off, at the same score', async () => {
      const { uploadId } = await uploaded();
      const all = await (await analyse({ cvUploadId: uploadId, options })).json();
      const off = { detailedFeedback: false, professionalWorth: false, salaryBenchmarking: false, aiDetection: false };
      const less = await (await analyse({ cvUploadId: uploadId, options: off })).json();
      expect(less.score).toBe(all.score);
      for (const part of ['professionalAssessment', 'salaryBenchmark', 'aiDetectionAnalysis', 'aiDetectionRisk'])
        expect(less).not.toHaveProperty(part);
      expect(less.improvements.length).toBeGreaterThan(0);
    });

    it.each([
      ['an unknown id', { cvUploadId: '999999999', options: {} }, 404, 'CV_UPLOAD_NOT_FOUND'],
      ['no id', { options: {} }, 400, 'INVALID_REQUEST'],
      ['an id that is no text', { cvUploadId: { $gt: '' } }, 400, 'INVALID_REQUEST'],
      ['options that are no object', { cvUploadId: 'x', options: 'all' }, 400, 'INVALID_REQUEST'],
    ])('%s is answered with its error', async (_, body, status, code) => {
      const response = await analyse(body);
      expect([response.status, (await response.json()).code]).toEqual([status, code]);
    });

    it('refuses another model, a body that is no JSON and a body of another type', async () => {
      expect((await call(postAnalyse, { method: 'POST', path: '/api/cv/analyse?model=other', json: { cvUploadId: 'x' } })).status).toBe(
        400,
      );
      expect(
        (await call(postAnalyse, { method: 'POST', body: '{"cvUploadId":', headers: { 'content-type': 'application/json' } })).status,
      ).toBe(400);
      expect((await call(postAnalyse, { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(400);
    });
  });

  describe('GET /api/cv/analysis/{id}', () => {
    it('can be read by everybody with its id, and tells whether the reader is its owner', async () => {
      const { id, cookie } = await analysed();
      expect(await (await read(id)).json()).toMatchObject({ id, owner: false });
      expect(await (await read(id, cookie)).json()).toMatchObject({ id, owner: true });
    });

    it('quotes the redacted text at its offsets, and nothing personal is in the answer', async () => {
      const { id, cookie } = await analysed(await docxCv(), 'Priya-Ramsbottom-CV.docx');
      const text = await (await read(id, cookie)).text();
      for (const detail of ['Priya', 'Ramsbottom', 'priya.ramsbottom', '900461', 'LS6 2AB']) expect(text).not.toContain(detail);
      const { cvText, result } = JSON.parse(text);
      for (const line of analysisResultSchema.parse(result).ledger)
        for (const { quote, start, end } of line.evidence) expect(cvText.slice(start, end)).toBe(quote);
    });

    it.each(['999999999', "1' OR 1=1--", '../../etc/passwd'])('answers 404 for %s', async (id) => {
      const response = await read(id);
      expect([response.status, (await response.json()).code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    });

    it('serves the bundled demo on every installation, owned by nobody', async () => {
      const response = await read('demo');
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id: 'demo', owner: false });
    });

    it('answers 403 to whatever needs an owner of the demo', async () => {
      const analysisId = 'demo';
      const answers = [
        await call(getPersonal, { params: { analysisId } }),
        await call(getMyData, { params: { analysisId } }),
        await call(postOwnerLink, { method: 'POST', json: { id: analysisId, to: '/premium/demo' } }),
        await call(getViewer, { params: { uploadId: analysisId } }),
        await call(deleteUpload, { method: 'DELETE', params: { uploadId: analysisId } }),
        await call(deleteAnalysis, { method: 'DELETE', params: { analysisId } }),
        await call(postEmail, { method: 'POST', json: { id: analysisId, email: 'jo@example.com' } }),
      ];
      for (const answer of answers) expect([answer.status, (await answer.json()).code]).toEqual([403, 'DEMO_READ_ONLY']);
    });
  });

  describe('what belongs to the owner', () => {
    it('opens in the browser that uploaded the CV', async () => {
      const { id, uploadId, cookie } = await analysed();
      expect(await (await call(getPersonal, { params: { analysisId: id }, cookie })).json()).toMatchObject({
        filename: 'Alex-Morgan-CV.pdf',
      });
      const viewer = await call(getViewer, { params: { uploadId }, cookie });
      expect(viewer.headers.get('content-type')).toBe('application/pdf');
      expect(Buffer.compare(Buffer.from(await viewer.arrayBuffer()), pdfCv)).toBe(0);
      const held = await (await call(getMyData, { params: { analysisId: id }, cookie })).json();
      expect(held.upload.filename).toBe('Alex-Morgan-CV.pdf');
      expect(held.analyses).toHaveLength(1);
    });

    it('answers 403 NOT_OWNER in any other', async () => {
      const { id, uploadId } = await analysed();
      const { cookie: stranger } = await uploaded();
      const answers = [
        await call(getPersonal, { params: { analysisId: id }, cookie: stranger }),
        await call(getMyData, { params: { analysisId: id } }),
        await call(getViewer, { params: { uploadId }, cookie: stranger }),
        await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id }, cookie: stranger }),
      ];
      for (const answer of answers) expect([answer.status, (await answer.json()).code]).toEqual([403, 'NOT_OWNER']);
    });
  });

  describe('DELETE /api/cv/analysis/{id}', () => {
    it('removes upload, file, originals, analyses and lead: everything under the ids answers 404', async () => {
      const { id, uploadId, cookie } = await analysed();
      await call(postEmail, { method: 'POST', json: { id, email: 'someone@example.com' } });
      expect((await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id }, cookie })).status).toBe(204);
      expect((await read(id, cookie)).status).toBe(404);
      expect((await call(getViewer, { params: { uploadId }, cookie })).status).toBe(404);
      const counts = await Promise.all([
        db().upload.count(),
        db().uploadFile.count(),
        db().uploadSecrets.count(),
        db().analysis.count(),
        db().lead.count(),
      ]);
      expect(counts).toEqual([0, 0, 0, 0, 0]);
    });
  });

  describe('POST /api/cv/update-email', () => {
    const give = (json: unknown, cookie?: string) => call(postEmail, { method: 'POST', json, cookie });

    it('unlocks once, masks the address, and keeps the first one', async () => {
      const { id, cookie } = await analysed();
      expect(await (await give({ id, email: 'jo@example.com' }, cookie)).json()).toEqual({ status: 'success' });
      expect((await give({ id, email: 'other@example.com' }, cookie)).status).toBe(200);
      const seenBy = async (visitor?: string) => (await (await read(id, visitor)).json()).result.emailAddress;
      expect([await seenBy(cookie), await seenBy()]).toEqual(['j•••@example.com', '•••']);
      expect(await db().lead.findMany({ select: { email: true, proven: true, marketingConsent: true, consentAt: true } })).toEqual([
        { email: 'jo@example.com', proven: true, marketingConsent: false, consentAt: null },
      ]);
    });

    it('takes no email from another browser, which knows the address of the report only', async () => {
      const { id, cookie } = await analysed();
      const other = await analysed();
      for (const stranger of [undefined, other.cookie]) {
        const refused = await give({ id, email: 'stranger@example.com', marketingConsent: true }, stranger);
        expect([refused.status, await refused.json()]).toEqual([
          403,
          { code: 'NOT_OWNER', message: 'Only the browser that uploaded this CV can unlock it.' },
        ]);
      }
      expect(await db().lead.count()).toBe(0);
      await give({ id, email: 'jo@example.com' }, cookie);
      expect((await give({ id, email: 'stranger@example.com' })).status).toBe(403);
    });

    it('stores a marketing consent with its time and wording', async () => {
      const { id, cookie } = await analysed();
      await give({ id, email: 'jo@example.com', marketingConsent: true }, cookie);
      const lead = await db().lead.findFirstOrThrow();
      expect(lead.consentAt).toBeInstanceOf(Date);
      expect(lead.consentWording).toMatch(/\w+: .{20,}/);
    });

    it.each(['', 'not-an-email', 'a@b', 'a@example.com\r\nBcc: b@example.com', `${'x'.repeat(300)}@example.com`])(
      'refuses %j',
      async (email) => {
        const { id, cookie } = await analysed();
        const response = await give({ id, email }, cookie);
        expect([response.status, (await response.json()).code]).toEqual([400, 'INVALID_EMAIL']);
      },
    );

    it.each(['a&b@example.co.uk', 'x#y@example.com', 'name@firma.xn--p1ai'])('takes %s, as a browser does', async (email) => {
      const { id, cookie } = await analysed();
      expect((await give({ id, email }, cookie)).status).toBe(200);
    });

    it('says of a missing or misshapen address what it says of a wrong one', async () => {
      for (const email of [undefined, null, 5, ['a@example.com'], 'a'.repeat(20_000)]) {
        const response = await give({ id: '1', email });
        expect([response.status, (await response.json()).code]).toEqual([400, 'INVALID_EMAIL']);
      }
    });

    it('answers 404 for an unknown report and 400 for other shapes', async () => {
      expect((await give({ id: '999999999', email: 'a@example.com' })).status).toBe(404);
      expect((await give({ id: ['1'], email: 'a@example.com' })).status).toBe(400);
    });
  });

  describe('an accepted analysis', () => {
    const accept = async () => (await acceptAnalysis((await uploaded()).uploadId, options, serverItself)).id;
    const longAgo = new Date(Date.now() - 3_600_000);

    it('is resumed after a restart, once, by the worker that claims it', async () => {
      const id = await accept();
      await db().analysis.update({ where: { id }, data: { leaseUntil: longAgo } });
      await Promise.all([resumeAbandoned(), resumeAbandoned(), resumeAbandoned()]);
      const row = await db().analysis.findUniqueOrThrow({ where: { id } });
      expect(row).toMatchObject({ status: 'ready', attempts: 2 });
    });

    it('loses its lease to a start that came after it, and keeps it where it was accepted since', async () => {
      const [before, since] = [await accept(), await accept()];
      const started = new Date();
      await db().analysis.update({ where: { id: before }, data: { createdAt: longAgo } });
      await db().analysis.update({ where: { id: since }, data: { createdAt: new Date(started.getTime() + 1) } });
      await releaseLeases(started);
      await resumeAbandoned();
      const [old, fresh] = await Promise.all([before, since].map((id) => db().analysis.findUniqueOrThrow({ where: { id } })));
      expect([old?.status, fresh?.status]).toEqual(['ready', 'processing']);
    });

    it('is taken up with all the others, the least tried first', async () => {
      const ids = [];
      const { uploadId } = await uploaded();
      for (let count = 0; count < 25; count++) ids.push((await acceptAnalysis(uploadId, options, serverItself)).id);
      await db().analysis.updateMany({ data: { leaseUntil: longAgo } });
      await db().analysis.update({ where: { id: ids[0] ?? '' }, data: { attempts: 4 } });
      await resumeAbandoned();
      const rows = await db().analysis.findMany({ orderBy: { finishedAt: 'asc' } });
      expect(rows.map((row) => row.status)).toEqual(ids.map(() => 'ready'));
      expect(rows.at(-1)?.id).toBe(ids[0]);
    });

    it('is not lost where the database fails while it is read or kept: it is taken up later', async () => {
      const id = await accept();
      const { uploadId } = await db().analysis.findUniqueOrThrow({ where: { id } });
      const { made } = await acceptAnalysis(uploadId, options, serverItself);
      await finishAccepted(id, () => Promise.reject(new Error('Connection terminated unexpectedly')));
      const keep = jest.spyOn(db().analysis, 'updateMany').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
      await finishAccepted(id, () => made);
      keep.mockRestore();
      expect((await read(id)).status).toBe(202);
      await db().analysis.update({ where: { id }, data: { leaseUntil: longAgo } });
      await resumeAbandoned();
      expect((await read(id)).status).toBe(200);
    });

    it('fails at once where its upload is gone or its text is one that nothing can be made of', async () => {
      const gone = await accept();
      await finishAccepted(gone, () => Promise.reject(new AppError('analysis/CV_UPLOAD_NOT_FOUND')));
      const senseless = await accept();
      const { uploadId } = await db().analysis.findUniqueOrThrow({ where: { id: senseless } });
      await db().upload.update({ where: { id: uploadId }, data: { document: '{}' } });
      await db().analysis.update({ where: { id: senseless }, data: { leaseUntil: longAgo } });
      await resumeAbandoned();
      for (const id of [gone, senseless]) {
        const response = await read(id);
        expect([response.status, (await response.json()).code]).toEqual([500, 'ANALYSIS_FAILED']);
      }
    });

    it('outlives five restarts in a row', async () => {
      const id = await accept();
      await db().analysis.update({ where: { id }, data: { attempts: 5, leaseUntil: longAgo } });
      await resumeAbandoned();
      expect((await db().analysis.findUniqueOrThrow({ where: { id } })).status).toBe('ready');
    });

    it('is given up after six attempts, and says so', async () => {
      const id = await accept();
      await db().analysis.update({ where: { id }, data: { attempts: 6, leaseUntil: longAgo } });
      await resumeAbandoned();
      const response = await read(id);
      expect([response.status, (await response.json()).code]).toEqual([500, 'ANALYSIS_FAILED']);
    });
  });
});
