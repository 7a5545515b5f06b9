import { expect, test, type Locator, type Page } from 'playwright/test';
import { premium } from '../support/improving';
import { openRow } from '../support/report-rows';
import { visitor } from '../support/visitor';

const sizes = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;

const openHelper = (page: Page) => page.getByRole('button', { name: 'Open CV Helper' });

/** Names every control under the helper's button once the page is scrolled to its end. */
const coveredByHelper = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const helper = document.querySelector('[data-helper]');
    const button = helper?.querySelector(':scope > button');
    if (!helper || !button) throw new Error('There is no helper on this page.');
    const under = (x: number, y: number) => document.elementsFromPoint(x, y).find((element) => !helper.contains(element));
    const covered = new Set<string>();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { left, top, width, height } = button.getBoundingClientRect();
    for (let point = 0; point < 25; point += 1) {
      const control = under(left + 1 + ((width - 2) * (point % 5)) / 4, top + 1 + ((height - 2) * Math.floor(point / 5)) / 4)?.closest(
        'a, button, input, label, select, summary, textarea',
      );
      if (control) covered.add(control.textContent.trim() || control.tagName);
    }
    return [...covered];
  });

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the upload': (page) => page.goto('/'),
  'the upload with a file': (page) => visitor(page).upload(),
  'the end of the analysis': async (page) => {
    const { upload, analyseButton, viewNow } = visitor(page);
    await upload();
    await analyseButton.click();
    await expect(viewNow).toBeVisible();
  },
  'a report': async (page) => {
    await page.goto('/results/demo');
    await expect(page.getByRole('heading', { name: 'Why this score' })).toBeAttached();
  },
  'a report that is not there': (page) => page.goto('/results/nothing-is-kept-here-0000'),
  'the way of the score': (page) => page.goto('/how-it-works'),
  'the privacy page': (page) => page.goto('/privacy'),
  'the complaint form': (page) => page.goto('/complaints'),
  'the strategies': async (page) => {
    await page.goto('/premium/demo');
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  'the guide': async (page) => {
    await page.goto('/guided-improvement?analysis=demo');
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  },
  'the walkthrough': async (page) => {
    await page.goto('/premium');
    await premium(page).target();
  },
  'the sign-in of the staff': (page) => page.goto('/admin/login'),
};

test.describe('the helper', () => {
  for (const [name, open] of Object.entries(screens)) {
    test(`is round, in view and over no control of ${name} at the end of the page`, async ({ page }) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.addInitScript(() => localStorage.clear());
        await open(page);
        await page.waitForLoadState('networkidle');
        expect(await coveredByHelper(page)).toEqual([]);
        await openHelper(page).scrollIntoViewIfNeeded();
        await expect(openHelper(page)).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('opens over what is being read, and leaves its reader there', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/privacy');
    await openHelper(page).press('Enter');
    const question = page.getByLabel('Your question');
    await expect(question).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Close CV Helper' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(openHelper(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });
});

test('the next thing to do stays at the bottom of a phone from the file to the report', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { upload, analyseButton, viewNow, report } = visitor(page);
  const inBar = async (action: Locator) => {
    await expect(action).toBeInViewport({ ratio: 1 });
    const box = await action.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(620);
  };
  await upload();
  await inBar(analyseButton);
  await analyseButton.click();
  await inBar(viewNow);
  await viewNow.click();
  await expect(report).toBeVisible();
  await inBar(page.getByRole('tab', { name: 'Fixes' }));
});

test.describe('the receipt on a phone', () => {
  const receipt = (page: Page) => page.getByRole('region', { name: 'Why this score' });
  const category = (page: Page, name: string) =>
    receipt(page)
      .locator('details[data-unfolds-on-paper]')
      .filter({ has: page.getByRole('heading', { name }) });

  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(async ({ page }) => {
    await page.goto('/results/demo');
    await openRow(page, 'Why this score');
    await expect(receipt(page)).toBeVisible();
  });

  test('fits on one screen: each category with what it brought, and the sum', async ({ page }) => {
    await expect(receipt(page).getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(receipt(page).getByRole('listitem')).toHaveCount(0);
    expect((await receipt(page).boundingBox())?.height).toBeLessThan(800);
  });

  test('opens a category at a tap, and a line to its words', async ({ page }) => {
    const impact = category(page, 'Evidence and impact');
    await impact.getByRole('heading', { name: 'Evidence and impact' }).click();
    const line = impact.getByRole('listitem').first();
    await line.locator('summary').click();
    await expect(line.getByRole('list', { name: 'From your CV' })).toBeVisible();
  });

  test('has every point in one column, and nothing cut off', async ({ page }) => {
    await receipt(page).evaluate((element) => element.querySelectorAll('details').forEach((details) => (details.open = true)));
    const { ends, cut } = await receipt(page).evaluate((element) => ({
      ends: [...element.querySelectorAll('.tabular-nums > :first-child')].map((points) => points.getBoundingClientRect().right),
      cut: [...element.querySelectorAll('summary *, li[id] > *')].filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
      ).length,
    }));
    expect(ends.length).toBeGreaterThan(15);
    expect(new Set(ends).size).toBe(1);
    expect(cut).toBe(0);
  });

  test('opens at the very line that a finding in the text leads to', async ({ page }) => {
    await page.getByRole('tab', { name: 'My CV' }).click();
    const text = page.getByRole('region', { name: 'Your CV as text, with the findings marked' });
    const note = text.locator('a[href^="#ledger-"]').first();
    const place = (await note.getAttribute('href')) ?? '';
    await note.click();
    await expect(page.locator(`${place} summary`)).toBeFocused();
    await expect(page.locator(place)).toBeInViewport();
    await expect(receipt(page).locator('details[data-unfolds-on-paper][open]')).toHaveCount(1);
  });

  test('is whole on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    expect(await receipt(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(12);
    await expect(receipt(page).getByText('Dates of roles')).toBeVisible();
  });
});
