import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import { rescoreAnalysis } from '@/lib/server/db/analyses';
import { deleteExpiredHandOvers } from '@/lib/server/db/hand-overs';
import { readStored, readStoredOf } from '@/lib/server/db/storage';
import { dropAdvert, keepAdvert } from '@/lib/server/services/improving/kept-adverts';
import { offerHandOver, redeemHandOver } from '@/lib/server/services/ownership/hand-over';
import { dropStatement, keepStatement } from '@/lib/server/services/statement/saved-statement';
import { createSentText } from '@/lib/server/db/usage';
import { examine } from '@/lib/server/services/operation/doctor';
import { correctionsSchema } from '@/lib/shared/corrections';
import { limits } from '@/lib/shared/limits';
import { savedStatement } from '@/lib/shared/statement';
import { timings } from '@/lib/shared/timings';
import { storeAnalysis, storeUpload, storeVisitor } from '../../support/admin';
import { call, formWith } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';
import { sampleResult } from '../../unit/report/sample-result';

const quota = 1_000_000;
const upload = (address: string) =>
  call(postUpload, {
    method: 'POST',
    path: '/api/cv/upload',
    form: formWith(pdfCv, 'CV.pdf'),
    headers: { 'x-forwarded-for': address },
  });
const setBytes = (id: string, storedBytes: number) => db().upload.update({ where: { id }, data: { storedBytes } });
const about = async (words: RegExp) => (await examine(new Date(), [])).find(({ text }) => words.test(text));

