import { POST as postSuggestion } from '@/app/api/cv/suggestion/route';
import { GET as getSections } from '@/app/api/cv/analysis/[analysisId]/sections/route';
import { suggestionAnswer } from '@/lib/shared/wire';
import { analysedCv } from '../../support/analysed-cv';
import { pdfCv } from '../../support/cv-files';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const ask = (json: unknown, cookie?: string) => call(postSuggestion, { method: 'POST', json, cookie });
const sections = (analysisId: string, cookie?: string) => call(getSections, { params: { analysisId }, cookie });

describeOnBothDatabases('suggestions', () => {
  let own: { analysisId: string; cookie: string };
  beforeAll(async () => {
    own = await analysedCv();
  });

  describe('POST /api/cv/suggestion answers 200', () => {
    it('with the whole part and each change, its reason and the words it is about', async () => {
      const sample = await analysedCv(pdfCv, 'Alex-Morgan-CV.pdf');
      const response = await ask({ analysisId: sample.analysisId, section: 'Work Experience' }, sample.cookie);
      expect(response.status).toBe(200);
      const answer = suggestionAnswer.parse(await response.json());
      expect(answer.engine).toBe('built-in');
      expect(answer.items.length).toBeGreaterThan(0);
      for (const { reason, after } of answer.items) {
        expect(reason).not.toBe('');
        expect(answer.suggestion).toContain(after);
      }
    });

    it('with a question for every gap it leaves, and with the answer in its place when it is given', async () => {
      const text = 'Ward Sister, Northcliffe General Hospital (Mar 2020 - Present)\n- Responsible for answering calls from relatives';
      const body = { analysisId: own.analysisId, section: 'Work Experience', text };
      const open = suggestionAnswer.parse(await (await ask(body, own.cookie)).json());
      const [slot] = open.items.flatMap(({ slots }) => slots);
      expect(open.suggestion).toContain('[add figure]');
      expect(slot?.question).toMatch(/how many/i);
      const answers = { [slot?.id ?? '']: '24' };
      const filled = suggestionAnswer.parse(await (await ask({ ...body, answers }, own.cookie)).json());
      expect(filled.suggestion).toContain('24 calls');
      expect(filled.suggestion).not.toContain('[add');
    });

    it('and aims the profile at the role that was chosen', async () => {
      const body = {
        analysisId: own.analysisId,
        section: 'Professional Summary',
        text: 'Registered nurse with nine years on acute wards.',
      };
      const targeting = { strategy: 'role', targetRole: 'brand-manager' };
      const { suggestion } = await (await ask({ ...body, targeting }, own.cookie)).json();
      expect(suggestion).toContain('Brand Manager');
    });
  });

  describe('POST /api/cv/suggestion refuses', () => {
    it('an unknown part and a missing id with 400', async () => {
      for (const body of [{ analysisId: own.analysisId, section: 'Horoscope' }, { section: 'Education' }]) {
        const response = await ask(body, own.cookie);
        expect([response.status, (await response.json()).code]).toEqual([400, 'INVALID_REQUEST']);
      }
    });

    it('another browser with 403, and the sample with 403', async () => {
      const other = await ask({ analysisId: own.analysisId, section: 'Education' });
      expect([other.status, (await other.json()).code]).toEqual([403, 'NOT_OWNER']);
      const demo = await ask({ analysisId: 'demo', section: 'Education' }, own.cookie);
      expect([demo.status, (await demo.json()).code]).toEqual([403, 'DEMO_READ_ONLY']);
    });

    it('an unknown analysis with 404', async () => {
      const response = await ask({ analysisId: 'a'.repeat(24), section: 'Education' }, own.cookie);
      expect([response.status, (await response.json()).code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    });
  });

  describe('GET /api/cv/analysis/{id}/sections', () => {
    it('gives the owner every part whole, in their own words', async () => {
      const body = await (await sections(own.analysisId, own.cookie)).json();
      expect(Object.keys(body.sections)).toEqual(['Professional Summary', 'Work Experience', 'Skills Section', 'Education', 'Structure']);
      expect(body.sections['Work Experience']).toContain('- Cut medication errors by 34% in a year by redesigning the drug round');
      expect(body.document.text).not.toContain('Ramsbottom');
    });

    it('gives another browser nothing', async () => {
      const response = await sections(own.analysisId);
      expect([response.status, (await response.json()).code]).toEqual([403, 'NOT_OWNER']);
    });

    it('gives everybody the sample', async () => {
      expect((await sections('demo')).status).toBe(200);
    });
  });
});

describeOnBothDatabases(
  'suggestions at their limit',
  () => {
    it('answers 429 with the seconds to wait', async () => {
      const body = { analysisId: 'a'.repeat(24), section: 'Education' };
      await ask(body);
      const response = await ask(body);
      expect([response.status, (await response.json()).code]).toEqual([429, 'RATE_LIMIT']);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  },
  { RATE_LIMIT_ANALYSES: '1' },
);
