import http, { type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { holdBack, visitor } from '../support/visitor';

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

/** Start of the first contentful paint, and of the loading of what has such a name, in the same milliseconds. */
const paintAnd = async (page: Page, ending: string) => {
  const times = () =>
    page.evaluate(
      (end) => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        loads: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith(end) ? [startTime] : [])),
      }),
      ending,
    );
  await expect.poll(async () => (await times()).loads.length).toBeGreaterThan(ending === '.css' ? 0 : 1);
  return times();
};

for (const ending of ['.css', '.js', '.woff2']) {
  test(`the words are painted before any ${ending} is asked for`, async ({ page }) => {
    for (const address of ['/', '/results/demo']) {
      await page.goto(address);
      const { paint, loads } = await paintAnd(page, ending);
      if (ending !== '.woff2' || address === '/') expect(Math.min(...loads)).toBeGreaterThanOrEqual(paint);
    }
  });
}

/** Every page as it begins, before its scripts. */
const beginnings = [
  '/',
  '/results/demo',
  '/guided-improvement?analysis=demo',
  '/premium/demo',
  '/how-it-works',
  '/privacy',
  '/admin/login',
  '/complaints',
  '/?embedded=true&theme=dark&accentColor=0b6b57',
  '/nowhere',
];

const wholeSheetInForce = (page: Page) =>
  page.waitForFunction(() => [...document.styleSheets].some(({ href, media }) => href?.endsWith('.css') && !media.mediaText));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what a page is painted with first looks as the whole style sheet has it, ${colorScheme}`, async ({ page }) => {
    // Millions of computed values.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('fontsLoaded', '1'));
    const looks = () =>
      page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = 100;
        }
        // Laid out anew each time: what Chromium says of an automatic margin depends on when it was asked first.
        const { style } = document.documentElement;
        style.display = 'none';
        document.body.getBoundingClientRect();
        style.display = '';
        return [...document.querySelectorAll('html, body, body *:not(script)')].flatMap((element) =>
          ['', '::before', '::after'].flatMap((part) => {
            const computed = getComputedStyle(element, part);
            // Custom properties are only the means.
            const properties = Array.from(computed).filter((property) => !property.startsWith('--'));
            const name = `${element.tagName} ${element.className} ${part}`;
            return properties.map((property) => `${name} ${property}: ${computed.getPropertyValue(property)}`);
          }),
        );
      });
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const address of beginnings) {
        const letSheetCome = await holdBack(page, '**/*.css');
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('media', 'not all');
        await expect(page.locator('html')).toHaveAttribute('data-fonts', '1');
        await page.evaluate(() => document.fonts.ready);
        const first = await looks();
        expect(first.length).toBeGreaterThan(10_000);
        letSheetCome();
        await wholeSheetInForce(page);
        const then = await looks();
        expect(then.length).toBe(first.length);
        expect(
          then.filter((line, place) => line !== first[place]),
          `${address} at ${width}`,
        ).toEqual([]);
        await page.unroute('**/*.css');
      }
    }
  });
}

const fontHasCome = (page: Page, family: string) =>
  page.waitForFunction((name) => [...document.fonts].some((face) => face.family === name && face.status === 'loaded'), family);

test('the machine’s own letters stand until all web fonts are there', async ({ page }) => {
  const html = page.locator('html');
  const letDisplayCome = await holdBack(page, '**/source_serif*.woff2');
  await page.goto('/');
  await wholeSheetInForce(page);
  await fontHasCome(page, 'text');
  await expect(page.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
  await expect(html).not.toHaveAttribute('data-fonts');
  letDisplayCome();
  await expect(html).toHaveAttribute('data-fonts', '1');
});

test('the machine’s own letters stay where a web font never comes', async ({ page }) => {
  await page.route('**/source_serif*.woff2', (route) => route.abort());
  await page.goto('/how-it-works');
  await wholeSheetInForce(page);
  await fontHasCome(page, 'text');
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === 'display' && status === 'error'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
});

test('all is fetched at once and takes effect in turn: compiling beside it, a browser restyles the page far more slowly', async ({
  page,
}) => {
  const html = page.locator('html');
  const letSheetCome = await holdBack(page, '**/*.css');
  const letScriptsCome = await holdBack(page, '**/_next/static/chunks/*.js');
  const asked = ['.css', '.js', '.woff2'].map((ending) => page.waitForRequest((request) => request.url().endsWith(ending)));
  await page.goto('/', { waitUntil: 'commit' });
  await Promise.all(asked);
  letSheetCome();
  await page.waitForFunction(
    () =>
      [...document.styleSheets].some(({ href, media }) => href?.endsWith('.css') && media.mediaText === 'not all') &&
      ['text', 'display'].every((name) => [...document.fonts].some(({ family, status }) => family === name && status === 'loaded')),
  );
  await expect(html).not.toHaveAttribute('data-fonts');
  letScriptsCome();
  await wholeSheetInForce(page);
  await expect(html).toHaveAttribute('data-fonts', '1');
});

test('where the sheet, or a script that hangs, never comes, the page comes to life with what there is', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with a sample CV' }).click();
  await expect(visitor(page).uploaded).toBeVisible();

  await page.unroute('**/*.css');
  await page.clock.install();
  await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'not all'));
  await page.clock.runFor(10_000);
  await wholeSheetInForce(page);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '1');
});

test('the whole sheet tells no face again: the browser would look for all letterforms anew', async ({ page }) => {
  await page.goto('/');
  await wholeSheetInForce(page);
  const faces = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style.fontFamily + rule.style.fontWeight] : [])),
    ),
  );
  expect(faces.length).toBeGreaterThan(11);
  expect(faces).toEqual([...new Set(faces)]);
});

test('the icon waits for the paint, and is a bitmap: a drawing would be laid out on the page’s own thread', async ({ page }) => {
  await page.goto('/');
  const icon = page.locator('link[rel=icon]');
  await expect(icon).toHaveCount(1);
  await expect(icon).toHaveAttribute('href', /^\/favicon\.ico/);
  const address = (await icon.getAttribute('href')) ?? '';
  expect(await (await page.request.get('/', { headers: { accept: 'text/html' } })).text()).not.toContain(` href="${address}"`);
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('image/x-icon');
  const bitmaps = await answer.body();
  const sizes = Array.from({ length: bitmaps.readUInt16LE(4) }, (_, place) => bitmaps[6 + 16 * place]);
  expect(sizes).toEqual([16, 32, 48]);
});

test('a browser that has had the fonts begins with them', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fontsLoaded'))).toBe('1');
  await page.goto('/how-it-works');
  const { paint, loads } = await paintAnd(page, '.woff2');
  expect(Math.max(...loads)).toBeLessThan(paint);
});

test('in a browser that says nothing of its paints the page comes to life all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with a sample CV' }).click();
  await expect(visitor(page).uploaded).toBeVisible();
});

test('a page comes as the browser takes it: packed by Brotli or gzip, or plain', async ({ baseURL }) => {
  const ask = async (acceptEncoding: string, method = 'GET') => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { accept: 'text/html', 'accept-encoding': acceptEncoding };
      http.request(`${baseURL}/how-it-works`, { method, headers }, resolve).on('error', reject).end();
    });
    const body = Buffer.concat(await answer.toArray());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    return { body, encoding: answer.headers['content-encoding'], length: answer.headers['content-length'] };
  };
  const [brotli, gzip, plain, head] = [await ask('gzip, deflate, br'), await ask('gzip'), await ask('identity'), await ask('br', 'HEAD')];
  expect([brotli.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined]);
  const withoutNonce = (html: Buffer) => html.toString().replace(/[\da-f]{32}/g, '');
  expect(withoutNonce(plain.body)).toContain('How the score works');
  expect(withoutNonce(brotliDecompressSync(brotli.body))).toBe(withoutNonce(plain.body));
  expect(withoutNonce(gunzipSync(gzip.body))).toBe(withoutNonce(plain.body));
  for (const { body, length } of [brotli, gzip, plain]) expect(Number(length)).toBe(body.length);
  expect(head.body).toHaveLength(0);
  // What a slow line carries before its first pause: ten packets.
  expect(brotli.body.length).toBeLessThan(20_000);
});

test('where storage is blocked the page comes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await paintAnd(page, '.woff2');
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});
