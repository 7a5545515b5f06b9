import { expect, test, type Page } from 'playwright/test';
import { guided, premium } from '../support/improving';
import { openEverything } from '../support/report-rows';
import { visitor } from '../support/visitor';

const widths = [
  [360, 780],
  [768, 1024],
  [1280, 860],
] as const;

const analysing = async (page: Page) => {
  const { upload, analyseButton } = visitor(page);
  // A page that is opened again would go on with the analysis under way.
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.route(/\/api\/cv\/analysis\/[\w-]+$/, (route) => route.fulfill({ status: 202, json: { id: 'x', status: 'processing' } }));
  await upload();
  await analyseButton.click();
  await expect(page.getByRole('heading', { name: 'Analysing your CV' })).toBeVisible();
};

const openDemo = async (page: Page) => {
  await page.goto('/results/demo');
  await expect(visitor(page).report).toBeVisible();
};

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  upload: (page) => page.goto('/'),
  'upload-error': async (page) => {
    await page.goto('/');
    await visitor(page).choose({ name: 'my papers (2).odt', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
    await expect(page.getByText('There was an error with your upload')).toBeVisible();
  },
  processing: analysing,
  results: openDemo,
  unlocked: async (page) => {
    await page.addInitScript(() => localStorage.setItem('reportUnlocked:demo', 'true'));
    await openDemo(page);
    await expect(page.getByRole('button', { name: 'Download PDF' }).first()).toBeVisible();
  },
  'analysis-error': (page) => page.goto('/results/nothing-is-kept-here-0000'),
  chat: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open CV Helper' }).click();
    await expect(page.getByRole('heading', { name: 'CV Helper' })).toBeVisible();
  },
  'how-it-works': (page) => page.goto('/how-it-works'),
  guided: async (page) => {
    await page.addInitScript(() => localStorage.clear());
    await guided(page).start('demo');
    await page.getByRole('tab', { name: 'Work Experience' }).click();
    await page.getByRole('button', { name: 'Start from the original' }).click();
    await expect(page.getByLabel('Live score')).toBeVisible();
  },
  strategies: async (page) => {
    await page.addInitScript(() => localStorage.clear());
    await page.goto('/premium/demo');
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  walkthrough: async (page) => {
    await page.addInitScript(() => localStorage.clear());
    await page.goto('/premium');
    await premium(page).target();
    await premium(page).button('Generate Suggestion').click();
    await expect(page.getByRole('region', { name: 'Suggested changes' })).toBeVisible();
  },
};

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, open] of Object.entries(screens)) {
  test(`${name} fits a phone, a tablet and a desk`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      // A report folds by the room it was opened in.
      await open(page);
      await page.waitForLoadState('networkidle');
      expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 });
    }
  });
}

const addresses = [
  '/',
  '/privacy',
  '/how-it-works',
  '/complaints',
  '/unsubscribe',
  '/confirm-email',
  '/test-file-secrets',
  '/simple-test',
  '/hidden-test',
];

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of addresses) {
    test(`${address} never scrolls sideways`, async ({ page }) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await overflow(page)).toBe(0);
    });
  }

  for (const name of ['processing', 'results', 'unlocked', 'analysis-error']) {
    test(`the ${name} screen never scrolls sideways, with every detail open`, async ({ page }) => {
      await screens[name]?.(page);
      await openEverything(page);
      expect(await overflow(page)).toBe(0);
    });
  }
});
