import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { GET as getOfAnalysis, POST as postOfAnalysis } from '@/app/api/cv/analysis/[analysisId]/redactions/route';
import { GET as getAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { PATCH as patchReading } from '@/app/api/cv/analysis/[analysisId]/reading/route';
import { GET as getOfUpload, POST as postOfUpload } from '@/app/api/cv/upload/[uploadId]/redactions/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import { storedCorrections } from '@/lib/server/db/stored-kinds';
import { redactionsSchema } from '@/lib/shared/redactions';
import { analysisOptionsSchema, analysisResultSchema } from '@/lib/shared/result';
import { call, cookieOf, formWith } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

const codeOf = async (response: Response) => [response.status, (await response.json()).code];

async function uploaded() {
  const response = await call(postUpload, { method: 'POST', form: formWith(pdfCv, 'Alex-Morgan-CV.pdf') });
  return { cookie: cookieOf(response), uploadId: String((await response.json()).id) };
}

const analyse = async (cvUploadId: string): Promise<string> => {
  const json = { cvUploadId, options: analysisOptionsSchema.parse({}) };
  return (await (await call(postAnalyse, { method: 'POST', path: '/api/cv/analyse', json })).json()).id;
};

const ofUpload = (uploadId: string, cookie?: string, words?: string[]) =>
  call(words ? postOfUpload : getOfUpload, {
    method: words ? 'POST' : 'GET',
    params: { uploadId },
    ...(words ? { json: { words } } : {}),
    cookie,
  });
const ofAnalysis = (analysisId: string, cookie?: string, words?: string[]) =>
  call(words ? postOfAnalysis : getOfAnalysis, {
    method: words ? 'POST' : 'GET',
    params: { analysisId },
    ...(words ? { json: { words } } : {}),
    cookie,
  });
const textOf = async (analysisId: string, cookie: string): Promise<{ cvText: string; result: unknown }> =>
  (await call(getAnalysis, { params: { analysisId }, cookie })).json();

/** Words of the sample CV that stand in several places. */
const employer = 'Pennine Parcel Network';

describeOnBothDatabases('what was taken out of a CV', () => {
  afterEach(async () => {
    await db().upload.deleteMany();
  });

  it('is told to its owner, never stored on the way, before and after the analysis', async () => {
    const { uploadId, cookie } = await uploaded();
    const response = await ofUpload(uploadId, cookie);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const before = redactionsSchema.parse(await response.json());
    expect(before.taken).toContainEqual({ kind: 'NAME', text: 'Alex Morgan' });
    expect(before.taken.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['EMAIL', 'PHONE']));
    // 'Operations and Project Manager' is work and nobody's name.
    expect(before.top).toEqual([]);
    const id = await analyse(uploadId);
    expect(await (await ofAnalysis(id, cookie)).json()).toEqual(before);
  });

  it('is told to nobody else, and only the owner takes out more', async () => {
    const { uploadId } = await uploaded();
    const id = await analyse(uploadId);
    const { cookie: stranger } = await uploaded();
    for (const cookie of [undefined, stranger]) {
      expect(await codeOf(await ofUpload(uploadId, cookie))).toEqual([403, 'NOT_OWNER']);
      expect(await codeOf(await ofUpload(uploadId, cookie, [employer]))).toEqual([403, 'NOT_OWNER']);
      expect(await codeOf(await ofAnalysis(id, cookie))).toEqual([403, 'NOT_OWNER']);
      expect(await codeOf(await ofAnalysis(id, cookie, [employer]))).toEqual([403, 'NOT_OWNER']);
    }
    expect(await codeOf(await ofUpload('AAAAAAAAAAAAAAAAAAAAAAAA', stranger))).toEqual([404, 'CV_UPLOAD_NOT_FOUND']);
    expect(await codeOf(await ofAnalysis('AAAAAAAAAAAAAAAAAAAAAAAA', stranger))).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    expect((await ofAnalysis('demo', stranger, [employer])).status).toBe(403);
  });

  it('grows by the words that the owner names, before anything is analysed', async () => {
    const { uploadId, cookie } = await uploaded();
    const after = redactionsSchema.parse(await (await ofUpload(uploadId, cookie, [employer])).json());
    expect(after.taken).toContainEqual({ kind: 'PERSONAL', text: employer });
    const { cvText, result } = await textOf(await analyse(uploadId), cookie);
    expect(JSON.stringify([cvText, result])).not.toContain(employer);
  });

  it('grows after the analysis too: every report of the CV is scored again without the words', async () => {
    const { uploadId, cookie } = await uploaded();
    const [first, second] = [await analyse(uploadId), await analyse(uploadId)];
    expect((await textOf(first, cookie)).cvText).toContain(employer);
    const response = await ofAnalysis(first, cookie, [employer]);
    const { id, ...result } = await response.json();
    expect([response.status, id]).toEqual([200, first]);
    analysisResultSchema.parse(result);
    for (const each of [first, second]) expect(JSON.stringify(await textOf(each, cookie))).not.toContain(employer);
    expect(JSON.stringify(await db().upload.findMany({ select: { document: true } }))).not.toContain(employer);
  });

  it('keeps the owner’s corrections', async () => {
    const { uploadId, cookie } = await uploaded();
    const id = await analyse(uploadId);
    const json = { settled: ['work'], entries: null, skills: null };
    await call(patchReading, { method: 'PATCH', params: { analysisId: id }, json, cookie });
    await ofAnalysis(id, cookie, [employer]);
    const { corrections } = await db().analysis.findFirstOrThrow({ where: { id } });
    expect(storedCorrections.read(corrections ?? '').settled).toEqual(['work']);
  });

  it('changes nothing where the CV does not have the words, or where too little would be left to analyse', async () => {
    const { uploadId, cookie } = await uploaded();
    const id = await analyse(uploadId);
    const before = await textOf(id, cookie);
    expect(await codeOf(await ofAnalysis(id, cookie, ['Zyxwvut']))).toEqual([400, 'WORDS_NOT_IN_CV']);
    const everything = [...new Set(before.cvText.replace(/\[[A-Z_\d a-z]+\]/g, ' ').match(/[a-z]{2,}/gi) ?? [])];
    for (let from = 0; from < everything.length; from += 20) {
      const response = await ofAnalysis(id, cookie, everything.slice(from, from + 20));
      if (response.status === 200) continue;
      expect(response.status).toBe(422);
      break;
    }
    expect((await ofAnalysis(id, cookie)).status).toBe(200);
  });

  it('waits for an analysis that is under way', async () => {
    const { uploadId, cookie } = await uploaded();
    const id = await analyse(uploadId);
    await db().analysis.updateMany({ data: { status: 'processing' } });
    expect(await codeOf(await ofUpload(uploadId, cookie, [employer]))).toEqual([409, 'ANALYSIS_UNDER_WAY']);
    expect(await codeOf(await ofAnalysis(id, cookie, [employer]))).toEqual([409, 'ANALYSIS_UNDER_WAY']);
  });

  it.each([[[]], [['a']], [['x'.repeat(201)]], [Array.from({ length: 21 }, () => 'word')]])('answers 400 to %j', async (words) => {
    const { uploadId, cookie } = await uploaded();
    expect((await ofUpload(uploadId, cookie, words)).status).toBe(400);
  });
});
