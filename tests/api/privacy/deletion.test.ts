import fs from 'node:fs';
import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { DELETE as deleteAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getReceipt } from '@/app/api/cv/deletion/[receipt]/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db, isPostgres } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { purgeExpired } from '@/lib/server/services/purge';
import { call, cookieOf, formWith } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';
import { canaries, canaryCv } from '../../support/fake-claude/canary-cv';
import { canaryEmail } from '../../support/privacy';

async function visit(bytes: Uint8Array, filename: string, email: string) {
  const uploaded = await call(postUpload, { method: 'POST', form: formWith(bytes, filename) });
  const { id: cvUploadId } = await uploaded.json();
  const { id } = await (await call(postAnalyse, { method: 'POST', json: { cvUploadId, options: {} } })).json();
  await call(postEmail, { method: 'POST', json: { id, email, marketingConsent: true } });
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

  it('survives the purge that follows, which rewrites the file', async () => {
    const { id, cookie } = await visit(await canaryCv(), canaries.file, canaryEmail);
    await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id }, cookie });
    await purgeExpired(new Date());
    const rows = await everyRow();
    expect(traces.filter((trace) => rows.includes(trace))).toEqual([]);
  });
});
