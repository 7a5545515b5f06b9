import { GET as getAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getReceipt } from '@/app/api/cv/deletion/[receipt]/route';
import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { POST as postFinish } from '@/app/api/cv/finish/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { finishAnswer } from '@/lib/shared/hand-over';
import { analysedCv } from '../../support/analysed-cv';
import { call, formWith } from '../../support/call';
import { docxCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

const finish = (json: unknown, cookie?: string, headers?: Record<string, string>) =>
  call(postFinish, { method: 'POST', json, cookie, headers });
const isThere = async (analysisId: string) => (await call(getAnalysis, { params: { analysisId } })).status === 200;

describeOnBothDatabases('POST /api/cv/finish', () => {
  it('takes the cookies from this browser and leaves the reports', async () => {
    const { analysisId, cookie } = await analysedCv();
    const response = await finish({ deleteReports: false }, cookie);
    expect([response.status, finishAnswer.parse(await response.json())]).toEqual([200, { status: 'success', reports: 0, receipts: [] }]);
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['visitor', 'shared-computer']);
    for (const line of cookies) expect(line).toMatch(/=;.*Max-Age=0/i);
    expect(await isThere(analysisId)).toBe(true);
  });

  it('deletes every report of this browser and no other where it is asked to, with a receipt each', async () => {
    const { analysisId, cookie } = await analysedCv();
    const second = await call(postUpload, { method: 'POST', form: formWith(await docxCv(), 'Second-CV.docx'), cookie });
    await call(postAnalyse, { method: 'POST', json: { cvUploadId: (await second.json()).id }, cookie });
    const other = await analysedCv();
    const { reports, receipts } = finishAnswer.parse(await (await finish({ deleteReports: true }, cookie)).json());
    expect([reports, receipts.length]).toEqual([2, 2]);
    expect((await call(getReceipt, { params: { receipt: receipts[0] ?? '' } })).status).toBe(200);
    expect([await isThere(analysisId), await isThere(other.analysisId)]).toEqual([false, true]);
  });

  it('answers a browser that owns nothing, refuses other sites and a question without an answer', async () => {
    expect((await finish({ deleteReports: true })).status).toBe(200);
    expect((await finish({})).status).toBe(400);
    expect((await finish({ deleteReports: true }, '', { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

const maxAgeOf = (response: Response): string | undefined =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith('visitor='))
    ?.match(/Max-Age=(\d+)/i)?.[1];
const upload = async (cookie?: string) => call(postUpload, { method: 'POST', form: formWith(await docxCv(), 'CV.docx'), cookie });

describeOnBothDatabases('the visitor’s cookie', () => {
  it('lasts as long as the files, and on a shared computer only until the browser closes', async () => {
    expect(maxAgeOf(await upload())).toBe(String(30 * 24 * 60 * 60));
    expect(maxAgeOf(await upload('shared-computer=1'))).toBeUndefined();
  });

  it('is cut short by the analysis where the visitor said it after the upload', async () => {
    const uploaded = await upload();
    const cookie = `${uploaded.headers.getSetCookie()[0]?.split(';')[0]}; shared-computer=1`;
    const headers = { prefer: 'respond-async' };
    const analysed = await call(postAnalyse, { method: 'POST', json: { cvUploadId: (await uploaded.json()).id }, cookie, headers });
    expect(analysed.headers.getSetCookie()).toEqual([expect.stringMatching(/^visitor=[^;]+; Path=\/; HttpOnly; SameSite=lax$/i)]);
  });
});

describeOnBothDatabases(
  'SHARED_COMPUTER=always',
  () => {
    it('ends every cookie with its browser', async () => {
      expect(maxAgeOf(await upload())).toBeUndefined();
    });
  },
  { SHARED_COMPUTER: 'always' },
);
describeOnBothDatabases(
  'SHARED_COMPUTER=never',
  () => {
    it('heeds no mark of a browser', async () => {
      expect(maxAgeOf(await upload('shared-computer=1'))).toBeDefined();
    });
  },
  { SHARED_COMPUTER: 'never' },
);
