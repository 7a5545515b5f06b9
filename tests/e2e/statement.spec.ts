import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectContrast } from '../support/axe';
import { analyseInBrowser } from '../support/improve-journey';
import { tabTo } from '../support/keyboard';

const specification = `Person specification: Night Porter, Harrowgate Infirmary
Please address each criterion in order.
Essential
Experience of moving patients safely
Knowledge of infection control
Desirable
Willingness to work bank holidays`;

/** From the pasted text to the first card. */
async function readForm(page: Page): Promise<void> {
  await page.goto('/supporting-statement');
  await page.getByRole('textbox').first().fill(specification);
  await page.getByRole('button', { name: 'Read the criteria' }).click();
  await expect(page.getByRole('heading', { name: '3 criteria' })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: /^(?:Next criterion|See your draft)/ }).click();

/** All four cards: three are answered, the last is closed. */
async function answerAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go to your answers' }).click();
  await expect(card(page, 'Why this post, this employer, their values')).toBeVisible();
  await page.getByRole('textbox').first().fill('i want to work nights near my home');
  await next(page);
  await expect(card(page, 'Experience of moving patients safely')).toBeVisible();
  await page.getByLabel(/What did you do yourself/).fill('i moved twelve patients a night with a slide sheet at Fernbank');
  await next(page);
  await page.getByRole('textbox').first().fill('at Fernbank i cleaned each trolley after use');
  await next(page);
  await expect(card(page, 'Willingness to work bank holidays')).toBeVisible();
  await page.getByRole('button', { name: 'I have nothing for this' }).click();
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test.describe(`the supporting statement at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('goes from a pasted form to a draft of the person’s own words, and survives a reload', async ({ page }) => {
      await readForm(page);
      await expect(page.getByText('Please address each criterion in order.')).toBeVisible();
      await expectAccessible(page);
      await answerAll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: /draft/i }).first().click();
      const draft = page.getByText('I moved twelve patients a night with a slide sheet at Fernbank.');
      await expect(draft).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy the statement' })).toBeEnabled();
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.reload();
      await expect(draft).toBeVisible();
      await expectContrast(page, 'the draft in the dark theme');
    });
  });
}

test('the criteria go along to the CV that was uploaded here', async ({ page }) => {
  const id = await analyseInBrowser(page);
  await readForm(page);
  await page.getByRole('link', { name: 'Use lines of the CV you uploaded here' }).click();
  await expect(page).toHaveURL(new RegExp(`analysis=${id}$`));
  await expect(page.getByRole('heading', { name: '3 criteria' })).toBeVisible();
});

test('an answer is there again after going back and in a second tab', async ({ page, context }) => {
  await readForm(page);
  await page.getByRole('button', { name: 'Go to your answers' }).click();
  const answer = page.getByRole('textbox').first();
  await answer.fill('I want to work nights near my home.');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.goto('/privacy');
  await page.goBack();
  await expect(answer).toHaveValue('I want to work nights near my home.');
  const second = await context.newPage();
  await second.goto('/supporting-statement');
  await expect(second.getByRole('textbox').first()).toHaveValue('I want to work nights near my home.');
});

test('the form is read and the first card is answered by keyboard alone', async ({ page }) => {
  await page.goto('/supporting-statement');
  await tabTo(page, /specification|advert/i);
  await page.getByRole('textbox').first().focus();
  await page.keyboard.insertText(specification);
  await tabTo(page, /^Read the criteria/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '3 criteria' })).toBeVisible();
  await tabTo(page, /^Go to your answers/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Why do you want this post/);
  await page.keyboard.insertText('I want to work nights near my home.');
  await tabTo(page, /^Next criterion/);
  await page.keyboard.press('Enter');
  await expect(card(page, 'Experience of moving patients safely')).toBeVisible();
});
