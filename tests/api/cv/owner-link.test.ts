import { GET as redeem } from '@/app/api/cv/owner-link/[token]/route';
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

const open = (url: string) => {
  const { pathname } = new URL(url, 'http://localhost:3000');
  return call(redeem, { path: url, params: { token: pathname.split('/').at(-1) ?? '' } });
};

describeOnBothDatabases('a link for windows that do not see the frame’s cookie', () => {
  it('makes that window the owner too, once, and leads to its page', async () => {
    const { id, cookie } = await analysed();
    const { url } = await (await call(makeLink, { method: 'POST', json: { id, to: `/premium/${id}` }, cookie })).json();
    const first = await open(url);
    expect([first.status, first.headers.get('location'), cookieOf(first)]).toEqual([303, `/premium/${id}`, cookie]);
    const second = await open(url);
    expect([second.status, second.headers.getSetCookie()]).toEqual([303, []]);
  });

  it('is of no use after five minutes, and leads to its page all the same', async () => {
    const { viewerUrl } = await analysed();
    const later = Date.now() + 5 * 60_000 + 1;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const late = await open(viewerUrl);
    clock.mockRestore();
    expect([late.status, late.headers.getSetCookie()]).toEqual([303, []]);
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
