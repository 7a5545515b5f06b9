import { POST as postJobMatch } from '@/app/api/cv/job-match/route';
import { jobMatchAnswer } from '@/lib/shared/wire';
import { analysedCv } from '../../support/analysed-cv';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const advert = `Ward Manager
Essential:
- Registered nurse
- Experience of leading a team on an acute ward
- Experience of helicopter maintenance
Desirable:
- Safeguarding
`;
const match = (json: unknown, cookie?: string) => call(postJobMatch, { method: 'POST', json, cookie });

describeOnBothDatabases('POST /api/cv/job-match', () => {
  let own: { analysisId: string; cookie: string };
  beforeAll(async () => {
    own = await analysedCv();
  });

  it('answers every criterion with its state, and quotes the CV where it is met', async () => {
    const response = await match({ analysisId: own.analysisId, jobDescription: advert, targetRole: 'Ward Manager' }, own.cookie);
    expect(response.status).toBe(200);
    const { criteria } = jobMatchAnswer.parse(await response.json());
    const missing = criteria.find(({ text }) => text.includes('helicopter'));
    expect(missing).toMatchObject({ state: 'missing', kind: 'essential' });
    expect(missing?.quote).toBeUndefined();
    expect(criteria.find(({ text }) => text.includes('leading a team'))).toMatchObject({
      state: 'shown',
      quote: expect.stringContaining('team'),
    });
  });

  it('refuses an empty advert with 400', async () => {
    const response = await match({ analysisId: own.analysisId, jobDescription: '  ' }, own.cookie);
    expect([response.status, (await response.json()).code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('takes an advert of 96,000 characters in one line, and refuses one that is longer than a CV may be with 422', async () => {
    const long = await match({ analysisId: own.analysisId, jobDescription: 'essential: care '.repeat(6_000) }, own.cookie);
    expect(long.status).toBe(200);
    for (const jobDescription of ['care '.repeat(20_001), 'care\n'.repeat(2_001)]) {
      const response = await match({ analysisId: own.analysisId, jobDescription }, own.cookie);
      expect([response.status, (await response.json()).code]).toEqual([422, 'TEXT_TOO_LONG']);
    }
  });

  it('refuses another browser and the sample with 403, an unknown id with 404', async () => {
    const ask = async (analysisId: string, cookie?: string) => {
      const response = await match({ analysisId, jobDescription: advert }, cookie);
      return [response.status, (await response.json()).code];
    };
    expect(await ask(own.analysisId)).toEqual([403, 'NOT_OWNER']);
    expect(await ask('demo', own.cookie)).toEqual([403, 'DEMO_READ_ONLY']);
    expect(await ask('b'.repeat(24), own.cookie)).toEqual([404, 'ANALYSIS_NOT_FOUND']);
  });
});
