import { expect, test, type Page } from 'playwright/test';
import { docxCv, pdfCv } from '../support/cv-files';

const pdf = { name: 'Alex-Morgan-CV.pdf', mimeType: 'application/pdf', buffer: pdfCv };
const docx = async () => ({
  name: 'Priya-Ramsbottom-CV.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: await docxCv(),
});

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('File successfully uploaded')).toBeVisible();
}

const analyse = (page: Page) => page.getByRole('button', { name: 'Analyse My CV', exact: true }).click();
const viewNow = (page: Page) => page.getByRole('button', { name: 'Your results are ready - view them now' });
const report = (page: Page) => page.getByRole('heading', { name: 'Your CV Assessment' });

test.describe('the main job', () => {
  test('a PDF becomes a scored report, at once when the visitor asks for it', async ({ page }) => {
    await upload(page, pdf);
    await analyse(page);
    await viewNow(page).click();
    await expect(report(page)).toBeVisible();
    await expect(page).toHaveURL(/\/results\/[\w-]{24}$/);
    await expect(page.getByText('CV Score').first()).toBeVisible();
    await expect(page.getByText('If you just change one thing')).toBeVisible();
  });

  test('a DOCX becomes a report by itself when the minute is over', async ({ page }) => {
    await page.clock.install();
    await upload(page, await docx());
    await analyse(page);
    await page.clock.runFor(2_000);
    await expect(viewNow(page)).toBeVisible();
    await page.clock.runFor(50_000);
    await expect(report(page)).toBeHidden();
    await page.clock.runFor(12_000);
    await expect(report(page)).toBeVisible();
  });

  test('a report survives a reload and opens directly by its address', async ({ page, context }) => {
    await upload(page, pdf);
    await analyse(page);
    await viewNow(page).click();
    await expect(report(page)).toBeVisible();
    await page.reload();
    await expect(report(page)).toBeVisible();
    const other = await context.browser()?.newPage();
    await other?.goto(page.url());
    if (other) await expect(report(other)).toBeVisible();
    await other?.close();
  });

  test('the sample CV needs one press, and its report opens as soon as it is there', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Try it with a sample CV' }).click();
    await expect(report(page)).toBeVisible();
  });

  test('an email address unlocks the report and its PDF', async ({ page }) => {
    await upload(page, pdf);
    await analyse(page);
    await viewNow(page).click();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
    await page.getByLabel('Enter your email address').fill('jo@example.com');
    await page.getByRole('button', { name: 'View Full Report - FREE' }).click();
    const button = page.getByRole('button', { name: 'Download PDF' }).first();
    await expect(button).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register Now' }).first()).toHaveAttribute('target', '_blank');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^CV_Analysis_Report_\d{4}-\d{2}-\d{2}\.pdf$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Download PDF' }).first()).toBeVisible();
  });

  test('a wrong file gets its sentence and the next one works', async ({ page }) => {
    await page.goto('/');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cv.odt', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
    await expect(page.getByText('There was an error with your upload')).toBeVisible();
    await expect(page.getByText('Invalid file type. Please upload only PDF or DOCX files.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(pdf);
    await expect(page.getByText('File successfully uploaded')).toBeVisible();
  });
});
