import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import { readStored, readStoredOf } from '@/lib/server/db/storage';
import { examine } from '@/lib/server/services/operation/doctor';
import { limits } from '@/lib/shared/limits';
import { storeAnalysis, storeUpload } from '../../support/admin';
import { call, formWith } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

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

    it('takes no more of a client that has its tenth, and goes on with the others', async () => {
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

    it('takes no more than a hundred files of a client', async () => {
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

    it('keeps no address of whom a file came from', async () => {
      await upload('198.51.100.1');
      expect(JSON.stringify(await db().upload.findMany())).not.toContain('198.51.100');
    });

    it('is described to whoever runs the site', async () => {
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
