import { GET as redeem, POST as press } from '@/app/api/cv/owner-link/[token]/route';
import { POST as makeLink } from '@/app/api/cv/owner-link/route';
import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { call, cookieOf, formWith } from '../../support/call';
import { pdfCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';

async function analysed() {
  const upload = await call(postUpload, { method: 'POST', form: formWith(pdfCv, 'cv.pdf') });
  const { id: cvUploadId, viewerUrl } = await upload.json();
  const { id } = await (await call(postAnalyse, { method: 'POST', json: { cvUploadId } })).json();
  return { id, viewerUrl, cookie: cookieOf(upload) };
}

const tokenOf = (url: string): string => new URL(url, 'http://localhost:3000').pathname.split('/').at(-1) ?? '';
const open = (url: string, { site, cookie }: { site?: string; cookie?: string } = {}) =>
  call(redeem, { path: url, params: { token: tokenOf(url) }, cookie, headers: site ? { 'sec-fetch-site': site } : {} });

describeOnBothDatabases('a link for windows that do not see the frame’s cookie', () => {
  it('makes that window the owner too, once, and leads to its page', async () => {
    const { id, cookie } = await analysed();
    const { url } = await (await call(makeLink, { method: 'POST', json: { id, to: `/premium/${id}` }, cookie })).json();
    const first = await open(url);
    expect([first.status, first.headers.get('location'), cookieOf(first)]).toEqual([303, `/premium/${id}`, cookie]);
    const second = await open(url);
    expect([second.status, second.headers.getSetCookie()]).toEqual([303, []]);
  });

  const openLater = async (url: string, minutes: number) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000 + 1);
    const late = await open(url);
    clock.mockRestore();
    return late;
  };

  it('is of no use after five minutes, and leads to its page all the same', async () => {
    const { id, cookie } = await analysed();
    const { url } = await (await call(makeLink, { method: 'POST', json: { id, to: `/premium/${id}` }, cookie })).json();
    const late = await openLater(url, 5);
    expect([late.status, late.headers.getSetCookie()]).toEqual([303, []]);
  });

  it('lives an hour where it came with the upload, so that a frame without cookies can unlock its report in a window', async () => {
    const { id, viewerUrl, cookie } = await analysed();
    const toReport = viewerUrl.replace(/to=.*/, `to=${encodeURIComponent(`/results/${id}`)}`);
    const opened = await openLater(toReport, 59);
    expect([opened.headers.get('location'), cookieOf(opened)]).toEqual([`/results/${id}`, cookie]);
    expect((await openLater((await analysed()).viewerUrl, 60)).headers.getSetCookie()).toEqual([]);
  });

  it.each(['cross-site', 'same-site', 'none'])('asks first where a browser came from elsewhere: %s', async (site) => {
    const { viewerUrl, cookie } = await analysed();
    const asked = await open(viewerUrl, { site });
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([303, []]);
    expect(asked.headers.get('location')).toMatch(/^\/continue\?token=/);
    const pressed = await call(press, { method: 'POST', path: viewerUrl, params: { token: tokenOf(viewerUrl) } });
    expect([pressed.status, cookieOf(pressed)]).toEqual([200, cookie]);
    expect(await pressed.json()).toEqual({ to: new URL(viewerUrl, 'http://localhost').searchParams.get('to') });
  });

  it('asks first where the browser is another visitor already, even from one of our pages', async () => {
    const [victim, attacker] = [await analysed(), await analysed()];
    for (const site of ['same-origin', undefined]) {
      const asked = await open(attacker.viewerUrl, { site, cookie: victim.cookie });
      expect([asked.headers.get('location')?.startsWith('/continue?'), asked.headers.getSetCookie()]).toEqual([true, []]);
    }
    expect(cookieOf(await open(victim.viewerUrl, { site: 'same-origin', cookie: victim.cookie }))).toBe(victim.cookie);
  });

  it('is not pressed from another site', async () => {
    const { viewerUrl } = await analysed();
    const headers = { origin: 'https://evil.example' };
    const pressed = await call(press, { method: 'POST', path: viewerUrl, params: { token: tokenOf(viewerUrl) }, headers });
    expect([pressed.status, pressed.headers.getSetCookie()]).toEqual([403, []]);
  });

  it.each(['/results/x\r\nSet-Cookie: a=b', '/results/ünï', '/results/a b'])('does not lead to %j', async (to) => {
    const { id, viewerUrl, cookie } = await analysed();
    expect((await call(makeLink, { method: 'POST', json: { id, to }, cookie })).status).toBe(400);
    expect((await open(viewerUrl.replace(/to=.*/, `to=${encodeURIComponent(to)}`))).status).toBe(404);
  });

  it('comes with every upload for its viewer', async () => {
    const { viewerUrl, cookie } = await analysed();
    expect(cookieOf(await open(viewerUrl))).toBe(cookie);
  });

  it('does not show the secret it carries, and nothing changed in it opens', async () => {
    const { viewerUrl, cookie } = await analysed();
    expect(viewerUrl).not.toContain(cookie.split('=')[1]);
    const changed = viewerUrl.replace(
      /(\.[\w-]{40})(.)/,
      (_: string, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'),
    );
    expect((await open(changed)).headers.getSetCookie()).toEqual([]);
  });

  it('is made for the owner only, and leads nowhere else', async () => {
    const { id, cookie } = await analysed();
    expect((await call(makeLink, { method: 'POST', json: { id, to: `/premium/${id}` } })).status).toBe(403);
    for (const to of ['https://elsewhere.example/', '//elsewhere.example', '/premium//elsewhere.example', '/admin', '/premium/..\\admin'])
      expect((await call(makeLink, { method: 'POST', json: { id, to }, cookie })).status).toBe(400);
  });
});
