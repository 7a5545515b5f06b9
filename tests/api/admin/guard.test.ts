import { guarded, methods, paramsOf, routes } from '../../support/api-routes';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

describeOnBothDatabases('without a session', () => {
  it('finds the route table', () => {
    expect(routes.length).toBeGreaterThan(15);
    expect(guarded.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/api/lead-emails', '/api/cv-uploads', '/api/cv-analyses', '/api/admin/people', '/api/admin/overview']),
    );
  });

  it('finds no sign-in but our own: the session library’s own routes are not there', () => {
    const signIns = routes.filter(({ address }) => /\/auth(?:\/|$)|nextauth|sign-?in|log-?in/i.test(address));
    expect(signIns.map(({ address }) => address)).toEqual(['/api/admin/login']);
  });

  it.each(guarded)('$address answers 401 as JSON to every method it offers', async ({ address, file }) => {
    const route = await import(file);
    let offered = 0;
    for (const method of methods) {
      const json = ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined;
      const response = await call(route[method], { method, path: address, params: paramsOf(address), json });
      if (response.status === 405) continue;
      offered++;
      expect([method, response.status]).toEqual([method, 401]);
      expect(response.headers.get('content-type')).toContain(method === 'HEAD' ? '' : 'application/json');
      if (method !== 'HEAD') expect(await response.json()).toEqual({ code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' });
    }
    expect(offered).toBeGreaterThan(0);
  });

  it.each(['forged', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c', ''])('a cookie %j is no session', async (value) => {
    const { GET } = await import('@/app/api/lead-emails/route');
    expect((await call(GET, { cookie: `next-auth.session-token=${value}` })).status).toBe(401);
  });
});
