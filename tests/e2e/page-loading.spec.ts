import { expect, test, type Page } from 'playwright/test';
import { holdBack, ownPdf, visitor } from '../support/visitor';

const withoutTags = (html: string): string =>
  html
    .replace(/\\u0026/g, '&')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;|\\"/g, '"')
    .replace(/&amp;/g, '&');

interface Answer {
  cvText: string;
  result: {
    score: number;
    scoreLabel: string;
    oneThing: { title: string };
    positives: string[];
    quickWins: string[];
    improvements: { title: string; description: string }[];
    sectionAnalysis: { description: string }[];
    salaryBenchmark: { currentLevel: { context: string } };
    aiDetectionAnalysis: { assessment: string };
    actionPlan: { mediumPriority: { description: string }[] };
  };
}

test('a stored report begins in the first HTML; what waits for the email, and the text of the CV, are not in it', async ({ page }) => {
  await visitor(page).openReport();
  const address = new URL(page.url()).pathname;
  const { cvText, result }: Answer = await (await page.request.get(address.replace('/results/', '/api/cv/analysis/'))).json();
  const answer = await page.request.get(address);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const html = withoutTags(await answer.text());
  expect(html).toContain(`CV Score: ${result.score} out of 100, ${result.scoreLabel}`);
  expect(html).toContain(result.oneThing.title);
  const absent = [
    ...result.positives.slice(1),
    ...result.quickWins,
    ...result.improvements.map(({ title }) => title).filter((title) => title !== result.oneThing.title),
    ...result.sectionAnalysis.map(({ description }) => description),
    result.salaryBenchmark.currentLevel.context,
    result.aiDetectionAnalysis.assessment,
    cvText.slice(0, 60),
    cvText.slice(-60),
  ].filter((words) => words.length > 12);
  expect(absent.length).toBeGreaterThan(8);
  for (const words of absent) expect(html).not.toContain(words);
});

test('without any script the score, the one thing and the standing can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/results/demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^CV Score: \d+ out of 100/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'If you just change one thing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Market Position' })).toBeVisible();
  await context.close();
});

test('a report that is not there begins with its shape alone', async ({ page }) => {
  const html = await (await page.request.get('/results/nothing-is-kept-here-0000')).text();
  expect(html).toContain('Loading your report…');
  expect(html).not.toContain('CV Score');
});

test('the page goes on from that HTML: what the server drew is what stays', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#report-title, #one-thing-title, [data-bottom-bar]'))
        element.setAttribute('data-from-server', '');
    });
  });
  await page.goto('/results/demo');
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeAttached();
  await expect(
    page.locator('#report-title[data-from-server], #one-thing-title[data-from-server], [data-bottom-bar][data-from-server]'),
  ).toHaveCount(3);
});

/** What moved in view while the page came, as the browser counts it. */
const movedBy = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const entries: PerformanceEntryList = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    const told = new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    observer.observe({ type: 'layout-shift', buffered: true });
    await told;
    entries.push(...observer.takeRecords());
    return entries.reduce((sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0), 0);
  });

/** Opens a page whose scripts are still on their way; the function it returns lets them come. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const letCome = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return letCome;
}

/** What stands on each page once it is whole. */
const whole: Record<string, string> = {
  '/': 'Upload Your CV',
  '/results/demo': 'Why this score',
  '/guided-improvement?analysis=demo': 'Personal Statement',
  '/premium/demo': 'CV Optimization Walkthrough',
};

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  for (const [address, heading] of Object.entries(whole)) {
    test(`nothing in view moves while ${address} comes, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { name: heading })).toBeAttached();
      expect(await movedBy(page)).toBeLessThan(0.02);
    });
  }
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`nothing in view moves when the reports of who comes back are listed, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const reports = [1, 2, 3, 4].map((n) => ({
        id: `report-${n}`,
        score: 60 + n,
        filename: `Tomos-Vaughan-CV-${n}.pdf`,
        date: '2026-03-02',
      }));
      localStorage.setItem('reportsOnThisDevice', JSON.stringify(reports));
    });
    const letCome = await openBeforeScripts(page, '/');
    letCome();
    await expect(page.getByRole('link', { name: 'Tomos-Vaughan-CV-3.pdf' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await movedBy(page)).toBeLessThan(0.02);
    await page.getByRole('button', { name: 'Show all 4' }).click();
    await expect(page.getByRole('link', { name: 'Tomos-Vaughan-CV-4.pdf' })).toBeVisible();
  });
}

const secret = 'words-for-nobody-else';
/** Every form that is in the first HTML of its page. */
const forms: [address: string, label: string][] = [
  ['/admin/login', 'Password'],
  ['/complaints', 'What happened'],
  ['/unsubscribe', 'Email'],
];

for (const [address, label] of forms) {
  test(`a form sent before the scripts came keeps its fields out of the address: ${address}`, async ({ page }) => {
    await openBeforeScripts(page, address);
    await page.getByLabel(label).fill(secret);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    expect((await answer).status()).toBe(200);
    expect(page.url()).toMatch(new RegExp(`${address}$`));
    await expect(page.getByLabel(label)).toBeVisible();
    expect(await page.content()).not.toContain(secret);
  });
}

test('a file chosen before the scripts came is uploaded', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/');
  await visitor(page).choose(ownPdf);
  letCome();
  await expect(visitor(page).uploaded).toBeVisible();
});

test('a link followed before the scripts came leads to its page', async ({ page }) => {
  await openBeforeScripts(page, '/');
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/\/privacy$/);
});
