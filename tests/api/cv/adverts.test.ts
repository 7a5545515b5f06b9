import { DELETE as deleteOne } from '@/app/api/cv/analysis/[analysisId]/adverts/[advertId]/route';
import { GET as getAdverts, POST as postAdvert } from '@/app/api/cv/analysis/[analysisId]/adverts/route';
import { GET as getMyData } from '@/app/api/cv/analysis/[analysisId]/my-data/route';
import { DELETE as deleteAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { db } from '@/lib/server/db/client';
import { advertSchema, advertsAnswer } from '@/lib/shared/adverts';
import { limits } from '@/lib/shared/limits';
import { analysedCv } from '../../support/analysed-cv';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const text = 'Job title: Ward Manager, Fernbank Infirmary\nEssential: NMC registration';
const told = async (response: Response) => [response.status, (await response.json()).code];

describeOnBothDatabases('adverts kept with a report', () => {
  let own: { analysisId: string; cookie: string };
  beforeEach(async () => {
    own = await analysedCv();
  });
  const params = () => ({ analysisId: own.analysisId });
  const keep = (json: unknown, cookie: string | undefined = own.cookie) =>
    call(postAdvert, { method: 'POST', params: params(), json, cookie });
  const kept = async () => advertsAnswer.parse(await (await call(getAdverts, { params: params(), cookie: own.cookie })).json()).adverts;
  const drop = (advertId: string, cookie: string | undefined = own.cookie) =>
    call(deleteOne, { method: 'DELETE', params: { ...params(), advertId }, cookie });

  it('are kept, named, listed newest first and deleted one by one', async () => {
    const response = await keep({ text });
    expect(response.status).toBe(201);
    const first = advertSchema.parse(await response.json());
    expect(first).toMatchObject({ name: 'Ward Manager, Fernbank Infirmary', text });
    const second = advertSchema.parse(await (await keep({ name: 'The other one', text: 'We want a porter.' })).json());
    expect((await kept()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await drop(second.id)).status).toBe(204);
    expect(await kept()).toEqual([first]);
    expect(await told(await drop(second.id))).toEqual([404, 'ADVERT_NOT_FOUND']);
  });

  it('are for their owner alone, and none belong to another report or to the sample', async () => {
    const { id } = advertSchema.parse(await (await keep({ text })).json());
    expect(await told(await keep({ text }, ''))).toEqual([403, 'NOT_OWNER']);
    expect(await told(await call(getAdverts, { params: params() }))).toEqual([403, 'NOT_OWNER']);
    expect(await told(await drop(id, ''))).toEqual([403, 'NOT_OWNER']);
    const other = await analysedCv();
    const wrong = await call(deleteOne, { method: 'DELETE', params: { analysisId: other.analysisId, advertId: id }, cookie: other.cookie });
    expect(await told(wrong)).toEqual([404, 'ADVERT_NOT_FOUND']);
    expect(await told(await call(getAdverts, { params: { analysisId: 'demo' }, cookie: own.cookie }))).toEqual([403, 'DEMO_READ_ONLY']);
    expect(await kept()).toHaveLength(1);
  });

  it('are refused where they are empty, too long or too many', async () => {
    expect(await told(await keep({ text: ' ' }))).toEqual([400, 'INVALID_REQUEST']);
    expect(await told(await keep({ text: 'word '.repeat(limits.advertCharacters / 4) }))).toEqual([422, 'TEXT_TOO_LONG']);
    for (let count = 0; count < limits.advertsPerReport; count++) await keep({ text });
    expect(await told(await keep({ text }))).toEqual([409, 'TOO_MANY_ADVERTS']);
  });

  it('are stored encrypted, included in an answer to a request for access, and deleted with the report', async () => {
    await keep({ name: 'Secretissimo', text });
    const rows = await db().advert.findMany({ where: { analysisId: own.analysisId } });
    expect(rows.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join()).not.toMatch(/Secretissimo|Fernbank/);
    const held = await (await call(getMyData, { params: params(), cookie: own.cookie })).text();
    expect(held).toContain('Secretissimo');
    await call(deleteAnalysis, { method: 'DELETE', params: params(), cookie: own.cookie });
    expect(await db().advert.count({ where: { analysisId: own.analysisId } })).toBe(0);
  });
});
