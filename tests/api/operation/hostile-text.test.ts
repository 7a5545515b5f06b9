import { DELETE as deletePeople } from '@/app/api/admin/people/route';
import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { GET as getUploads } from '@/app/api/cv-uploads/route';
import { adminCookie, logIn, staff } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const nul = '\u0000';

/** Postgres takes no NUL in a text, and no number or time beyond its columns'. */
describeOnBothDatabases('what a database cannot hold', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await adminCookie();
  });
  const codeOf = async (response: Response) => [response.status, (await response.json()).code];
  const list = (query: string) => call(getUploads, { cookie, path: `/api/cv-uploads?${query}` });
  const after = (...place: unknown[]) => `sort=${String(place[0])}&after=${Buffer.from(JSON.stringify(place)).toString('base64url')}`;

  it('names no record', async () => {
    const analyse = call(postAnalyse, { method: 'POST', json: { cvUploadId: `none${nul}` } });
    expect(await codeOf(await analyse)).toEqual([404, 'CV_UPLOAD_NOT_FOUND']);
    const unlock = call(postEmail, { method: 'POST', json: { id: `none${nul}`, email: 'jo@example.com' } });
    expect(await codeOf(await unlock)).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    const remove = call(deletePeople, { method: 'DELETE', cookie, path: '/api/admin/people?email=no%00one' });
    expect(await codeOf(await remove)).toEqual([404, 'PERSON_NOT_FOUND']);
  });

  it('is nobody’s account', async () => {
    expect(await codeOf(await logIn({ ...staff, email: `nobody${nul}@example.com` }))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('finds nothing in a list', async () => {
    const response = await list('search=no%00ne');
    expect([response.status, (await response.json()).count]).toEqual([200, 0]);
  });

  it.each([
    ['a text with NUL', after('filename', `a${nul}`, 'id')],
    ['an id with NUL', after('filename', 'a', `id${nul}`)],
    ['a number beyond the column', after('contentLength', 1e300, 'id')],
    ['a broken number', after('contentLength', 1.5, 'id')],
    ['a year with five digits', after('uploadedAt', '+275760-09-13T00:00:00.000Z', 'id')],
    ['the year nought', after('uploadedAt', '0000-01-01T00:00:00.000Z', 'id')],
    ['a number of milliseconds for a time', after('uploadedAt', 1e15, 'id')],
  ])('is no place in a list: %s', async (_name, query) => {
    expect(await codeOf(await list(query))).toEqual([400, 'INVALID_REQUEST']);
  });
});
