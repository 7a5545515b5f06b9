import { expect, test, type Dialog, type Page } from 'playwright/test';
import { guided, premium } from '../support/improving';
import { analyseInBrowser } from '../support/improve-journey';

const saved = (page: Page) => expect(page.getByText('Saved in this browser.')).toBeVisible();

const toFirstSection = async (page: Page, id: string) => {
  await page.goto(`/premium/${id}`);
  await page.getByRole('radio', { name: /^High-Quality General CV/ }).check();
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.getByRole('button', { name: 'Continue to Professional Summary' }).click();
};

/** Both flows up to their first editor. */
const flows = {
  'the guided steps': {
    editor: (page: Page) => guided(page).editor,
    enter: (page: Page, id: string) => page.goto(`/guided-improvement?analysis=${id}`),
    again: (page: Page, id: string) => page.goto(`/guided-improvement?analysis=${id}`),
  },
  'the walkthrough': {
    editor: (page: Page) => premium(page).editor,
    enter: toFirstSection,
    again: (page: Page, id: string) => page.goto(`/premium/${id}`),
  },
};

for (const [name, { editor, enter, again }] of Object.entries(flows)) {
  test.describe(name, () => {
    test('keep a draft over a reload, the way back and a closed tab', async ({ page, context }) => {
      const id = await analyseInBrowser(page);
      await enter(page, id);
      await editor(page).fill('Half a sentence');
      await saved(page);
      await page.reload();
      await expect(editor(page)).toHaveValue('Half a sentence');
      await page.goto('/privacy');
      await page.goBack();
      await expect(editor(page)).toHaveValue('Half a sentence');
      // Typed and closed in the same breath: what the pause has not saved yet is saved by the closing.
      await editor(page).press('Control+End');
      await page.keyboard.type(' and one more');
      await page.close();
      const other = await context.newPage();
      await again(other, id);
      await expect(editor(other)).toHaveValue('Half a sentence and one more');
    });

    test('warn before text that this browser could not keep is lost, and stay when told to', async ({ page }) => {
      const id = await analyseInBrowser(page);
      await page.addInitScript(() => {
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (/Progress:/.test(key)) throw new DOMException('full', 'QuotaExceededError');
          write.call(this, key, value);
        };
      });
      await enter(page, id);
      await editor(page).click();
      await page.keyboard.type('Words that exist nowhere else');
      await expect(page.getByText(/^This browser keeps nothing for us/)).toBeVisible();
      const asked: string[] = [];
      page.once('dialog', (dialog: Dialog) => {
        asked.push(dialog.type());
        void dialog.dismiss();
      });
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await expect(editor(page)).toHaveValue('Words that exist nowhere else');
    });

    test('let one go without a word once everything is saved', async ({ page }) => {
      const id = await analyseInBrowser(page);
      await enter(page, id);
      await editor(page).click();
      await page.keyboard.type('Words that are kept');
      await saved(page);
      const closed = page.waitForEvent('close');
      page.on('dialog', (dialog) => {
        throw new Error(`A ${dialog.type()} dialog was shown.`);
      });
      await page.close({ runBeforeUnload: true });
      await closed;
    });

    test('let two tabs work side by side: each keeps its part, and the later words of one part win in both', async ({ page, context }) => {
      const id = await analyseInBrowser(page);
      await enter(page, id);
      await editor(page).fill('A first part from the left tab.');
      await saved(page);
      const other = await context.newPage();
      await again(other, id);
      await expect(editor(other)).toHaveValue('A first part from the left tab.');
      await other.getByRole(name === 'the walkthrough' ? 'button' : 'tab', { name: /^(?:Next Section|Work Experience)$/ }).click();
      await editor(other).fill('A second part from the right tab.');
      await saved(other);
      await editor(page).fill('A better first part from the left tab.');
      await saved(page);
      await page.reload();
      await expect(editor(page)).toHaveValue('A better first part from the left tab.');
      await page.getByRole(name === 'the walkthrough' ? 'button' : 'tab', { name: /^(?:Next Section|Work Experience)$/ }).click();
      await expect(editor(page)).toHaveValue('A second part from the right tab.');

      await editor(other).fill('The right tab once more.');
      await saved(other);
      await page.bringToFront();
      await expect(editor(page)).toHaveValue('The right tab once more.');
      await expect(page.getByText('A newer text from another tab was taken over.')).toBeVisible();
    });
  });
}
