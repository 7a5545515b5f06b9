import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { guided } from '../support/improving';
import { analyseInBrowser, downloadSheet, wordsOf } from '../support/improve-journey';

const steps = ['Personal Statement', 'Work Experience', 'Skills & Expertise', 'Education & Qualifications', 'Structure & Formatting'];
const editor = (page: Page) => guided(page).editor;
const complete = (page: Page) => guided(page).complete;

test.describe('the guided improvement', () => {
  test('leads from the analysis to an improved CV in Word, PDF and a new score', async ({ page }) => {
    test.setTimeout(120_000);
    await analyseInBrowser(page);
    await page.goto('/guided-improvement');
    for (const title of steps) await expect(page.getByRole('tab', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(complete(page)).toBeDisabled();
    for (const [index, text] of guided(page).words.entries()) {
      await editor(page).fill(text);
      await complete(page).click();
      await expect(page.getByText(`${(index + 1) * 20}% completed`)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();

    const sheet = await downloadSheet(page);
    await expect(sheet.getByRole('heading', { name: 'Changed lines' })).toBeVisible();
    await expect(sheet.getByText('role as a matron.')).toBeVisible();
    await expect(sheet.getByRole('img', { name: /^Page 1 of \d of your improved CV$/ })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const downloads = [page.waitForEvent('download'), page.waitForEvent('download', (file) => file.suggestedFilename().endsWith('.pdf'))];
    await sheet.getByRole('button', { name: 'Download Word and PDF' }).click();
    const [docx, pdf] = await Promise.all(downloads);
    expect(docx?.suggestedFilename()).toMatch(/^Priya-Ramsbottom-CV-\d{4}-\d{2}-\d{2}\.docx$/);
    expect(pdf?.suggestedFilename()).toMatch(/^Priya-Ramsbottom-CV-\d{4}-\d{2}-\d{2}\.pdf$/);
    const text = docx ? await wordsOf(docx) : '';
    expect(text).toContain('Looking for a role as a matron.');
    expect(text).toContain('priya.ramsbottom@example.com');
    expect(text).toContain('Led a team of 18 nurses on a 28-bed acute ward');
    await expect(sheet).toBeHidden();
    await expect(page.getByText(/^Saved in your downloads: Priya-Ramsbottom-CV/)).toBeVisible();

    await page.getByRole('button', { name: 'Score my improved CV' }).click();
    await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: 'Open the new report' })).toHaveAttribute('href', /\/results\/[\w-]{24}/);
    await expectAccessible(page);
  });

  test('suggests from the CV, asks for what is missing and moves the score without a request', async ({ page }) => {
    await analyseInBrowser(page);
    await page.goto('/guided-improvement');
    await page.getByRole('tab', { name: 'Work Experience' }).click();
    await editor(page).fill('Sales Assistant, Lantern Books, Leeds (Mar 2020 - Present)\n- Serving customers on the till');
    await page.getByRole('button', { name: 'Generate Suggestion' }).click();
    await page.getByRole('button', { name: 'Accept' }).first().click();
    await expect(editor(page)).toHaveValue(/\[add figure\]/);
    await page
      .getByLabel(/How many/)
      .first()
      .fill('60');
    await expect(editor(page)).toHaveValue(/60/);
    await expect(editor(page)).not.toHaveValue(/\[add/);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(editor(page)).toHaveValue(/Serving customers/);

    await expect(page.getByLabel('Live score')).toContainText(/against your report/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const before = await page.getByLabel('Live score').textContent();
    await editor(page).fill(
      'Ward Sister, Northcliffe General Hospital, Leeds (Mar 2020 - Present)\n- Cut falls by 40% in a year, saving £20,000',
    );
    await expect(page.getByLabel('Live score')).not.toHaveText(before ?? '');
    expect(requests).toEqual([]);
  });

  test('a chip leads to its gap, however long the text', async ({ page }) => {
    await guided(page).start('demo');
    await page.getByRole('tab', { name: 'Work Experience' }).click();
    const between = Array.from({ length: 60 }, (_, index) => `- Kept the stock of shop ${index + 1} in order`).join('\n');
    await editor(page).fill(`- Led a team of [add figure]\n${between}\n- Saved the firm [add figure]`);
    const gap = page.locator('mark');
    const chip = (name: string) => page.getByRole('list', { name: 'Open gaps' }).getByRole('button', { name });
    for (const [name, place] of [
      ['…team of', gap.first()],
      ['…the firm', gap.last()],
      ['…team of', gap.first()],
    ] as const) {
      await chip(name).click();
      await expect(place).toBeInViewport();
      await expect(editor(page)).toBeFocused();
    }
  });

  test('names an open gap before the download, which waits until it is filled', async ({ page }) => {
    await analyseInBrowser(page);
    await page.goto('/guided-improvement');
    for (const [index, text] of guided(page).words.entries()) {
      await editor(page).fill(index === 0 ? 'Ward sister who led [add figure] nurses.' : text);
      await complete(page).click();
    }
    const sheet = await downloadSheet(page);
    await expect(sheet.getByText('Professional Summary: ‘Ward sister who led [add figure] nurses.’')).toBeVisible();
    await expect(sheet.getByRole('button')).toHaveText(['Back to editing']);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Back to editing' }).click();
    await expect(page.getByRole('button', { name: 'Download Your Improved CV' })).toBeFocused();
  });

  test('says before a download that no word is changed, on a narrow phone and in dark theme too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/guided-improvement?analysis=demo&theme=dark');
    await page.getByRole('tab', { name: 'Education & Qualifications' }).click();
    await page
      .getByRole('button', { name: 'Keep it as it is' })
      .or(page.getByRole('button', { name: 'Start from the original' }))
      .first()
      .click();
    await complete(page).click();
    await page.getByText('Download your CV as it is now').click();
    const sheet = await downloadSheet(page);
    await expect(sheet.getByText(/^Your words are unchanged/)).toBeVisible();
    await expect(sheet.getByRole('img').first()).toBeVisible({ timeout: 30_000 });
    for (const name of ['Download Word and PDF', 'Word only', 'Back to editing'])
      await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectAccessible(page);
  });

  test('keeps a draft over a reload, and the work of two tabs', async ({ page, context }) => {
    await analyseInBrowser(page);
    await page.goto('/guided-improvement');
    await editor(page).fill('A statement of my own.');
    await expect(page.getByText('Saved in this browser.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/guided-improvement');
    await expect(editor(other)).toHaveValue('A statement of my own.');
    await other.getByRole('tab', { name: 'Skills & Expertise' }).click();
    await editor(other).fill('Audit');
    await expect(other.getByText('Saved in this browser.')).toBeVisible();
    await editor(page).fill('A better statement of my own.');
    await expect(page.getByText('Saved in this browser.')).toBeVisible();
    await page.reload();
    await expect(editor(page)).toHaveValue('A better statement of my own.');
    await page.getByRole('tab', { name: 'Skills & Expertise' }).click();
    await expect(editor(page)).toHaveValue('Audit');
  });

  test('a phone shows one suggested change at a time, a desk all of them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await guided(page).start('demo');
    await page.getByRole('tab', { name: 'Work Experience' }).click();
    const lines = ['Responsible for the stock room', 'Responsible for taking calls from customers', 'Duties involved training new staff'];
    await guided(page).editor.fill(
      `Shop Manager, Harbour Stores, Bristol (Jan 2020 - Present)\n${lines.map((line) => `- ${line}`).join('\n')}`,
    );
    await page.getByRole('button', { name: 'Generate Suggestion' }).click();
    const changes = page.getByRole('region', { name: 'Suggested changes' });
    const shown = changes.locator('> ul > li').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    const first = await shown.innerText();
    await expect(changes.getByText(/^Change 1 of [2-9]/)).toBeVisible();
    await expect(changes.getByRole('button', { name: 'One change back' })).toBeDisabled();
    await changes.getByRole('button', { name: 'One change on' }).click();
    await expect(changes.getByText(/^Change 2 of/)).toBeVisible();
    await expect(shown).toHaveCount(1);
    expect(await shown.innerText()).not.toBe(first);
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(changes.getByText(/^Change 2 of/)).toBeHidden();
    expect(await shown.count()).toBeGreaterThan(1);
  });

  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const)
    test(`on a phone of ${width} pixels the next thing to do, the score and undo stay in reach`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      // The own font is kept by then: a page that gets it late is drawn in a wider one, and measures more.
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      await guided(page).start('demo');
      const bar = page.locator('[data-bottom-bar]');
      const generate = page.getByRole('button', { name: 'Generate Suggestion' });
      // Nothing is written yet: what fills the field takes the middle of the bar, over the button that could not be pressed.
      await expect(generate).toBeInViewport({ ratio: 1 });
      const [over, under] = [await generate.boundingBox(), await complete(page).boundingBox()];
      expect([over?.x, over?.width]).toEqual([under?.x, under?.width]);
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({ ratio: 1 });
      await generate.click();
      await expect(page.getByRole('region', { name: 'Suggested changes' })).toBeInViewport();
      await expect(complete(page)).toBeInViewport({ ratio: 1 });
      for (const field of await page.getByRole('textbox').filter({ visible: true }).all()) {
        await field.focus();
        const [box, edge] = [await field.boundingBox(), await bar.boundingBox()];
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
      }
      await editor(page).press('Control+End');
      await page.keyboard.type(' Cut costs by 12%.');
      await expect(page.getByLabel('Live score').getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Undo last change' })).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await complete(page).click();
      await expect(page.getByRole('heading', { name: 'Work Experience', level: 2 })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_400);
    });

  test('what helps is folded on a phone, open on a desk, and neither loses it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await guided(page).start('demo');
    const tip = page.getByText('Say your role and your field in the first line.');
    await expect(tip).toBeHidden();
    await page.getByRole('button', { name: 'Tips' }).click();
    await expect(tip).toBeVisible();
    await page.getByRole('button', { name: 'Tips' }).click();
    await expect(tip).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(tip).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tips' })).toBeHidden();
  });

  test('says what is missing without an analysis, and works by keyboard and on a narrow phone', async ({ page }) => {
    await page.goto('/guided-improvement');
    await expect(page.getByText('No analysis found. Please analyze your CV first.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to CV Analyzer' })).toHaveAttribute('href', '/');
    await analyseInBrowser(page);
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/guided-improvement');
    await page.getByRole('tab', { name: 'Personal Statement' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Work Experience' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Work Experience', level: 2 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await page.goto('/guided-improvement?theme=dark');
    await expect(page.getByRole('tab', { name: 'Personal Statement' })).toBeVisible();
    await expectAccessible(page);
  });
});
