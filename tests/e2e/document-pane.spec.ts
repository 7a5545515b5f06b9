import fs from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { docxCv } from '../support/cv-files';
import { openEverything, openRow } from '../support/report-rows';
import { fileOf, visitor } from '../support/visitor';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const file = (page: Page) => page.getByRole('region', { name: 'Your file as it looks' });
const text = (page: Page) => page.getByRole('region', { name: 'Your CV as text, with the findings marked' });
const firstPage = (page: Page) => page.getByRole('img', { name: 'Page 1 of your CV' });
const drawn = (page: Page) =>
  expect
    .poll(() => firstPage(page).evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth))
    .toBe(1200);

/** Whether a mark stands within the pane it is in, not only somewhere on the page. */
const isInside = (pane: { y: number; height: number } | null, mark: { y: number; height: number } | null): boolean =>
  pane !== null && mark !== null && mark.y >= pane.y && mark.y + mark.height <= pane.y + pane.height;

test.describe('the file beside its reading', () => {
  test('shows the pages of a PDF to its owner, with a finding at its place in both panes and the way back', async ({ page }) => {
    await visitor(page).openReport();
    await page.getByRole('button', { name: 'Side by side' }).click();
    await drawn(page);
    const oneThing = page.getByRole('region', { name: 'If you just change one thing' });
    await oneThing
      .getByRole('button', { name: /show it in the text/ })
      .first()
      .click();
    await expect(text(page).locator('mark[data-sought]').first()).toBeInViewport();
    await expect(file(page).locator('span.outline-3').first()).toBeInViewport();
    for (const [pane, mark] of [
      [text(page), text(page).locator('mark[data-sought]').first()],
      [file(page), file(page).locator('span.outline-3').first()],
    ] as const) {
      expect(isInside(await pane.boundingBox(), await mark.boundingBox())).toBe(true);
    }
    await page.getByRole('button', { name: 'Show the finding' }).click();
    await expect(page.locator('#improvements :focus, #ledger :focus')).toBeInViewport();
  });

  test('a mark on the page opens the fix it belongs to, beside it', async ({ page }) => {
    await visitor(page).openReport();
    await drawn(page);
    const marks = file(page).locator('button.page-mark');
    const titles = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('title') ?? ''));
    // Which fixes a visitor sees without an email is a matter of their order.
    const shown = await page.locator('#improvements button[aria-expanded]').allInnerTexts();
    const title = titles.find((one) => shown.includes(one)) ?? '';
    expect(title).not.toBe('');
    await marks.nth(titles.indexOf(title)).click();
    await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
    const fix = page.locator('#improvements').getByRole('button', { name: title, exact: true });
    await expect(fix).toHaveAttribute('aria-expanded', 'true');
    await expect(fix).toBeInViewport();
    await expect(fix).toBeFocused();
  });

  test('shows how a Word file is built, in the words of its owner', async ({ page }) => {
    await visitor(page).openReport(fileOf('Priya-Ramsbottom-CV.docx', await docxCv(), wordType));
    await expect(file(page).getByRole('heading', { name: 'Work Experience' })).toBeVisible();
    await expect(file(page).getByText('Priya Ramsbottom')).toBeVisible();
    await expect(file(page).getByRole('listitem').first()).toContainText('Led a team of 18 nurses');
  });

  test('keeps the pages from every other browser', async ({ page, browser }) => {
    const asked = page.waitForRequest(/\/api\/cv\/upload\/[\w-]+\/pages\/1$/);
    await visitor(page).openReport();
    const address = (await asked).url();
    expect((await page.request.get(address)).status()).toBe(200);
    const other = await browser.newContext();
    expect((await other.request.get(address)).status()).toBe(403);
    expect((await other.request.get(page.url().replace('/results/', '/api/cv/analysis/') + '/document')).status()).toBe(403);
    await other.close();
  });

  test('waits on a phone until it is asked for, and fits', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/results/demo');
    await page.getByRole('tab', { name: 'My CV' }).click();
    await expect(text(page)).toBeVisible();
    await openRow(page, 'What a parser reads');
    await expect(page.getByText('What it understood')).toBeVisible();
    expect(asked.filter((path) => path.includes('/document') || path.includes('/pages/'))).toEqual([]);
    await page.getByRole('button', { name: 'As it looks' }).click();
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});

/** Dates in a column of their own at the right, which pdf.js reads behind the lines of each role. */
const datesApart = () => fileOf('Bid-CV.pdf', fs.readFileSync('tests/fixtures/corpus/layout-set-2/files/bid-coordinator-right-rail.pdf'));
const plainText = (page: Page) => page.getByRole('region', { name: 'Your CV as pdf.js reads it' });

test.describe('what other software reads', () => {
  test('stands beside our reading, and each place out of order leads to it by keyboard', async ({ page }) => {
    await visitor(page).openReport(datesApart());
    await openRow(page, 'What a parser reads');
    const place = page.getByRole('button', { name: /After ‘Built a library of 300 answers\.’ it goes on with ‘Mar 2022/ });
    await place.focus();
    await page.keyboard.press('Enter');
    await expect(plainText(page).locator('mark:focus')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Your CV as we read it' }).locator('mark').first()).toBeInViewport();
    await expectAccessible(page);
  });

  test('shows one text at a time on a phone, in the dark theme too, and fits', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await visitor(page).openReport(datesApart());
    await page.getByRole('tab', { name: 'My CV' }).click();
    await openEverything(page);
    await expect(plainText(page)).toBeVisible();
    await page.getByRole('button', { name: 'What we read', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your CV as we read it' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await expectAccessible(page);
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`an owner's unlocked report has no accessibility violation in the ${theme} theme, with its details and its dialog open`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const { openReport, unlock } = visitor(page);
    await openReport();
    await unlock();
    await expect(page.getByRole('button', { name: 'Download PDF' }).first()).toBeVisible();
    await drawn(page);
    await openEverything(page);
    await expect(page.getByText('Nothing was sent: built-in engine.')).toBeVisible();
    await page.getByRole('button', { name: 'Next mark' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your data?' })).toBeVisible();
    await expectAccessible(page);
  });
}
