import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and the common rules beyond it: each violation with its places, none expected. */
export const expectAccessible = (page: Page, where = page.url()): Promise<void> =>
  expectNone(page, new AxeBuilder({ page }).withTags(tags), where);

/** What a second theme can break once the page is accessible in the first: nothing but colours differs. */
export const expectContrast = (page: Page, where: string): Promise<void> =>
  expectNone(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']), where);

async function expectNone(page: Page, axe: AxeBuilder, where: string): Promise<void> {
  // What fades in or out has another contrast on its way.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity),
  );
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    where,
  ).toEqual([]);
}
