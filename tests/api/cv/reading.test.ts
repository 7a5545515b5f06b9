import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { GET as getAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getExport } from '@/app/api/cv/analysis/[analysisId]/export.json/route';
import { GET as getParsed } from '@/app/api/cv/analysis/[analysisId]/parsed/route';
import { GET as getMyData } from '@/app/api/cv/analysis/[analysisId]/my-data/route';
import { GET as getReading, PATCH as patchReading } from '@/app/api/cv/analysis/[analysisId]/reading/route';
import { DELETE as deleteUpload } from '@/app/api/cv/upload/[uploadId]/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import type { CorrectedWork, Corrections } from '@/lib/shared/corrections';
import { readingViewSchema, type ReadingView } from '@/lib/shared/reading-view';
import { analysisOptionsSchema, analysisResultSchema } from '@/lib/shared/result';
import { call, cookieOf, formWith } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

const analyse = async (cvUploadId: string): Promise<string> => {
  const json = { cvUploadId, options: analysisOptionsSchema.parse({}) };
  return (await (await call(postAnalyse, { method: 'POST', path: '/api/cv/analyse', json })).json()).id;
};

async function analysed() {
  const uploaded = await call(postUpload, { method: 'POST', form: formWith(pdfCv, 'Alex-Morgan-CV.pdf') });
  const cookie = cookieOf(uploaded);
  const { id: uploadId }: { id: string } = await uploaded.json();
  const id = await analyse(uploadId);
  const view: ReadingView = await (await call(getReading, { params: { analysisId: id }, cookie })).json();
  return { uploadId, id, cookie, view };
}

const put = (analysisId: string, json: unknown, cookie?: string) =>
  call(patchReading, { method: 'PATCH', params: { analysisId }, json, ...(cookie ? { cookie } : {}) });

/** The first job with title and employer the other way round. */
function exchanged({ entries }: ReadingView): Corrections {
  const [first, ...others] = entries;
  if (first?.kind !== 'work') throw new Error('The sample has a job.');
  const swapped: CorrectedWork = { ...first, title: first.employer, employer: first.title };
  return { settled: ['work'], entries: [swapped, ...others], skills: null };
}

describeOnBothDatabases('the reading of a CV', () => {
  afterEach(async () => {
    await db().upload.deleteMany();
    await db().correctionCount.deleteMany();
  });

  it('is shown to its owner in the form’s shape, in the words of the CV', async () => {
    const { view } = await analysed();
    expect(readingViewSchema.parse(view)).toEqual(view);
    expect(view.entries.filter(({ kind }) => kind === 'work').length).toBeGreaterThan(0);
    expect(view).toMatchObject({ settled: [], isCorrected: false });
  });

  it('is refused to another browser, and unknown for an unknown report', async () => {
    const { id, view } = await analysed();
    expect((await call(getReading, { params: { analysisId: id } })).status).toBe(403);
    expect((await put(id, exchanged(view))).status).toBe(403);
    expect((await put('nothing', exchanged(view))).status).toBe(404);
    expect((await put('demo', exchanged(view))).status).toBe(403);
  });

  it('is scored again when it is put right, and stays so', async () => {
    const { id, cookie, view } = await analysed();
    const answer = await put(id, exchanged(view), cookie);
    expect(answer.status).toBe(200);
    const { id: answered, ...result } = await answer.json();
    expect(answered).toBe(id);
    analysisResultSchema.parse(result);
    const stored = await (await call(getAnalysis, { params: { analysisId: id }, cookie })).json();
    expect(stored.result).toEqual(result);
  });

  it('is used by every later step: fields, export and the next analysis of the file', async () => {
    const { id, uploadId, cookie, view } = await analysed();
    const params = { analysisId: id };
    const before = await (await call(getExport, { params, cookie })).json();
    await put(id, exchanged(view), cookie);
    const { work } = await (await call(getParsed, { params, cookie })).json();
    const after = await (await call(getExport, { params, cookie })).json();
    expect([after.work[0].position, after.work[0].name]).toEqual([before.work[0].name, before.work[0].position]);
    expect(work[0].title.text).toBe(after.work[0].position);
    const next: ReadingView = await (await call(getReading, { params: { analysisId: await analyse(uploadId) }, cookie })).json();
    expect(next).toMatchObject({ isCorrected: true, settled: ['work'], entries: exchanged(view).entries });
  });

  it('goes back to what was read at first', async () => {
    const { id, cookie, view } = await analysed();
    await put(id, exchanged(view), cookie);
    await put(id, { settled: [], entries: null, skills: null }, cookie);
    expect(await (await call(getReading, { params: { analysisId: id }, cookie })).json()).toEqual(view);
  });

  it.each<[string, unknown, string]>([
    ['that is no correction', { entries: 'all' }, 'INVALID_REQUEST'],
    ['with words beyond the text', { settled: [], skills: [99_999], entries: null }, 'CORRECTION_NOT_IN_CV'],
  ])('refuses a body %s and keeps what was there', async (_what, body, code) => {
    const { id, cookie, view } = await analysed();
    const answer = await put(id, body, cookie);
    expect([answer.status, (await answer.json()).code]).toEqual([400, code]);
    expect(await (await call(getReading, { params: { analysisId: id }, cookie })).json()).toEqual(view);
  });

  it('is counted by kind and never by words, is part of what is held, and goes with the upload', async () => {
    const { id, uploadId, cookie, view } = await analysed();
    await put(id, exchanged(view), cookie);
    expect(await db().correctionCount.findMany({ orderBy: { kind: 'asc' } })).toEqual([
      { kind: 'employer', count: 1 },
      { kind: 'title', count: 1 },
    ]);
    const held = await (await call(getMyData, { params: { analysisId: id }, cookie })).json();
    expect(held.analyses[0].corrections).toEqual(exchanged(view));
    await call(deleteUpload, { method: 'DELETE', params: { uploadId }, cookie });
    expect(await db().analysis.count({ where: { NOT: { corrections: null } } })).toBe(0);
  });
});
