import { GET as getDocx, POST as postDocx } from '@/app/api/cv/analysis/[analysisId]/export.docx/route';
import { GET as getJson, POST as postJson } from '@/app/api/cv/analysis/[analysisId]/export.json/route';
import { GET as getPdf } from '@/app/api/cv/analysis/[analysisId]/export.pdf/route';
import { POST as postChanges } from '@/app/api/cv/analysis/[analysisId]/export-changes/route';
import { POST as postPages } from '@/app/api/cv/analysis/[analysisId]/export-pages/route';
import { readDocument } from '@/lib/server/extract/read-document';
import { closePool } from '@/lib/server/workers/pool';
import { analysedCv } from '../../support/analysed-cv';
import { bundleReportChild } from '../../support/bundle-report-child';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const textOf = async (response: Response, kind: 'docx' | 'pdf') => {
  const { lines } = await readDocument(new Uint8Array(await response.arrayBuffer()), kind);
  return lines.map(({ items }) => items.map(({ text }) => text).join(' ')).join('\n');
};

beforeAll(bundleReportChild);
afterAll(closePool);

describeOnBothDatabases('exports', () => {
  let own: { analysisId: string; cookie: string };
  beforeAll(async () => {
    own = await analysedCv();
  });
  const params = () => ({ analysisId: own.analysisId });

  it('give the CV as it is, under the owner’s name and contact details, as a DOCX', async () => {
    const response = await call(getDocx, { params: params(), cookie: own.cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Priya-Ramsbottom-CV-\d{4}-\d\d-\d\d\.docx"/);
    const text = await textOf(response, 'docx');
    expect(text).toContain('Priya Ramsbottom');
    expect(text).toContain('priya.ramsbottom@example.com');
    expect(text).toContain('Introduced a bedside handover that saved 20 minutes a shift');
  });

  it('give a PDF that reads back', async () => {
    const text = await textOf(await call(getPdf, { params: params(), cookie: own.cookie }), 'pdf');
    expect(text).toContain('Priya Ramsbottom');
    expect(text).toContain('Ward Sister');
  });

  it('put the edited parts in place and leave the others as they were', async () => {
    const json = { sections: { 'Professional Summary': 'Ward sister who wants calmer handovers.' } };
    const response = await call(postDocx, { method: 'POST', params: params(), cookie: own.cookie, json });
    const text = await textOf(response, 'docx');
    expect(text).toContain('Ward sister who wants calmer handovers.');
    expect(text).not.toContain('nine years on acute medical wards');
    expect(text).toContain('Mentored six newly qualified nurses');
    const resume = await (await call(postJson, { method: 'POST', params: params(), cookie: own.cookie, json })).json();
    expect(resume.basics).toMatchObject({ name: 'Priya Ramsbottom', summary: 'Ward sister who wants calmer handovers.' });
  });

  it('refuse open gaps with 400 and say where they are', async () => {
    const json = { sections: { 'Skills Section': 'Audit', 'Work Experience': 'Ward Sister\n- Planned the rota, [add figure]' } };
    const response = await call(postDocx, { method: 'POST', params: params(), cookie: own.cookie, json });
    const body = await response.json();
    expect([response.status, body.code]).toEqual([400, 'UNFILLED_SLOTS']);
    expect(body.message).toContain('Work Experience: “Planned the rota, [add figure]”');
    expect(body.message).not.toContain('Skills Section');
  });

  it('say beforehand what they change, and name an open gap instead of refusing it', async () => {
    const json = { sections: { 'Professional Summary': 'Ward sister who led [add figure] nurses.' } };
    const response = await call(postChanges, { method: 'POST', params: params(), cookie: own.cookie, json });
    const changes = await response.json();
    expect(response.status).toBe(200);
    expect(changes.changed).toHaveLength(1);
    expect(changes.changed[0].after).toBe('Ward sister who led [add figure] nurses.');
    expect(changes.kept).toBeGreaterThan(5);
    expect(changes.open).toEqual([{ part: 'Professional Summary', text: 'Ward sister who led [add figure] nurses.' }]);
  });

  it('draw their pages beforehand, and refuse that as they refuse the file', async () => {
    const pages = async (json: unknown) => {
      const response = await call(postPages, { method: 'POST', params: params(), cookie: own.cookie, json });
      return { status: response.status, body: await response.json() };
    };
    const drawn = await pages({});
    expect([drawn.status, drawn.body.isWhole]).toEqual([200, true]);
    for (const page of drawn.body.pages) expect(Buffer.from(page, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(drawn.body.pages.length).toBeGreaterThan(0);
    const refused = await pages({ sections: { 'Skills Section': 'Audit, [add skill]' } });
    expect([refused.status, refused.body.code]).toEqual([400, 'UNFILLED_SLOTS']);
  });

  it.each([postChanges, postPages])('ask an owner before they say anything', async (post) => {
    const status = async (options: Parameters<typeof call>[1]) => {
      const response = await call(post, { method: 'POST', json: {}, ...options });
      return [response.status, (await response.json()).code];
    };
    expect(await status({ params: params() })).toEqual([403, 'NOT_OWNER']);
    expect(await status({ params: { analysisId: 'c'.repeat(24) }, cookie: own.cookie })).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    expect(await status({ params: params(), cookie: own.cookie, json: { sections: { Horoscope: 'x' } } })).toEqual([
      400,
      'INVALID_REQUEST',
    ]);
  });

  it('refuse an unknown part with 400, another browser with 403, an unknown id with 404', async () => {
    const status = async (options: Parameters<typeof call>[1]) => {
      const response = await call(postDocx, { method: 'POST', json: {}, ...options });
      return [response.status, (await response.json()).code];
    };
    for (const name of ['Horoscope', 'constructor'])
      expect([name, ...(await status({ params: params(), cookie: own.cookie, json: { sections: { [name]: 'x' } } }))]).toEqual([
        name,
        400,
        'INVALID_REQUEST',
      ]);
    expect(await status({ params: params() })).toEqual([403, 'NOT_OWNER']);
    expect(await status({ params: { analysisId: 'c'.repeat(24) }, cookie: own.cookie })).toEqual([404, 'ANALYSIS_NOT_FOUND']);
  });

  it('give everybody the sample, without a cookie', async () => {
    const demo = { analysisId: 'demo' };
    expect(await textOf(await call(getDocx, { params: demo }), 'docx')).toContain('Alex Morgan');
    const resume = await (await call(getJson, { params: demo })).json();
    expect(resume.work.length).toBeGreaterThan(0);
  });
});

describeOnBothDatabases(
  'exports at their limit',
  () => {
    it('are as many as three for each analysis an address may ask for, then answer 429 with the seconds to wait', async () => {
      const exported = () => call(getJson, { params: { analysisId: 'demo' } });
      const answers: Response[] = [];
      // Four analyses, because the time to start the process that exports counts as work too.
      for (let i = 0; i < 13; i++) answers.push(await exported());
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(12).fill(200), 429]);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  },
  { RATE_LIMIT_ANALYSES: '4' },
);
