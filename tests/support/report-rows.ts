import type { Page } from 'playwright/test';

/** Opens a row of the report by its title. */
export const openRow = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click();

/** Opens every row of the report and every detail in them. */
export const openEverything = (page: Page) =>
  page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('[data-row] button[aria-expanded="false"]').forEach((button) => button.click());
    document.querySelectorAll('details').forEach((details) => (details.open = true));
  });
