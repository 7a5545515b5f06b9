import fs from 'node:fs';
import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { DELETE as deleteAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getMyData } from '@/app/api/cv/analysis/[analysisId]/my-data/route';
import { GET as getReceipt } from '@/app/api/cv/deletion/[receipt]/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import { isPostgres } from '@/lib/server/db/kind';
import { reapplyDeletions } from '@/lib/server/db/deletions';
import { env } from '@/lib/server/env';
import { purgeExpired } from '@/lib/server/services/personal-data/purge';
import { call, cookieOf, formWith } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';
import { canaries, canaryCv } from '../../support/fake-claude/canary-cv';
import { canaryEmail } from '../../support/privacy';

const analyse = async (uploaded: Response): Promise<{ id: string; cvUploadId: string }> => {
  const { id: cvUploadId } = await uploaded.json();
  const { id } = await (await call(postAnalyse, { method: 'POST', json: { cvUploadId, options: {} } })).json();
  return { id, cvUploadId };
};

/** What 'Score my improved CV' sends. */
const improve = (id: string, cookie: string, bytes: Uint8Array = pdfCv) =>
  call(postUpload, { method: 'POST', path: `/api/cv/upload?improves=${id}`, form: formWith(bytes, 'improved.pdf'), cookie });

async function visit(bytes: Uint8Array, filename: string, email: string) {
  const uploaded = await call(postUpload, { method: 'POST', form: formWith(bytes, filename) });
  const { id, cvUploadId } = await analyse(uploaded);
  await call(postEmail, { method: 'POST', json: { id, email, marketingConsent: true }, cookie: cookieOf(uploaded) });
  return { id, cvUploadId, cookie: cookieOf(uploaded) };
}

/** The text of every row of every table. */
async function everyRow(): Promise<string> {
  const rows = await Promise.all([
    db().upload.findMany(),
    db().uploadFile.findMany(),
    db().uploadSecrets.findMany(),
    db().analysis.findMany(),
    db().lead.findMany(),
    db().webhookDelivery.findMany(),
    db().sentText.findMany(),
    db().claudeCall.findMany(),
    db().deletion.findMany(),
    db().auditEvent.findMany(),
    db().jobRun.findMany(),
  ]);
  return JSON.stringify(rows);
}

/** The bytes of a SQLite database: the file and its write-ahead log. */
function databaseBytes(): Buffer {
  const file = env().DATABASE_URL.slice('file:'.length);
  return Buffer.concat([file, `${file}-wal`].filter((name) => fs.existsSync(name)).map((name) => fs.readFileSync(name)));
}

/** Words of the redacted text and of what the visitor gave: stored in plain, so they would be found. */
const traces = [canaries.file, canaries.file.toLowerCase(), canaryEmail, 'picking errors'];

describeOnBothDatabases('deletion by the owner', () => {
  afterEach(() => db().upload.deleteMany());

  it('leaves no trace of the person in any row, and on SQLite in no byte of the file or its log', async () => {
    const others = await visit(pdfCv, 'someone-else.pdf', 'other@example.com');
    const { id, cvUploadId, cookie } = await visit(await canaryCv(), canaries.file, canaryEmail);
    const before = await everyRow();
    for (const trace of traces) expect(before).toContain(trace);
    expect((await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id }, cookie })).status).toBe(204);
    const after = await everyRow();
    for (const trace of traces) expect(after).not.toContain(trace);
    expect(after).toContain('other@example.com');
    expect(await db().analysis.count({ where: { id: others.id } })).toBe(1);
    if (isPostgres(env().DATABASE_URL)) return;
    const bytes = databaseBytes();
    expect(bytes.includes('other@example.com')).toBe(true);
    expect(traces.filter((trace) => bytes.includes(trace))).toEqual([]);
    expect(cvUploadId).toHaveLength(24);
  });

  it('gives a receipt that tells when and how much, and nothing of whom', async () => {
    const { id, cookie } = await visit(pdfCv, 'CV.pdf', 'jo@example.com');
    const deleted = await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id }, cookie });
    const receipt = deleted.headers.get('deletion-receipt') ?? '';
    const answer = await (await call(getReceipt, { params: { receipt } })).json();
    expect(answer).toEqual({ receipt, deletedAt: expect.stringMatching(/^\d{4}-/), analyses: 1, emails: expect.any(Number) });
    expect((await call(getReceipt, { params: { receipt: 'x'.repeat(24) } })).status).toBe(404);
  });

  describe('of a CV with improved versions', () => {
    const improvedTwice = async () => {
      const first = await visit(pdfCv, 'CV.pdf', 'jo@example.com');
      const second = await analyse(await improve(first.id, first.cookie));
      const third = await analyse(await improve(second.id, first.cookie));
      return { cookie: first.cookie, ids: [first.id, second.id, third.id] };
    };

    it.each([0, 1, 2])('takes them all, from whichever report it was asked (%i), and its receipt counts them', async (asked) => {
      const other = await visit(pdfCv, 'CV.pdf', 'someone@example.com');
      const { cookie, ids } = await improvedTwice();
      const deleted = await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: ids[asked] ?? '' }, cookie });
      expect(await db().upload.findMany({ select: { id: true } })).toEqual([{ id: other.cvUploadId }]);
      const receipt = await call(getReceipt, { params: { receipt: deleted.headers.get('deletion-receipt') ?? '' } });
      expect(await receipt.json()).toMatchObject({ analyses: 3, emails: 1 });
    });

    it('takes them again after a backup was restored', async () => {
      const { cookie, ids } = await improvedTwice();
      const rows = await db().upload.findMany();
      await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: ids[1] ?? '' }, cookie });
      await db().upload.createMany({ data: rows });
      expect(await reapplyDeletions()).toBe(3);
      expect(await db().upload.count()).toBe(0);
    });

    it('is preceded by a look at all that is held of them', async () => {
      const { cookie, ids } = await improvedTwice();
      const held = await (await call(getMyData, { params: { analysisId: ids[1] ?? '' }, cookie })).json();
      expect(held.otherVersions.map(({ upload }: { upload: { filename: string } }) => upload.filename)).toEqual(['CV.pdf', 'improved.pdf']);
    });

    it('keeps a version when the older one expires', async () => {
      const { ids } = await improvedTwice();
      const { uploadId } = await db().analysis.findUniqueOrThrow({ where: { id: ids[0] ?? '' } });
      await db().upload.update({ where: { id: uploadId }, data: { createdAt: new Date(0) } });
      await purgeExpired(new Date());
      expect(await db().upload.count()).toBe(2);
    });

    it('is refused to another visitor who names the report', async () => {
      const { id } = await visit(pdfCv, 'CV.pdf', 'jo@example.com');
      const { cookie } = await visit(pdfCv, 'CV.pdf', 'someone@example.com');
      const answer = await improve(id, cookie);
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'NOT_OWNER']);
    });
  });

  it('survives the purge that follows, which rewrites the file', async () => {
    const { id, cookie } = await visit(await canaryCv(), canaries.file, canaryEmail);
    await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id }, cookie });
    await purgeExpired(new Date());
    const rows = await everyRow();
    expect(traces.filter((trace) => rows.includes(trace))).toEqual([]);
  });
});
