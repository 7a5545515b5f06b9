import { Writable } from 'node:stream';
import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { DELETE as deleteAnalysis, GET as getAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { POST as postComplaint } from '@/app/api/cv/complaint/route';
import { GET as getReceipt } from '@/app/api/cv/deletion/[receipt]/route';
import { GET as getViewer } from '@/app/api/cv/pdf-viewer/[uploadId]/route';
import { POST as postUnsubscribe } from '@/app/api/cv/unsubscribe/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import { purgeExpired } from '@/lib/server/services/personal-data/purge';
import { call, cookieOf, formWith } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';
import { canaries, canaryCv } from '../../support/fake-claude/canary-cv';
import { canaryEmail, leaksIn } from '../../support/privacy';

// The logger writes to a stream of ours, so that its very lines are read, not what it was asked to write.
const lines: string[] = [];
jest.mock('pino', () => {
  const pino = jest.requireActual('pino');
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  return Object.assign((options: object) => pino({ ...options, level: 'debug' }, stream), pino);
});

const person = `${canaries.forename} ${canaries.surname}`;

describeOnBothDatabases('the canary CV', () => {
  afterEach(() => db().upload.deleteMany());

  it('leaves nothing of the person in any log line, error or public answer, from upload to deletion', async () => {
    lines.length = 0;
    const answers: string[] = [];
    const heard = async (response: Response) => {
      answers.push(await response.clone().text(), JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie')));
      return response;
    };
    const bytes = await canaryCv();

    // What goes wrong first: a broken file, a wrong ending, a name that is no CV's.
    await heard(await call(postUpload, { method: 'POST', form: formWith(new TextEncoder().encode('%PDF-1.7 nothing'), canaries.file) }));
    await heard(await call(postUpload, { method: 'POST', form: formWith(bytes, `${person}.pdf`) }));
    await heard(await call(postUpload, { method: 'POST', form: formWith(bytes.subarray(0, bytes.length / 2), canaries.file) }));

    const uploaded = await call(postUpload, { method: 'POST', form: formWith(bytes, canaries.file) });
    expect(uploaded.status).toBe(201);
    const { id: cvUploadId } = await uploaded.json();
    const cookie = cookieOf(uploaded);
    const analysed = await heard(await call(postAnalyse, { method: 'POST', json: { cvUploadId, options: {} } }));
    expect(analysed.status).toBe(200);
    const { id } = await analysed.json();
    await heard(await call(postEmail, { method: 'POST', json: { id, email: `${canaryEmail} ${canaries.phone}` }, cookie }));
    await heard(await call(postEmail, { method: 'POST', json: { id, email: canaryEmail, marketingConsent: true }, cookie }));
    const read = await heard(await call(getAnalysis, { params: { analysisId: id } }));
    expect((await read.json()).result.emailAddress).toBe('•••');
    await heard(await call(getViewer, { params: { uploadId: cvUploadId } }));
    await heard(await call(postComplaint, { method: 'POST', json: { message: `I am ${person}, ${canaries.phone}`, email: canaryEmail } }));
    await heard(await call(postUnsubscribe, { method: 'POST', json: { email: canaryEmail } }));
    await purgeExpired(new Date());

    // A failure of our own, in the middle of the work on this very CV.
    jest.spyOn(db().analysis, 'findUnique').mockRejectedValueOnce(new Error(`cannot read ${person} <${canaries.email}>`));
    const broken = await heard(await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id } }));
    expect(broken.status).toBe(500);
    jest.restoreAllMocks();

    const deleted = await heard(await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id }, cookie }));
    expect(deleted.status).toBe(204);
    await heard(await call(getReceipt, { params: { receipt: deleted.headers.get('deletion-receipt') ?? '' } }));

    expect(lines.length).toBeGreaterThan(3);
    expect(leaksIn(lines.join('\n'))).toEqual([]);
    expect(leaksIn(answers.join('\n'))).toEqual([]);
  });

  it('would be found out: what is searched for is known however it is written', () => {
    expect(leaksIn(`${person} ${canaryEmail} ${canaries.phone}`.toUpperCase()).length).toBeGreaterThanOrEqual(3);
  });
});
