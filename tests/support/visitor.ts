import fs from 'node:fs';
import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { pdfCv } from './cv-files';

export interface VisitorFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const pdfType = 'application/pdf';
export const ownPdf: VisitorFile = { name: 'Alex-Morgan-CV.pdf', mimeType: pdfType, buffer: pdfCv };
export const fileOf = (name: string, buffer: Buffer, mimeType = pdfType): VisitorFile => ({ name, mimeType, buffer });

/** A CV whose page is a picture. */
export const scannedPdf = (): VisitorFile =>
  fileOf('Scanned-CV.pdf', fs.readFileSync('tests/fixtures/corpus/files/security-officer-croydon-scan-plain.pdf'));

/** What a visitor does on the main page, in the words of the page. */
export const visitor = (page: Page) => {
  const choose = (file: VisitorFile) => page.locator('input[type=file]').setInputFiles(file);
  const uploaded = page.getByText('File successfully uploaded');
  const analyseButton = page.getByRole('button', { name: 'Analyse My CV', exact: true });
  const viewNow = page.getByRole('button', { name: 'Your results are ready - view them now' });
  const report = page.getByRole('heading', { level: 1, name: 'Your CV Assessment' });
  /** The toast that has just come: the one before it may still be fading. */
  const toast = page.locator('[data-sonner-toast][data-front=true]');

  const upload = async (file: VisitorFile = ownPdf) => {
    await page.goto('/');
    await choose(file);
    // A scan is read by OCR, which takes seconds by itself and many on a busy machine.
    await expect(uploaded).toBeVisible({ timeout: 45_000 });
  };
  const openReport = async (file: VisitorFile = ownPdf) => {
    await upload(file);
    await analyseButton.click();
    await viewNow.click();
    await expect(report).toBeVisible();
  };
  const unlock = async () => {
    await page.getByLabel('Enter your email address').fill('jo@example.com');
    await page.getByRole('button', { name: 'View Full Report - FREE' }).click();
  };
  return { choose, uploaded, analyseButton, viewNow, report, toast, upload, openReport, unlock };
};

/** What has such an address stays on its way until what is given back lets it come. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(address, async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}

/** Stands in for the server's refusal of a call. */
export const refuse = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message } });

/** Time stands still until the test lets it pass. */
export async function holdClock(page: Page) {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2026-03-02T10:00:00Z'));
  const pass = (ms: number) => page.clock.runFor(ms);
  /** React shows a part that is fetched late only 300 ms after the click that asked for it: those it is given here, and no more. */
  const passUntilSeen = (part: Locator) =>
    expect(async () => {
      const seen = await part.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (!seen) await pass(300);
      expect(seen).toBe(true);
    }).toPass({ timeout: 30_000 });
  return { pass, passUntilSeen };
}
