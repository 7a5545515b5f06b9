import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectContrast } from '../support/axe';
import { docxCv } from '../support/cv-files';

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A report of one's own, by its address. */
async function openReport(page: Page): Promise<string> {
  const file = { name: 'Priya-Ramsbottom-CV.docx', mimeType, buffer: await docxCv() };
  const { id: cvUploadId } = await (await page.request.post('/api/cv/upload', { multipart: { file } })).json();
  const { id } = await (await page.request.post('/api/cv/analyse', { data: { cvUploadId } })).json();
  await page.goto(`/results/${id}`);
  return id;
}

const judgedIn = async (page: Page, id: string) => {
  const { score, ledger } = (await (await page.request.get(`/api/cv/analysis/${id}`)).json()).result;
  return { score, ledger };
};

const form = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Put right what was read' });
  const open = async () => {
    const offer = page.getByRole('button', { name: 'Is something wrong? Put right what was read' });
    // On a phone the reading is beside the CV.
    const tab = page.getByRole('tab', { name: 'My CV' });
    if (await tab.isVisible()) await tab.click();
    const part = page.getByRole('heading', { name: 'What a parser reads' });
    await expect(part).toBeVisible();
    if (!(await offer.isVisible())) await part.click();
    await offer.click();
    await expect(dialog.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  };
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save and score again' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-sonner-toast]', { hasText: 'Your CV is scored again' }).first()).toBeVisible();
  };
  const job = (number: number) => dialog.getByRole('heading', { name: new RegExp(`^Job ${number}`) });
  return { dialog, open, save, job };
};

test.describe('putting right what was read', () => {
  test('judges what was read wrongly and put right again as it was judged at first', async ({ page }) => {
    const id = await openReport(page);
    const right = await judgedIn(page, id);
    const { dialog, open, save, job } = form(page);

    await open();
    await dialog.getByRole('button', { name: /^Merge with the job above.*Job 2/ }).click();
    await expect(job(2)).toHaveCount(0);
    await save();
    expect(await judgedIn(page, id)).not.toEqual(right);

    await open();
    await dialog.getByText('Its lines (9)').click();
    await dialog.getByLabel(/^What this line is: Staff Nurse/).selectOption('A new entry starts here');
    await expect(job(2)).toContainText('Staff Nurse');
    await dialog.getByLabel('Employer').nth(1).selectOption('Harrowgate Infirmary');
    await dialog.getByLabel('Place').nth(1).selectOption('Bradford');
    await save();
    expect(await judgedIn(page, id)).toEqual(right);
  });

  test('works by keyboard, takes a step back, and loses nothing when it cannot be saved', async ({ page }) => {
    await openReport(page);
    const { dialog, open, job } = form(page);
    await open();
    await expectAccessible(page);
    await dialog.getByLabel('What Job 2 is').focus();
    await page.keyboard.press('End');
    await expect(job(2)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(job(2)).toBeVisible();

    await dialog.getByLabel('Job title').first().selectOption('Other words of this entry…');
    const typed = dialog.getByLabel('Job title: the words as they stand in your CV').first();
    await typed.fill('Prime Minister');
    await typed.press('Enter');
    await expect(dialog.getByText(/^These words are not in the lines of this entry/)).toBeVisible();
    await typed.fill('ward sister');
    await typed.press('Enter');
    await expect(job(1)).toContainText('Ward Sister');

    await dialog.getByLabel('Employer').first().selectOption('Not given');
    await page.route('**/reading', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
    await dialog.getByRole('button', { name: 'Save and score again' }).click();
    await expect(dialog.getByText('Nothing you changed is lost. Please try again.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await open();
    await expect(dialog.getByLabel('Employer').first()).toHaveValue('none');
  });

  test('fits a phone in both themes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReport(page);
    const { dialog, open } = form(page);
    await open();
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'the form on a phone, dark');
  });
});
