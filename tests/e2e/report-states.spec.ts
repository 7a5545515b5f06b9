import { expect, test } from 'playwright/test';
import { openRow } from '../support/report-rows';
import { holdClock, refuse, visitor } from '../support/visitor';

test.describe('a report', () => {
  test('that does not exist says so and invents no score', async ({ page }) => {
    await page.goto('/results/nothing-is-kept-here-0000');
    const box = page.getByRole('alert').filter({ hasText: 'Analysis Error' });
    await expect(box).toContainText('Analysis not found. Please try analysing your CV again.');
    await expect(page.getByText('CV Score')).toHaveCount(0);
    await page.getByRole('button', { name: 'Analyse a CV' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
  });

  test('stays locked when the email cannot be sent, and another try opens it', async ({ page }) => {
    const { openReport, unlock, toast } = visitor(page);
    await openReport();
    await page.route('**/api/cv/update-email', refuse(429, 'RATE_LIMIT', 'Our service is currently busy.'));
    await unlock();
    await expect(toast).toContainText('Your report could not be unlocked.');
    await expect(toast).toContainText('Our service is currently busy.');
    await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
    await page.unroute('**/api/cv/update-email');
    await toast.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Download PDF' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user_email'))).toBe('jo@example.com');
  });

  test('stays where it is while an address leads through it', async ({ page }) => {
    const { upload, analyseButton, viewNow, report } = visitor(page);
    await upload();
    await analyseButton.click();
    // A link within the page ends no analysis either.
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await viewNow.click();
    await expect(report).toBeVisible();
    const read: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/cv\/analysis\/[\w-]+$/.test(request.url())) read.push(request.url());
    });
    await page.evaluate(() => (window.location.hash = 'roles'));
    await expect(page.getByRole('heading', { name: 'Suitable roles' })).toBeInViewport();
    await page.goBack();
    await expect(report).toBeVisible();
    expect(read).toEqual([]);
  });

  test('can be deleted by its owner, here and on the server', async ({ page }) => {
    const { openReport } = visitor(page);
    await openReport();
    const id = page.url().split('/').pop();
    await openRow(page, 'My data');
    await page.getByRole('button', { name: 'Delete my data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your data?' });
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    const done = page.getByRole('dialog', { name: 'Your data is deleted' });
    const receipt = await done.getByRole('link').getAttribute('href');
    expect(await (await page.request.get(receipt ?? '')).json()).toMatchObject({ analyses: 1 });
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect((await page.request.get(`/api/cv/analysis/${id}`)).status()).toBe(404);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('Alex')))).toEqual([]);
  });

  test('reads the same in another browser, without what belongs to its owner', async ({ page, browser }) => {
    await visitor(page).openReport();
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(page.url());
    await expect(stranger.getByText('You are reading a shared report')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Delete my data' })).toHaveCount(0);
    await expect(stranger.getByText('Alex Morgan')).toHaveCount(0);
    await other.close();
  });

  test('is listed on this device and gone from here after a reset only by its address', async ({ page }) => {
    await visitor(page).openReport();
    const address = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'Analyse another CV' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.reload();
    await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
    for (const key of ['latestAnalysisId', 'lastAnalysisData', 'lastUploadedFilename']) {
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    }
  });
});

test.describe('small pages', () => {
  test('an unknown address answers 404 and asks the router question', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect((await page.goto('/hidden-test'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  for (const address of ['/test-file-secrets', '/simple-test']) {
    test(`${address} switches between its two states`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText('Locked (Hidden)')).toBeVisible();
      await page.getByRole('button', { name: 'Toggle access' }).click();
      await expect(page.getByText('Full Access (Visible)')).toBeVisible();
      await expect(page.getByText('Professional Naming Formula')).toBeVisible();
    });
  }

  test('the chat answers after 1.2 seconds by its first matching rule, and offers its prompts only at the start', async ({ page }) => {
    const { pass, passUntilSeen } = await holdClock(page);
    await page.getByRole('button', { name: 'Open CV Helper' }).click();
    const prompt = page.getByRole('button', { name: "I'd like section-by-section improvement help" });
    await passUntilSeen(prompt);
    const asked: [string, string][] = [
      ['How should I write my profile?', '4-6 lines'],
      ['What about hobbies?', '2-3 lines'],
      ['How many pages?', '2 pages are standard in the UK'],
      ['Will an ATS read it?', 'Use standard headings'],
      ['I have a gap', 'Be honest about a gap'],
    ];
    for (const [question, words] of asked) {
      await page.getByLabel('Your question').fill(question);
      await page.getByLabel('Your question').press('Enter');
      await expect(page.getByText('Writing an answer…')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
      await pass(1_100);
      await expect(page.getByText(words)).toHaveCount(0);
      await pass(150);
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(prompt).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open CV Helper' })).toBeFocused();
  });
});
