import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { ownPdf } from '../support/visitor';

const accent = (of: 'light' | 'dark') => `getComputedStyle(document.documentElement).getPropertyValue('--accent-on-${of}').trim()`;

/** Somebody else's page on a real server: another origin, and under the machine's other name another site too. */
async function startHost(body: string, name = 'localhost') {
  const host = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>Host</title><body>${body}</body>`),
  );
  await new Promise<void>((resolve) => host.listen(0, name, resolve));
  return {
    address: `http://${name}:${(host.address() as AddressInfo).port}/`,
    close: () => {
      host.closeAllConnections();
      host.close();
    },
  };
}

test.describe('in the address', () => {
  for (const query of ['embedded=true', 'hideHeader=true']) {
    test(`${query} takes header and footer away, in the served page already`, async ({ page, request }) => {
      const html = await (await request.get(`/?${query}`)).text();
      expect(html).not.toMatch(/<(header|footer)[\s>]/);
      await page.goto(`/?${query}`);
      await expect(page.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
      await expect(page.locator('header, footer')).toHaveCount(0);
    });
  }

  test('a theme is a class of the served page, and one that does not exist changes nothing', async ({ page, request }) => {
    expect(await (await request.get('/?theme=dark')).text()).toMatch(/<html[^>]*class="[^"]*\bdark\b/);
    expect(await (await request.get('/?theme=sepia')).text()).not.toMatch(/<html[^>]*class="[^"]*\bsepia\b/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/?theme=light');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(251, 251, 249)');
  });

  test('an accent colour is taken, made readable, and ignored when it is none', async ({ page }) => {
    await page.goto('/?accentColor=0b6b57');
    expect(await page.evaluate(accent('light'))).toBe('#0b6b57');
    await page.goto('/?accentColor=ffff66');
    expect(await page.evaluate(accent('light'))).not.toBe('#ffff66');
    await page.goto('/?accentColor=red;}body{display:none');
    expect(await page.evaluate(accent('light'))).toBe('');
    await expect(page.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
  });
});

test.describe("in somebody else's page", () => {
  test('one script tag gives a frame that grows, and an unlisted host hears that it is done, not what came out', async ({
    page,
    baseURL,
  }) => {
    const host = await startHost(`<script>window.heard = [];
        window.addEventListener('message', (event) => window.heard.push(event.data));</script>
        <script src="${baseURL}/embed.js" data-theme="dark" data-accent="0b6b57"></script>`);
    await page.goto(host.address);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
    await expect(frame.locator('header, footer')).toHaveCount(0);
    await expect(frame.locator('html')).toHaveClass(/\bdark\b/);
    const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
    await expect.poll(height).toBeGreaterThan(720);
    await frame.locator('input[type=file]').setInputFiles(ownPdf);
    await expect(frame.getByText('File successfully uploaded')).toBeVisible();
    const before = await height();
    await page.setViewportSize({ width: 500, height: 500 });
    await frame.getByRole('button', { name: 'Analyse My CV', exact: true }).click();
    await frame.getByRole('button', { name: 'Your results are ready - view them now' }).click();
    // The frame cannot scroll itself: the host has brought the beginning of the report into view.
    await expect(frame.getByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeInViewport();
    await expect.poll(height).toBeGreaterThan(before);
    await page.setViewportSize({ width: 1280, height: 720 });
    const heard = await page.evaluate<{ type: string }[]>('window.heard');
    expect(heard.filter((message) => message.type === 'cv-analysis-complete')).toEqual([
      { version: 1, type: 'cv-analysis-complete', status: 'complete' },
    ]);
    await page.screenshot({ path: 'test-results/screens/embedded-desktop-dark.png' });
    host.close();
  });

  test('what floats stands where the visitor looks, however tall the frame, which shrinks again with its page', async ({
    page,
    baseURL,
  }) => {
    const space = '<p style="height: 900px">More of the host</p>';
    // The same site: over plain http another one's frame never is the owner's.
    const host = await startHost(`${space}<script src="${baseURL}/embed.js"></script>${space}`, '127.0.0.1');
    await page.goto(host.address);
    const frame = page.frameLocator('iframe');
    const button = (name: string | RegExp) => frame.getByRole('button', { name });
    // The frame loads when it is nearly in view.
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(frame.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await frame.locator('input[type=file]').setInputFiles(ownPdf);
    await button(/^Analyse My CV$/).click();
    await button('Your results are ready - view them now').click();
    await expect(frame.getByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeInViewport();

    const email = frame.getByLabel('Enter your email address');
    await email.scrollIntoViewIfNeeded();
    await expect(button('Open CV Helper')).toBeInViewport({ ratio: 1 });
    await expect(frame.getByRole('region', { name: 'Your CV', exact: true })).toBeInViewport();
    await button('Open CV Helper').click();
    await expect(frame.getByRole('heading', { name: 'CV Helper' })).toBeInViewport({ ratio: 1 });
    await expect(frame.getByRole('textbox', { name: 'Your question' })).toBeInViewport({ ratio: 1 });
    await button('Close CV Helper').click();

    await page.route('**/api/cv/update-email', (route) => route.fulfill({ status: 500, json: { code: 'X', message: 'No.' } }));
    await email.fill('jo@example.com');
    await button('View Full Report - FREE').click();
    await expect(frame.locator('[data-sonner-toast]')).toBeInViewport({ ratio: 1 });

    await button('My data').click();
    await expect(frame.getByRole('heading', { name: 'My data' })).toBeInViewport();
    await button('Delete my data').click();
    await expect(frame.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');

    const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
    const tall = await height();
    await button('Analyse another CV').first().click();
    await expect(frame.getByRole('heading', { name: 'Upload Your CV' })).toBeInViewport();
    await expect.poll(height).toBeLessThan(tall / 2);
    host.close();
  });

  test('the demo page frames the analyser', async ({ page }) => {
    await page.goto('/embed-demo.html');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
  });
});
