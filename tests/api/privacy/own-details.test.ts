import { GET as getAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getPersonal } from '@/app/api/cv/analysis/[analysisId]/personal/route';
import { db } from '@/lib/server/db/client';
import { hashSecret } from '@/lib/server/ids';
import { reportOpening } from '@/lib/server/services/analyses/report-opening';
import { analysedCv } from '../../support/analysed-cv';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const placeholder = /\[(?:NAME|EMAIL|PHONE|ADDRESS)(?:_\d)?\]/;

describeOnBothDatabases('the owner’s own details', () => {
  let own: { analysisId: string; cookie: string };
  const params = () => ({ analysisId: own.analysisId });
  beforeAll(async () => {
    own = await analysedCv();
    // A quote with a name in it, as a line of awards has one.
    const { result } = await db().analysis.findUniqueOrThrow({ where: { id: own.analysisId } });
    const named = (result ?? '').replace(/"summary":"/, '"summary":"For [NAME]: ');
    await db().analysis.update({ where: { id: own.analysisId }, data: { result: named } });
  });

  it('are told by their placeholders to the owner alone', async () => {
    const { details } = await (await call(getPersonal, { params: params(), cookie: own.cookie })).json();
    expect(details).toMatchObject({ '[NAME]': 'Priya Ramsbottom' });
    expect((await call(getPersonal, { params: params() })).status).toBe(403);
  });

  it('stand in the first words of the report for the owner, and for nobody else', async () => {
    const owner = hashSecret(own.cookie.replace(/^visitor=/, ''));
    const opening = JSON.stringify(await reportOpening(own.analysisId, owner));
    expect(opening).toContain('For Priya Ramsbottom: ');
    expect(opening).not.toMatch(placeholder);
    const shared = JSON.stringify(await reportOpening(own.analysisId, null));
    expect(shared).toContain('For [NAME]: ');
    expect(shared).not.toContain('Ramsbottom');
  });

  it.each(['owner', 'somebody else'])('stand neither in the stored report nor in the text that goes with it: %s', async (who) => {
    const answer = await (await call(getAnalysis, { params: params(), ...(who === 'owner' ? { cookie: own.cookie } : {}) })).text();
    expect(answer).toContain('[NAME]');
    expect(answer).not.toContain('Ramsbottom');
  });
});
