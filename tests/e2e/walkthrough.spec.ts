import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { advert } from '../support/improving';
import { analyseInBrowser, downloadSheet, wordsOf } from '../support/improve-journey';

const editor = (page: Page) => page.getByRole('textbox', { name: /^Improved text/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
async function writeSections(page: Page, titles: readonly string[]): Promise<void> {
  const texts = [
    'Ward sister who wants calmer handovers.',
    'Ward Sister, Northcliffe General Hospital (Mar 2020 - Present)\n- Led 18 nurses',
    'Audit, safeguarding',
  ];
  for (const [index, title] of titles.entries()) {
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(button(page, 'Mark as Complete')).toBeDisabled();
    await editor(page).fill(texts[index] ?? 'Text');
    await button(page, 'Mark as Complete').click();
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
    await expect(page.getByText(`${index + 2}/4 completed`)).toBeVisible();
    if (index < titles.length - 1) await button(page, 'Next Section').click();
  }
}

test.describe('the premium walkthrough', () => {
  test('leads from the choice of a strategy to the opened Word file', async ({ page }) => {
    test.setTimeout(120_000);
    const id = await analyseInBrowser(page);
    await page.goto(`/premium/${id}`);
    await expect(page.getByRole('heading', { name: 'CV Optimization Walkthrough' })).toBeVisible();
    await expect(page.getByText('0/4 completed')).toBeVisible();
    await expect(button(page, 'Begin Optimisation')).toBeDisabled();
    await page.getByRole('radio', { name: /^Job-Specific CV/ }).check();
    await button(page, 'Begin Job-Specific CV Optimisation').click();
    await expect(page.getByRole('heading', { name: 'Job-Specific Targeting' })).toBeVisible();
    await expect(button(page, 'Continue to Professional Summary')).toBeDisabled();
    await page.getByLabel(/^Job description/).fill(advert);
    await page.getByLabel(/^Target role/).selectOption('other');
    await page.getByLabel(/Your target role/).fill('Ward Manager');
    await expectAccessible(page);
    await button(page, 'Continue to Professional Summary').click();

    await button(page, 'Compare with the advert').click();
    const match = page.getByRole('region', { name: 'Your CV against the advert' });
    await expect(match.getByText('Missing', { exact: true })).toBeVisible();
    await expect(match.getByText(/helicopter/)).toBeVisible();
    await expect(match.getByText('Shown', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await writeSections(page, ['Professional Summary', 'Work Experience', 'Skills']);
    await button(page, 'Finish Walkthrough').click();
    const dialog = page.getByRole('dialog', { name: 'CV walkthrough complete!' });
    await expect(dialog).toBeVisible();
    const sheet = await downloadSheet(page);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Word only' }).click();
    expect(await wordsOf(await download)).toContain('Ward sister who wants calmer handovers.');
    await dialog.getByRole('button', { name: 'Score my improved CV' }).click();
    await expect(dialog.getByRole('heading', { name: 'Before and after' })).toBeVisible({ timeout: 30_000 });
  });

  test('goes back to the strategy, and keeps its draft over a reload', async ({ page }) => {
    const id = await analyseInBrowser(page);
    await page.goto(`/premium/${id}`);
    await page.getByRole('radio', { name: /^Role-Specific CV/ }).check();
    await button(page, 'Begin Role-Specific CV Optimisation').click();
    await button(page, 'Change strategy').click();
    await page.getByRole('radio', { name: /^Industry-Specific CV/ }).check();
    await button(page, 'Begin Industry-Specific CV Optimisation').click();
    await page.getByLabel(/^Target role/).selectOption('brand-manager');
    await page.getByLabel(/^Industry/).selectOption('healthcare');
    await button(page, 'Continue to Professional Summary').click();
    await expect(page.getByText(/Name the role you want.*Brand Manager/)).toBeVisible();
    await editor(page).fill('Half a sentence');
    await expect(page.getByText('Saved in this browser.')).toBeVisible();
    await page.reload();
    await expect(editor(page)).toHaveValue('Half a sentence');
    await button(page, 'Previous').click();
    await expect(page.getByLabel(/^Target role/)).toHaveValue('brand-manager');
  });

  test('on a phone every step has its one next thing to do under the thumb', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/premium/demo');
    const reach = (name: string) => expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await reach('Begin Optimisation');
    await page.getByRole('radio', { name: /^High-Quality General CV/ }).check();
    await button(page, 'Begin High-Quality General CV Optimisation').click();
    await reach('Change strategy');
    await button(page, 'Continue to Professional Summary').click();
    for (const next of ['Next Section', 'Next Section', 'Finish Walkthrough']) {
      await reach('Generate Suggestion');
      await reach('Previous');
      await editor(page).fill('Operations manager who cut stock loss by 18%.');
      await reach('Mark as Complete');
      await button(page, 'Mark as Complete').click();
      await reach(next);
      await button(page, next).click();
    }
    await expect(page.getByRole('dialog', { name: 'CV walkthrough complete!' })).toBeVisible();
  });

  test('on a phone a double tap does one thing', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/premium/demo');
    const doubleTap = async (name: string) => {
      await button(page, name).click({ trial: true });
      const { x, y, width, height } = (await button(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      for (let tap = 0; tap < 2; tap += 1) await page.mouse.click(x + width / 2, y + height / 2);
    };
    const section = (name: string) => page.getByRole('heading', { level: 2, name });
    await page.getByRole('radio', { name: /^High-Quality General CV/ }).check();
    await doubleTap('Begin High-Quality General CV Optimisation');
    await doubleTap('Continue to Professional Summary');
    await expect(section('Professional Summary')).toBeVisible();
    await expect(editor(page)).toHaveValue('');
    await editor(page).fill('Operations manager who cut stock loss by 18%.');
    await doubleTap('Mark as Complete');
    await expect(section('Professional Summary')).toBeVisible();
    await doubleTap('Next Section');
    await expect(section('Work Experience')).toBeVisible();
    await expect(editor(page)).toHaveValue('');
  });

  test('asks for an analysis where there is none', async ({ page }) => {
    await page.goto(`/premium/${'x'.repeat(24)}`);
    await expect(page.getByText('Please complete your CV analysis first to access the premium walkthrough.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to CV Analysis' })).toHaveAttribute('href', '/');
  });

  test('runs its other flow on the bundled sample, to the opened Word file', async ({ page }) => {
    await page.goto('/premium');
    await expect(page.getByRole('heading', { name: 'Job Targeting' })).toBeVisible();
    await page.getByLabel(/^Job description/).fill('Operations manager');
    await page.getByLabel(/^Target role/).selectOption('other');
    await page.getByLabel(/Your target role/).fill('Operations Manager');
    await button(page, 'Continue to Professional Summary').click();
    await writeSections(page, ['Professional Summary', 'Work Experience', 'Skills Section']);
    await expectAccessible(page);
    await button(page, 'Finish Walkthrough').click();
    const sheet = await downloadSheet(page);
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Word only' }).click();
    expect(await wordsOf(await download)).toContain('Alex Morgan');
  });
});
