import { expect, type Page } from 'playwright/test';

const words = [
  'Ward sister with nine years on acute wards. Cut medication errors by 34% in a year. Looking for a role as a matron.',
  'Ward Sister, Northcliffe General Hospital, Leeds (Mar 2020 - Present)\n- Led a team of 18 nurses on a 28-bed acute ward',
  'Clinical: wound care, care planning\nLeading: rota planning, audit',
  'BSc (Hons) Adult Nursing, University of Bradford, First Class (2012 - 2015)',
  'One column, standard headings.',
];

export const advert =
  'Ward Manager\nEssential:\n- Experience of leading a team on an acute ward\n- Experience of helicopter maintenance\nDesirable:\n- Safeguarding';

/** What stands below 'Generate Suggestion' once it is answered: changes, questions, or that there is nothing to change. */
const answer = /suggested changes?$|^What an interviewer would ask$|^Nothing to change here/;

type Look = () => Promise<void>;

/** What a visitor does in the five guided steps, in the words of the page. */
export const guided = (page: Page) => {
  const editor = page.getByRole('textbox', { name: /^Improved content/ });
  const complete = page.getByRole('button', { name: /^(?:Complete & Continue|Finish)$/ });
  const start = async (id: string) => {
    await page.goto(`/guided-improvement?analysis=${id}`);
    await expect(editor).toBeVisible();
  };
  /** Every step to the end; `look` is called on each, with examples and suggestions shown, and at the end. */
  const walk = async (look: Look) => {
    for (const text of words) {
      await page.getByRole('button', { name: 'Show Before/After example' }).click();
      const generate = page.getByRole('button', { name: 'Generate Suggestion' });
      const keep = page.getByRole('button', { name: 'Keep it as it is' });
      await expect(generate.or(keep)).toBeVisible();
      if (await keep.isVisible()) {
        await keep.click();
        await expect(editor).not.toHaveValue('');
      } else if (await generate.isEnabled()) {
        await generate.click();
        await expect(page.getByText(answer).first()).toBeVisible();
      }
      await look();
      await editor.fill(text);
      await complete.click();
    }
    await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
    await page.getByRole('button', { name: 'Score my improved CV' }).click();
    await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible({ timeout: 30_000 });
    await look();
  };
  return { editor, complete, start, walk, words };
};

/** What a visitor does in the walkthrough, in the words of the page. */
export const premium = (page: Page) => {
  const editor = page.getByRole('textbox', { name: /^Improved text/ });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const chooseJob = async (look: Look = async () => undefined) => {
    await expect(page.getByRole('radio').first()).toBeVisible();
    await look();
    await page.getByRole('radio', { name: /^Job-Specific CV/ }).check();
    await button('Begin Job-Specific CV Optimisation').click();
    await look();
  };
  const target = async () => {
    await page.getByLabel(/^Job description/).fill(advert);
    await page.getByLabel(/^Target role/).selectOption('other');
    await page.getByLabel(/Your target role/).fill('Ward Manager');
    await button('Continue to Professional Summary').click();
    await expect(editor).toBeVisible();
  };
  /** The three sections to the end; `look` is called on each, with its suggestions, and at the end. */
  const walk = async (look: Look) => {
    for (const index of [0, 1, 2]) {
      await button('Generate Suggestion').click();
      await expect(page.getByText(answer).first()).toBeVisible();
      await look();
      await editor.fill(words[index] ?? '');
      await button('Mark as Complete').click();
      if (index < 2) await button('Next Section').click();
    }
    await button('Finish Walkthrough').click();
    await expect(page.getByRole('dialog', { name: 'CV walkthrough complete!' })).toBeVisible();
    await look();
  };
  return { editor, button, chooseJob, target, walk };
};
