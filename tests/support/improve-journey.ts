import fs from 'node:fs';
import { expect, type Download, type Page } from 'playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { docxCv } from './cv-files';

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Uploads the invented ward sister, has her analysed and answers the id of the report that stands open. */
export async function analyseInBrowser(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({ name: 'Priya-Ramsbottom-CV.docx', mimeType, buffer: await docxCv() });
  await expect(page.getByText('File successfully uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Analyse My CV', exact: true }).click();
  await page.getByRole('button', { name: 'Your results are ready - view them now' }).click();
  await expect(page).toHaveURL(/\/results\/[\w-]{24}$/);
  return page.url().split('/').at(-1) ?? '';
}

/** The words of a downloaded Word file. */
export async function wordsOf(download: Download): Promise<string> {
  const files = unzipSync(new Uint8Array(fs.readFileSync(await download.path())));
  return strFromU8(files['word/document.xml'] ?? new Uint8Array())
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '');
}

/** Presses 'Download Your Improved CV' and answers the sheet that opens, once it says what the download changes. */
export async function downloadSheet(page: Page) {
  await page.getByRole('button', { name: 'Download Your Improved CV' }).click();
  const sheet = page.getByRole('dialog', { name: 'Before you download' });
  await expect(sheet.getByText(/^(?:\d+ lines? stays? as|Your words are unchanged)/)).toBeVisible();
  return sheet;
}
