import fs from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { openEverything } from '../support/report-rows';
import { guided, premium } from '../support/improving';
import { analyseInBrowser } from '../support/improve-journey';
import { tabTo } from '../support/keyboard';
import { fileOf, visitor } from '../support/visitor';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('without a mouse', () => {
  test('from the first guided step to the downloaded CV', async ({ page }) => {
    test.setTimeout(120_000);
    const id = await analyseInBrowser(page);
    await guided(page).start(id);
    for (const text of guided(page).words) {
      await tabTo(page, /^Improved content/);
      await page.keyboard.insertText(text);
      await tabTo(page, /^(?:Complete & Continue|Finish)$/);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeInViewport();
    await tabTo(page, /^Download Your Improved CV$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/lines? stays? as/)).toBeVisible();
    await tabTo(page, /^Word only$/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.docx$/);
  });

  test('from the choice of a strategy to the finished walkthrough', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`/premium/${await analyseInBrowser(page)}`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await tabTo(page, /^High-Quality General CV/);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Role-Specific CV/ })).toBeChecked();
    await tabTo(page, /^Begin Role-Specific/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Target role/);
    await page.keyboard.type('Brand');
    await expect(page.getByLabel(/^Target role/)).toHaveValue('brand-manager');
    await tabTo(page, /^Continue to Professional Summary$/);
    await page.keyboard.press('Enter');
    for (const [index, text] of guided(page).words.slice(0, 3).entries()) {
      await tabTo(page, /^Improved text/);
      await page.keyboard.insertText(text);
      await tabTo(page, /^Mark as Complete$/);
      await page.keyboard.press('Enter');
      await tabTo(page, index < 2 ? /^Next Section$/ : /^Finish Walkthrough$/);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, /^Download Your Improved CV$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/lines? stays? as/)).toBeVisible();
    await tabTo(page, /^Word only$/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.docx$/);
    await expect(premium(page).button('Download Your Improved CV')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(premium(page).button('Finish Walkthrough')).toBeFocused();
  });
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const fits = (page: Page) => async () => {
    await openEverything(page);
    expect(await overflow(page)).toBe(0);
  };

  test('no guided step scrolls sideways', async ({ page }) => {
    test.setTimeout(120_000);
    await guided(page).start(await analyseInBrowser(page));
    await guided(page).walk(fits(page));
  });

  test('no step of the walkthrough scrolls sideways', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`/premium/${await analyseInBrowser(page)}`);
    await premium(page).chooseJob(fits(page));
    await premium(page).target();
    await page.getByRole('button', { name: 'Compare with the advert' }).click();
    await expect(page.getByRole('region', { name: 'Your CV against the advert' }).getByText('Shown', { exact: true })).toBeVisible();
    await premium(page).walk(fits(page));
  });
});

test.describe('the live score', () => {
  test('moves in the walkthrough of the sample, and suggestions come, without a single request', async ({ page }) => {
    await page.goto('/premium');
    await premium(page).target();
    await expect(page.getByLabel('Live score')).toContainText('as in your report');
    // The engine is in the worker once it has answered.
    await premium(page).editor.fill('Manager.');
    await expect(page.getByLabel('Live score')).toContainText('against your report');
    const before = (await page.getByLabel('Live score').textContent()) ?? '';
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await premium(page).button('Generate Suggestion').click();
    await expect(page.getByRole('region', { name: 'Suggested changes' })).toBeVisible();
    await premium(page).editor.fill('Operations manager who cut stock loss by 18% in six months at two sites.');
    await expect(page.getByLabel('Live score')).not.toHaveText(before);
    await expect(page.getByText('Saved in this browser.')).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('follows the text on the longest CV of the corpus', async ({ page }) => {
    const longest = fileOf('Ward-Sister-CV.pdf', fs.readFileSync('tests/fixtures/corpus/files/nurse-ward-sister-classic.pdf'));
    await visitor(page).openReport(longest);
    await guided(page).start(page.url().split('/').at(-1) ?? '');
    await page.getByRole('tab', { name: 'Work Experience' }).click();
    await page.getByRole('button', { name: 'Start from the original' }).click();
    await expect(guided(page).editor).toHaveValue(/Ward Sister/);
    const whole = await guided(page).editor.inputValue();
    const score = page.getByLabel('Live score').getByRole('status');
    await expect(score).toContainText('as in your report');
    await guided(page).editor.fill(whole.split('\n').slice(0, 2).join('\n'));
    await expect(score).toContainText('against your report');
    await guided(page).editor.fill(whole);
    await expect(score).toContainText('as in your report');
  });
});