describeOnBothDatabases(
  'the store',
  () => {
    afterEach(async () => {
      await db().upload.deleteMany();
    });

    it('counts file, text, details and reports of an upload, and nothing of one that is gone', async () => {
      expect((await upload('198.51.100.1')).status).toBe(201);
      const [row] = await db().upload.findMany({ include: { file: true, secrets: true } });
      const own = (row?.file?.bytes.byteLength ?? 0) + Buffer.byteLength(row?.document ?? '') + (row?.secrets?.bytes.byteLength ?? 0);
      expect(await readStored()).toEqual({ files: 1, bytes: own });
      const analysisId = await storeAnalysis(row?.id ?? '');
      const analysis = await db().analysis.findUnique({ where: { id: analysisId } });
      expect(await readStored()).toEqual({ files: 1, bytes: own + Buffer.byteLength(analysis?.result ?? '') });
      await db().upload.deleteMany();
      expect(await readStored()).toEqual({ files: 0, bytes: 0 });
    });

    it('counts adverts, statement and codes of a report, and not what is deleted, replaced or over', async () => {
      const { analysisId } = await storeVisitor();
      const before = (await readStored()).bytes;
      const now = new Date();
      const offer = (words: string) =>
        offerHandOver({ analysisId, owner: 'browser', visitorSecret: 'secret', draft: { guidedProgress: words } }, now);
      const held = async () => {
        const rows = [await db().advert.findMany(), await db().statement.findMany(), await db().handOver.findMany()].flat();
        return rows.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
      };
      const advert = await keepAdvert(analysisId, 'browser', { text: 'We want a porter.' });
      await keepAdvert(analysisId, 'browser', { text: 'We want a cook who bakes.' });
      await keepStatement(analysisId, 'browser', savedStatement.parse({ text: 'I cook. '.repeat(50) }));
      await keepStatement(analysisId, 'browser', savedStatement.parse({ text: 'I cook.' }));
      await offer('a long draft '.repeat(50));
      await offer('a draft');
      expect((await readStored()).bytes - before).toBe(await held());
      await dropAdvert(analysisId, 'browser', advert.id);
      await deleteExpiredHandOvers(new Date(now.getTime() + timings.handOverMs + 1));
      expect([await db().handOver.count(), (await readStored()).bytes - before]).toEqual([0, await held()]);
      const { code } = await offer('a draft');
      await redeemHandOver(code, now);
      await dropStatement(analysisId, 'browser');
      expect((await readStored()).bytes - before).toBe(await held());
      expect(await held()).toBeGreaterThan(0);
    });

    it('counts what was put right, and what was sent to Claude', async () => {
      const { analysisId } = await storeVisitor();
      const before = (await readStored()).bytes;
      const held = async () => {
        const [row] = await db().analysis.findMany({ include: { sent: true } });
        return Buffer.byteLength(`${row?.result ?? ''}${row?.corrections ?? ''}${row?.sent.map(({ text }) => text).join('') ?? ''}`);
      };
      const reports = await held();
      await createSentText(analysisId, 'analysis', 'what was sent');
      const put = correctionsSchema.parse({ settled: [], entries: null, skills: [1, 2, 3] });
      await rescoreAnalysis(analysisId, put, { ...sampleResult, summary: 'A summary that is longer than the one before.' });
      await rescoreAnalysis(analysisId, { ...put, skills: [1] }, sampleResult);
      expect((await readStored()).bytes - before).toBe((await held()) - reports);
      expect(await held()).toBeGreaterThan(reports);
    });

    it('keeps no advert, statement or code for a client that has its tenth', async () => {
      const { uploadId, analysisId } = await storeVisitor();
      await setBytes(uploadId, quota * limits.clientShareOfStorage);
      const full = { id: 'upload/STORAGE_FULL' };
      await expect(keepAdvert(analysisId, 'browser', { text: 'We want a porter.' })).rejects.toMatchObject(full);
      await expect(keepStatement(analysisId, 'browser', savedStatement.parse({}))).rejects.toMatchObject(full);
      await expect(offerHandOver({ analysisId, owner: 'browser', visitorSecret: 'secret', draft: {} }, new Date())).rejects.toMatchObject(
        full,
      );
    });

    it('refuses a client that has used its tenth, and still accepts others', async () => {
      expect((await upload('198.51.100.1')).status).toBe(201);
      const [row] = await db().upload.findMany();
      await setBytes(row?.id ?? '', quota * limits.clientShareOfStorage);
      const refused = await upload('198.51.100.1');
      expect([refused.status, await refused.json()]).toEqual([
        507,
        { code: 'STORAGE_FULL', message: 'We cannot store more files at the moment. Please try again later.' },
      ]);
      expect((await upload('198.51.100.2')).status).toBe(201);
    });

    it('accepts at most a hundred files of a client', async () => {
      expect((await upload('2001:db8:1:2::1')).status).toBe(201);
      const [row] = await db().upload.findMany();
      const clientHash = row?.clientHash ?? '';
      for (let file = 1; file < limits.clientFiles; file++) await storeUpload({ clientHash });
      expect((await readStoredOf(clientHash)).files).toBe(limits.clientFiles);
      expect((await upload('2001:db8:1:2:ffff::2')).status).toBe(507);
      expect((await upload('2001:db8:1:3::1')).status).toBe(201);
    });

    it('takes no more of anybody once it is full, and makes no report that it cannot keep', async () => {
      const accepted = await upload('198.51.100.1');
      const { id } = await accepted.json();
      await setBytes(await storeUpload({ clientHash: 'another' }), quota);
      expect((await upload('198.51.100.2')).status).toBe(507);
      const analysis = await call(postAnalyse, { method: 'POST', json: { cvUploadId: id } });
      expect([analysis.status, (await analysis.json()).code]).toEqual([507, 'STORAGE_FULL']);
      expect(await db().analysis.count()).toBe(0);
    });

    it('stores no client address with a file', async () => {
      await upload('198.51.100.1');
      expect(JSON.stringify(await db().upload.findMany())).not.toContain('198.51.100');
    });

    it('is explained to the operator', async () => {
      const id = await storeUpload();
      expect(await about(/STORAGE_QUOTA_MB/)).toMatchObject({ state: 'well', text: expect.stringContaining('of the 1 MB') });
      await setBytes(id, quota * 0.9);
      expect(await about(/STORAGE_QUOTA_MB/)).toMatchObject({ state: 'advice' });
      await setBytes(id, quota);
      expect(await about(/STORAGE_QUOTA_MB/)).toMatchObject({ state: 'fault' });
    });
  },
  { STORAGE_QUOTA_MB: String(quota / 1e6) },
);
