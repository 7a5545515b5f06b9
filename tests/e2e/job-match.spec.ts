import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectContrast } from '../support/axe';
import { tabTo } from '../support/keyboard';
import { visitor } from '../support/visitor';

const organiser = `Community Organiser, Harrowgate
Essential
Experience of running events
A full driving licence`;
const porter = `Night Porter
Essential
Experience of moving patients safely`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function keep(page: Page, text: string, name?: string): Promise<void> {
  await page.getByLabel('Job advert').fill(text);
  if (name) await page.getByLabel('Name (optional)').fill(name);
  await page.getByRole('button', { name: 'Keep and compare' }).click();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
]) {
  test.describe(`the job match at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('adverts are pasted, compared, kept over a reload, switched between and deleted', async ({ page }) => {
      await visitor(page).openReport();
      await page.getByRole('link', { name: /Applying for something\? Compare your CV with the advert/ }).click();
      await page.getByRole('button', { name: 'Keep and compare' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Please paste the advert first.' })).toBeVisible();
      await expectAccessible(page, 'without an advert');
      await keep(page, organiser);
      await expect(heading(page, 'Community Organiser, Harrowgate')).toBeFocused();
      await expect(page.getByText(/Job fit \d+ of 100/)).toBeVisible();
      await page.getByText('Add another advert').click();
      await keep(page, porter, 'The porter post');
      await expect(heading(page, 'The porter post')).toBeFocused();
      await expectAccessible(page, 'two adverts');
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectContrast(page, 'two adverts, dark');
      await page.getByRole('button', { name: 'Community Organiser, Harrowgate', exact: true }).click();
      await page.reload();
      await expect(heading(page, 'Community Organiser, Harrowgate')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('listitem').filter({ hasText: 'A full driving licence' })).toBeVisible();
      for (const hidden of ['Your adverts', 'Add another advert', 'Print', 'Finish here'])
        await expect(page.getByText(hidden, { exact: true }).first()).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      await page.getByRole('button', { name: 'Delete Community Organiser, Harrowgate' }).click();
      await page.getByRole('button', { name: 'Delete it' }).click();
      await expect(heading(page, 'The porter post')).toBeVisible();
      await expect(page.getByRole('button', { name: /Community Organiser/ })).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to your report' }).click();
      await expect(page.getByRole('link', { name: /The porter post Job fit \d+ of 100/ })).toBeVisible();
    });
  });
}

test('a kept advert is the target of the walkthrough', async ({ page }) => {
  await visitor(page).openReport();
  await page.getByRole('link', { name: /Applying for something\?/ }).click();
  await keep(page, organiser);
  await page.getByRole('link', { name: 'Improve your CV for this job' }).click();
  await expect(page.getByLabel(/Job description/)).toHaveValue(organiser);
  await expect(page).toHaveURL(/\/premium\/[\w-]+$/);
});

test('the job match needs no mouse', async ({ page }) => {
  await visitor(page).openReport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('body').focus();
  await tabTo(page, /Applying for something/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Job advert')).toBeVisible();
  await tabTo(page, /^Job advert/);
  await page.keyboard.insertText(porter);
  await tabTo(page, /^Keep and compare/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Night Porter')).toBeFocused();
  await tabTo(page, /^Delete Night Porter/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Delete it/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep and compare' })).toBeVisible();
});

test('a match is its owner’s alone', async ({ page, browser, baseURL }) => {
  await visitor(page).openReport();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await elsewhere.newPage();
  await there.goto(`/job-match/${id}`);
  await expect(there.getByText('This part opens only in the browser that uploaded the CV.')).toBeVisible();
  await there.goto(`/results/${id}`);
  await expect(visitor(there).report).toBeVisible();
  await expect(there.getByRole('link', { name: /Applying for something/ })).toHaveCount(0);
  await elsewhere.close();
});
