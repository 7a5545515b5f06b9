import { expect, test } from 'playwright/test';
import { tabTo } from '../support/keyboard';
import { ownPdf, visitor } from '../support/visitor';

test('from the file to the unlocked report and back, without a mouse', async ({ page }) => {
  const { uploaded, report, viewNow } = visitor(page);
  await page.goto('/');
  await tabTo(page, /Skip to the content/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Browse Files/);
  // The dialog that Space opens is the browser's own, and not every headless one has it.
  await page.locator('input[type=file]:focus').setInputFiles(ownPdf);
  await expect(uploaded).toBeVisible();

  await tabTo(page, /Choose what to include/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Salary Benchmarking/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Salary Benchmarking' })).not.toBeChecked();
  await page.keyboard.press('Space');
  await tabTo(page, /^Analyse My CV$/);
  await page.keyboard.press('Enter');

  await expect(viewNow).toBeVisible();
  await tabTo(page, /view them now/);
  await page.keyboard.press('Enter');
  await expect(report).toBeVisible();

  await tabTo(page, /As a parser reads it/);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /show it in the text/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('mark:focus')).toBeVisible();

  await page.getByRole('button', { name: 'Career Insights' }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Locked:/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Enter your email address')).toBeFocused();
  await page.keyboard.type('jo@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeFocused();

  await tabTo(page, /Download PDF/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await tabTo(page, /Analyse another CV/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
});

test('parts fold, lines of the receipt open, and a dialog keeps and returns the focus', async ({ page }) => {
  await visitor(page).openReport();
  const receipt = page.getByRole('region', { name: 'Why this score' });
  await page.getByRole('button', { name: 'Why this score' }).focus();
  await page.keyboard.press('Enter');
  const line = receipt.locator('li details').first();
  await line.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('open', '');

  await page.getByRole('button', { name: 'My data' }).focus();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'Delete my data' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your data?' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
});

test('F8 reaches a toast, and its action works from there', async ({ page }) => {
  const { upload, analyseButton, toast, viewNow } = visitor(page);
  const call = '**/api/cv/analyse?model=claude';
  await page.route(call, (route) => route.fulfill({ status: 429, json: { code: 'RATE_LIMIT', message: '' } }));
  await upload();
  await analyseButton.click();
  await expect(toast).toContainText('Our service is currently busy. Please try again in a few minutes.');
  await page.unroute(call);
  await page.keyboard.press('F8');
  await tabTo(page, /^Try again$/);
  await page.keyboard.press('Enter');
  await expect(viewNow).toBeVisible();
});
