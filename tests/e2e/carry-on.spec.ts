import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectContrast } from '../support/axe';
import { guided } from '../support/improving';
import { tabTo } from '../support/keyboard';
import { ownPdf, visitor } from '../support/visitor';

const advert = `Job title: Community Organiser, Harrowgate
Essential
Experience of running events
A full driving licence
Desirable
Fluent Welsh`;

const whatIsKept = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split(';').filter(Boolean)]);

/** The start page with an advert, up to the report. */
async function openWithAdvert(page: Page): Promise<string> {
  const { choose, uploaded, analyseButton, viewNow, report } = visitor(page);
  await page.goto('/');
  await page.getByText('Applying for something? Paste the advert').click();
  await page.getByLabel(/^Job advert/).fill(advert);
  await choose(ownPdf);
  await expect(uploaded).toBeVisible({ timeout: 45_000 });
  await analyseButton.click();
  await viewNow.click();
  await expect(report).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function codeOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Carry on elsewhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Carry on elsewhere' });
  await expect(dialog.getByText(/It works once/)).toBeVisible();
  return (await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
}

async function finish(page: Page, { deletes }: { deletes: boolean }): Promise<void> {
  await page.getByRole('button', { name: 'Finish here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finish here?' });
  if (deletes) await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: deletes ? 'Delete and finish' : 'Finish here' }).click();
  await expect(page.getByRole('heading', { name: 'You have finished here' })).toBeVisible();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a report with its advert and draft goes on in another browser by code, and ends in both', async ({ page, browser, baseURL }) => {
      const id = await openWithAdvert(page);
      await expect(page.getByRole('link', { name: /Community Organiser, Harrowgate Job fit \d+ of 100/ })).toBeVisible();
      await guided(page).start(id);
      await page.getByRole('tab', { name: 'Work Experience' }).click();
      await page.getByRole('button', { name: 'Start from the original' }).click();
      const editor = page.locator('textarea').first();
      await editor.fill('Ran a fair for 300 people in Harrowgate.');
      await expect(page.getByText('Saved in this browser.')).toBeVisible();
      await page.goto(`/results/${id}`);
      const code = await codeOf(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page, 'the dialog with the code');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, 'the dialog with the code, dark');
      await page.getByRole('button', { name: 'Done' }).click();

      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport });
      const there = await elsewhere.newPage();
      await there.goto('/');
      await there.getByRole('link', { name: 'Type your code' }).click();
      await there.getByLabel('Code').fill('QQQQ-QQQQ');
      await there.getByRole('button', { name: 'Open my report here' }).click();
      await expect(there.getByRole('alert').filter({ hasText: 'This code does not work.' })).toBeVisible();
      await expectAccessible(there, 'a refused code');
      await there.getByLabel('Code').fill(code.toLowerCase().replace('-', ' '));
      await there.getByRole('button', { name: 'Open my report here' }).click();
      await expect(visitor(there).report).toBeVisible();
      await expect(there.getByRole('link', { name: /Community Organiser, Harrowgate/ })).toBeVisible();
      await there.goto(`/guided-improvement?analysis=${id}&step=experience`);
      await there.getByRole('tab', { name: 'Work Experience' }).click();
      await expect(there.locator('textarea').first()).toHaveValue('Ran a fair for 300 people in Harrowgate.');

      await finish(page, { deletes: false });
      expect(await whatIsKept(page)).toEqual([]);
      await page.goto(`/results/${id}`);
      await expect(page.getByText('You are reading a shared report')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Carry on elsewhere' })).toHaveCount(0);

      await finish(there, { deletes: true });
      await expect(there.getByText(/Your CV and your report are deleted/)).toBeVisible();
      await there.goto(`/results/${id}`);
      await expect(there.getByText('Analysis Error')).toBeVisible();
      await elsewhere.close();
    });
  });
}

test('a scanned code is in no address that a server sees, waits for a press, and leaves no way back to it', async ({
  page,
  browser,
  baseURL,
}) => {
  await visitor(page).openReport();
  const code = await codeOf(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await elsewhere.newPage();
  const asked: string[] = [];
  there.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await there.goto(`/carry-on#${code}`);
  await expect(there.getByLabel('Code')).toHaveValue(code);
  await there.waitForLoadState('networkidle');
  expect(asked.filter((line) => line.split('#')[0]?.includes(code))).toEqual([]);
  await there.getByRole('button', { name: 'Open my report here' }).click();
  await expect(visitor(there).report).toBeVisible();
  expect(there.url()).not.toContain(code);
  await elsewhere.close();
});

test('a code that is cancelled opens nothing', async ({ page, browser, baseURL }) => {
  await visitor(page).openReport();
  const code = await codeOf(page);
  await page.getByRole('button', { name: 'Cancel the code' }).click();
  await expect(page.getByText('The code no longer works.')).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await elsewhere.newPage();
  await there.goto(`/carry-on#${code}`);
  await there.getByRole('button', { name: 'Open my report here' }).click();
  await expect(there.getByRole('alert').filter({ hasText: 'This code does not work.' })).toBeVisible();
  await elsewhere.close();
});

test('on a shared computer there is no list, and a second tab ends with the first', async ({ page, context }) => {
  const { upload, analyseButton, viewNow, report } = visitor(page);
  await upload();
  await page.getByLabel('This is a shared computer').check();
  await analyseButton.click();
  await viewNow.click();
  await expect(report).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.map(({ name, expires }) => [name, expires]).sort()).toEqual([
    ['shared-computer', -1],
    ['visitor', -1],
  ]);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByLabel('This is a shared computer')).toBeChecked();
  await expect(second.getByText('Your reports on this device')).toHaveCount(0);
  await second.goto(page.url());
  await expect(visitor(second).report).toBeVisible();
  await finish(page, { deletes: false });
  await expect(second.getByRole('heading', { name: 'You have finished here' })).toBeVisible();
  expect(await whatIsKept(second)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a shared computer that nobody uses warns and then ends the session', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.goto('/');
  await page.getByLabel('This is a shared computer').check();
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(async () => {
    await page.clock.fastForward(14 * 60_000 + 5_000);
    await expect(warning).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'the warning');
  await warning.getByRole('button', { name: 'I am still here' }).click();
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward(16 * 60_000);
  await expect(page.getByRole('heading', { name: 'We ended your session' })).toBeVisible();
  expect(await whatIsKept(page)).toEqual([]);
});

test('who comes after a closed browser finds nothing of the one before', async ({ page, context }) => {
  await page.goto('/');
  await page.getByLabel('This is a shared computer').check();
  await page.evaluate(() => localStorage.setItem('guidedProgress:x', 'somebody’s words'));
  // What closing the browser does to cookies that end with it.
  await context.clearCookies();
  await page.goto('/privacy');
  await expect.poll(() => whatIsKept(page)).toEqual([]);
});

test('finishing needs no mouse', async ({ page }) => {
  await visitor(page).openReport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('body').focus();
  await tabTo(page, /^Finish here$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Finish here?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Finish here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Delete my CV/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Delete and finish$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your CV and your report are deleted/)).toBeVisible();
});
