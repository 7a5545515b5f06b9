import { DELETE as deleteSaved, GET as getSaved, PUT as putSaved } from '@/app/api/cv/analysis/[analysisId]/statement/route';
import { POST as postDocx } from '@/app/api/cv/statement/export.docx/route';
import { POST as postStatement } from '@/app/api/cv/statement/route';
import { savedStatementAnswer, statementResult } from '@/lib/shared/statement';
import { analysedCv } from '../../support/analysed-cv';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const specification = `Person specification
Criteria\tE/D\tAssessed by
Registered nurse with current NMC registration\tE\tA/C
Experience of leading a team on an acute ward\tE\tA/I
Experience of helicopter maintenance\tE\tA
Calm under pressure\tE\tI`;
const write = (json: unknown, cookie?: string) => call(postStatement, { method: 'POST', json, cookie });
const told = async (response: Response) => [response.status, (await response.json()).code];

describeOnBothDatabases('POST /api/cv/statement', () => {
  let own: { analysisId: string; cookie: string };
  beforeAll(async () => {
    own = await analysedCv();
  });

  it('writes from the owner’s lines and answers, with a gap where both are silent', async () => {
    const answers = [{ criterionId: 'why', action: 'i was born in this hospital' }];
    const response = await write({ specification, analysisId: own.analysisId, answers, words: 300 }, own.cookie);
    expect(response.status).toBe(200);
    const { criteria, draft } = statementResult.parse(await response.json());
    expect(criteria.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['c1 essential', 'c2 essential', 'c3 essential', 'c4 essential']);
    expect(draft.text).toContain('I was born in this hospital.');
    expect(criteria[1]?.state).toBe('shown');
    expect(draft.slots.map(({ criterionId }) => criterionId)).toEqual(['c3']);
  });

  it('keeps all answers where a criterion is split, closed or counted in characters', async () => {
    const criteria = [
      { id: 'c1', text: 'Experience of care', kind: 'essential', assessedBy: [] },
      { id: 'c1b', text: 'Experience of records', kind: 'desirable', assessedBy: [] },
      { id: 'c3', text: 'A licence', kind: 'essential', assessedBy: [] },
    ];
    const answers = [
      { criterionId: 'c1', action: 'I cared for my aunt' },
      { criterionId: 'c1b', action: 'I kept her records' },
      { criterionId: 'c3', none: true },
    ];
    const response = await write({ criteria, answers, characters: 4_000 });
    const { draft } = statementResult.parse(await response.json());
    expect(draft.text).toBe('Experience of care\nI cared for my aunt.\n\nExperience of records\nI kept her records.');
    expect([draft.slots, draft.leftOut]).toEqual([[], ['c3']]);
  });

  it('takes a form with the specification as text and the rest as JSON', async () => {
    const body = new FormData();
    body.set('specification', specification);
    body.set('answers', JSON.stringify([{ criterionId: 'c3', action: 'I mended two helicopters.' }]));
    body.set('words', '100');
    const response = await call(postStatement, { method: 'POST', body });
    expect(statementResult.parse(await response.json()).draft).toMatchObject({ limit: 100, unit: 'words', slots: [{}, {}] });
  });

  it('refuses what it cannot use, each with its own code', async () => {
    expect(await told(await write({ words: 100 }))).toEqual([400, 'INVALID_REQUEST']);
    expect(await told(await write({ specification, words: 49 }))).toEqual([400, 'INVALID_REQUEST']);
    expect(await told(await write({ specification, words: 100, characters: 400 }))).toEqual([400, 'INVALID_REQUEST']);
    expect(await told(await write({ specification, answers: [{ criterionId: 'c9', action: 'I did' }] }))).toEqual([400, 'INVALID_REQUEST']);
    expect(await told(await write({ specification: 'Lovely office.' }))).toEqual([422, 'NO_CRITERIA']);
    expect(await told(await write({ specification, analysisId: own.analysisId }))).toEqual([403, 'NOT_OWNER']);
    expect(await told(await write({ specification, analysisId: 'b'.repeat(24) }, own.cookie))).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    const body = new FormData();
    body.set('specification', new File(['plain words'], 'spec.pdf'));
    expect(await told(await call(postStatement, { method: 'POST', body }))).toEqual([415, 'INVALID_FILE_TYPE']);
  });

  it('saves answers and draft for their owner alone, until they are deleted', async () => {
    const params = { analysisId: own.analysisId };
    const saved = {
      specification,
      answers: [{ criterionId: 'c3', action: 'I mended two helicopters.' }],
      words: 500,
      text: 'I mended two.',
    };
    const read = async () => savedStatementAnswer.parse(await (await call(getSaved, { params, cookie: own.cookie })).json()).statement;
    expect(await read()).toBeNull();
    expect((await call(putSaved, { method: 'PUT', params, json: saved, cookie: own.cookie })).status).toBe(200);
    expect(await read()).toMatchObject(saved);
    expect(await told(await call(getSaved, { params }))).toEqual([403, 'NOT_OWNER']);
    expect((await call(deleteSaved, { method: 'DELETE', params, cookie: own.cookie })).status).toBe(204);
    expect(await read()).toBeNull();
  });

  it('exports a finished statement and refuses one with an open gap', async () => {
    const file = await call(postDocx, { method: 'POST', json: { text: 'Experience of care\nI cared for my aunt.' } });
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('Supporting-statement-')]);
    expect(await told(await call(postDocx, { method: 'POST', json: { text: 'Care\n[Care: where have you used it?]' } }))).toEqual([
      400,
      'UNFILLED_SLOTS',
    ]);
  });
});
