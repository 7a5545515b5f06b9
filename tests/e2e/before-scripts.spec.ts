import { expect, test, type Page } from '@playwright/test';
import { fileOf, holdBack, ownPdf, visitor } from '../support/visitor';

/** Opens a page whose scripts are still on their way; what is given back lets them come. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const letCome = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return letCome;
}

test('a button pressed before the scripts have come does its work once they have, and once only', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const sample = page.getByRole('button', { name: 'Try it with a sample CV' });
  await sample.click();
  await sample.click();
  letCome();
  await expect(visitor(page).uploaded).toBeVisible();
  expect(asked.filter((path) => path === '/api/cv/upload')).toHaveLength(1);
});

test('options switched off before the scripts have come stay off in what is asked for', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/');
  const salary = page.getByRole('checkbox', { name: 'Salary Benchmarking' });
  await salary.uncheck();
  await page.getByRole('checkbox', { name: 'Language Analysis' }).uncheck();
  await visitor(page).choose(ownPdf);
  letCome();
  await expect(visitor(page).uploaded).toBeVisible();
  await expect(salary).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Language Analysis' })).not.toBeChecked();
  const call = page.waitForRequest('**/api/cv/analyse?model=claude');
  await visitor(page).analyseButton.click();
  expect((await call).postDataJSON()).toMatchObject({ options: { salaryBenchmarking: false, aiDetection: false, detailedFeedback: true } });
});

test('a login sent before the scripts have come is sent as ever, and its password never stands in the address', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/admin/login');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.getByLabel('Email').fill('staff@example.com');
  await page.getByLabel('Password').fill('a-password-for-tests');
  await page.getByLabel('Password').press('Enter');
  letCome();
  await expect(page.getByRole('tab', { name: 'Lead Emails' })).toBeVisible();
  expect(addresses.join(' ')).not.toContain('password-for-tests');
});

test('a button pressed the moment the page has come to life finds what was typed before', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/admin/login');
  await page.getByLabel('Email').fill('staff@example.com');
  await page.getByLabel('Password').fill('a-password-for-tests');
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
    window.addEventListener('hydrated', () => port2.postMessage('pressed'));
  });
  letCome();
  await expect(page.getByRole('tab', { name: 'Lead Emails' })).toBeVisible();
});

test('a form sent by the browser before the scripts have come goes nowhere', async ({ page }) => {
  await openBeforeScripts(page, '/admin/login');
  await page.getByLabel('Password').fill('a-password-for-tests');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.waitForTimeout(300);
  expect(page.url()).toMatch(/\/admin\/login$/);
  await expect(page.getByLabel('Password')).toHaveValue('a-password-for-tests');
});

test('a complaint written before the scripts have come is sent with its words', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/complaints');
  await page.getByLabel('What happened').fill('My CV was shown to somebody else.');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  const call = page.waitForRequest((request) => request.method() === 'POST');
  letCome();
  expect((await call).postDataJSON()).toMatchObject({ message: 'My CV was shown to somebody else.' });
  await expect(page.getByText('Your reference is')).toBeVisible();
});

test('a file dropped on the page before the scripts have come is taken', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/');
  const { name, buffer, mimeType } = fileOf('Dropped-CV.pdf', ownPdf.buffer);
  const isPrevented = await page.evaluate(
    ([fileName, bytes, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], fileName, { type }));
      const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data });
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
      document.querySelector('h1')?.dispatchEvent(over);
      document.querySelector('h1')?.dispatchEvent(drop);
      return over.defaultPrevented && drop.defaultPrevented;
    },
    [name, buffer.toString('base64'), mimeType] as const,
  );
  expect(isPrevented).toBe(true);
  letCome();
  await expect(visitor(page).uploaded).toBeVisible();
  await expect(page.getByText('Dropped-CV.pdf')).toBeVisible();
});

test('a link followed before the scripts have come is followed at once', async ({ page }) => {
  await openBeforeScripts(page, '/');
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('buttons pressed before the scripts have come do their work in the order they were pressed', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/');
  await page.getByRole('button', { name: 'Open CV Helper' }).click();
  await page.getByRole('button', { name: 'Try it with a sample CV' }).click();
  const order = await page
    .locator('[data-pressed]')
    .evaluateAll((buttons) =>
      buttons
        .sort((one, other) => Number(one.getAttribute('data-pressed')) - Number(other.getAttribute('data-pressed')))
        .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
    );
  expect(order).toEqual(['Open CV Helper', 'Try it with a sample CV']);
  letCome();
  await expect(page.getByRole('heading', { name: 'CV Helper' })).toBeVisible();
  await expect(visitor(page).uploaded).toBeVisible();
});

test('nothing is drawn by scripts before its styles are there', async ({ page }) => {
  const letSheetCome = await holdBack(page, '**/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open CV Helper' }).click();
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('heading', { name: 'CV Helper' })).toBeHidden();
  letSheetCome();
  await expect(page.getByRole('heading', { name: 'CV Helper' })).toBeVisible();
});

test('scripts for browsers of old are not asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  const old = [...html.matchAll(/<script\b[^>]*\bnomodule[^>]*>/gi)].flatMap(([tag]) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(old.length).toBeGreaterThan(0);
  expect(asked.filter((path) => old.includes(path))).toEqual([]);
});
