import fs from 'node:fs';
import path from 'node:path';
import { GET as getAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getViewer } from '@/app/api/cv/pdf-viewer/[uploadId]/route';
import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { readBackup } from '@/lib/server/backup/backup-file';
import { backupTables, notBackedUp } from '@/lib/server/db/backup-tables';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { listBackups, makeBackup, restoreBackup } from '@/lib/server/services/operation/backup';
import { deleteEverything } from '@/lib/server/services/personal-data/personal-data';
import { unsubscribe } from '@/lib/server/services/personal-data/unsubscribe';
import { run as operate } from '@/scripts/operation';
import { storeVisitor } from '../../support/admin';
import { call, cookieOf, formWith } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

const day = 24 * 60 * 60 * 1000;
const surroundings = (said: string[]) => ({
  migrate: async () => [],
  pendingMigrations: async () => [],
  say: (text: string) => void said.push(text),
});
const backup = async () => (await makeBackup(new Date(), 30)).file;

describeOnBothDatabases('backup and restore', () => {
  afterEach(async () => {
    for (const { clear } of backupTables.toReversed()) await clear(db());
    fs.rmSync(path.join(env().DATA_DIR, 'backups'), { recursive: true, force: true });
  });

  it('serves the same report and the same file after everything was lost', async () => {
    const uploaded = await call(postUpload, { method: 'POST', form: formWith(pdfCv, 'visitor.pdf') });
    const { id: uploadId } = await uploaded.json();
    const cookie = cookieOf(uploaded);
    const { id } = await (await call(postAnalyse, { method: 'POST', json: { cvUploadId: uploadId, options: {} } })).json();
    const report = async () => (await call(getAnalysis, { params: { analysisId: id }, cookie })).text();
    const before = await report();
    const file = await backup();
    for (const { clear } of backupTables.toReversed()) await clear(db());
    expect(await report()).toContain('ANALYSIS_NOT_FOUND');
    await restoreBackup(file, new Date());
    expect(await report()).toBe(before);
    const viewer = await call(getViewer, { params: { uploadId }, cookie });
    expect(Buffer.compare(Buffer.from(await viewer.arrayBuffer()), pdfCv)).toBe(0);
  });

  it('deletes again what was deleted after the backup was made, and withdraws again what was withdrawn', async () => {
    const gone = await storeVisitor({ email: 'gone@example.com' });
    const stays = await storeVisitor({ email: 'stays@example.com', consent: true });
    const file = await backup();
    await deleteEverything(gone.uploadId);
    await unsubscribe({ email: 'stays@example.com' }, new Date());
    expect((await restoreBackup(file, new Date())).deletedAgain).toBe(2);
    expect((await db().upload.findMany()).map((row) => row.id)).toEqual([stays.uploadId]);
    expect((await db().lead.findMany()).map((row) => [row.email, row.marketingConsent])).toEqual([['stays@example.com', false]]);
    expect(await db().deletion.count()).toBe(1);
  });

  it('made after a deletion holds no trace of the person, made before it does', async () => {
    const rowsOf = async (file: string) => {
      const lines: string[] = [];
      for await (const { line } of readBackup(file)) lines.push(line);
      return lines.join('\n');
    };
    const gone = await storeVisitor({ email: 'gone@example.com', filename: 'Quillon-Gone.pdf', summary: 'A picking-line lead.' });
    await storeVisitor({ email: 'stays@example.com' });
    const traces = ['gone@example.com', 'Quillon-Gone', 'quillon-gone', 'picking-line', gone.analysisId];
    const before = await rowsOf(await backup());
    for (const trace of traces) expect(before).toContain(trace);
    await deleteEverything(gone.uploadId);
    const after = await rowsOf(await backup());
    expect(after).toContain('stays@example.com');
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
  });

  it('purges at once what expired since the backup was made', async () => {
    await storeVisitor({ email: 'old@example.com' });
    const file = await backup();
    await restoreBackup(file, new Date(Date.now() + 31 * day));
    expect([await db().upload.count(), await db().lead.count()]).toEqual([0, 0]);
  });

  it('is readable with its key only, and nothing of it in plain', async () => {
    await storeVisitor({ email: 'jo@example.com', filename: 'Jo-Example-CV.pdf' });
    const file = await backup();
    const bytes = fs.readFileSync(file);
    for (const detail of ['jo@example.com', 'Jo-Example-CV', 'summary']) expect(bytes.includes(detail)).toBe(false);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
  });

  it.each([
    ['one changed byte', (bytes: Buffer) => ((bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1), bytes)],
    ['a missing end', (bytes: Buffer) => bytes.subarray(0, -30)],
    ['something else', () => Buffer.from('not a backup\n')],
  ])('refuses a file with %s and leaves the database as it was', async (_name, spoil) => {
    await storeVisitor({ email: 'jo@example.com' });
    const file = await backup();
    fs.writeFileSync(file, spoil(fs.readFileSync(file)));
    await expect(restoreBackup(file, new Date())).rejects.toThrow(/damaged|no backup/);
    expect(await db().lead.count()).toBe(1);
  });

  it('deletes backups older than they may be kept', async () => {
    await makeBackup(new Date(Date.now() - 31 * day), 30);
    await makeBackup(new Date(), 30);
    expect(await listBackups()).toHaveLength(1);
  });

  it.each(['soon', '1.5', ''])('is not made with “%s” days to keep it, of which no later one would ever go', async (days) => {
    const said: string[] = [];
    expect(await operate('backup', ['--keep-days', days], surroundings(said))).toBe(2);
    expect(said.join()).toContain('Usage:');
    expect(await listBackups()).toEqual([]);
  });

  it('is made, and found again, beside a file that only looks like one', async () => {
    const first = await backup();
    fs.writeFileSync(path.join(path.dirname(first), 'half-copied.cvbackup'), 'cv-ba');
    const second = (await makeBackup(new Date(Date.now() + day), 30)).file;
    expect((await listBackups()).map(({ file }) => file)).toEqual([second, first]);
    expect(await operate('restore', ['latest', '--yes'], surroundings([]))).toBe(0);
  });

  it('is asked for in plain words', async () => {
    const said: string[] = [];
    expect(await operate('backup', ['--every-day'], surroundings(said))).toBe(2);
    expect(said.join()).toContain('Usage:');
    await expect(operate('restore', ['not-there.cvbackup', '--yes'], surroundings([]))).rejects.toThrow(
      'not-there.cvbackup cannot be read.',
    );
  });

  it('holds every table of the schema that is worth keeping', () => {
    const models = [...fs.readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model (\w+)/gm)].map(([, name]) => name);
    expect([...backupTables.map((table) => table.name), ...notBackedUp].sort()).toEqual(models.sort());
  });
});
