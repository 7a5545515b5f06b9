import { expect, test } from 'playwright/test';

const pages = [
  '/',
  '/results/demo',
  '/privacy',
  '/how-it-works',
  '/complaints',
  '/unsubscribe',
  '/confirm-email?token=none',
  '/test-file-secrets',
  '/simple-test',
  '/hidden-test',
  '/guided-improvement',
  '/premium',
  '/premium/demo',
  '/supporting-statement',
  '/carry-on',
  '/finished',
  '/admin/login',
  '/no/such/page',
];

for (const path of pages) {
  test(`${path} keeps to the content policy and logs no error`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404 \(Not Found\)/.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    // Also what a script tries and survives.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`Refused: ${event.violatedDirective} ${event.blockedURI}`),
      ),
    );
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}

test('headers say what a page may do, value by value', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']?.replace(/nonce-[0-9a-f]{32}/, 'nonce-N')).toBe(
    [
      "default-src 'self'",
      "script-src 'nonce-N' 'strict-dynamic' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self' blob: data:",
      "worker-src 'self' blob:",
      "frame-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      'frame-ancestors *',
    ].join('; '),
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('every answer with HTML in it has a policy, and none has a nonce of the client’s', async ({ request }) => {
  const evil = { 'content-security-policy': "script-src 'nonce-evil'", 'x-nonce': 'evil' };
  for (const path of ['/fonts/nothing', '/_next/static/nothing', '/_next/image/nothing', '/_next/nothing', '/nothing', '/%zz', '/admin']) {
    const response = await request.get(path, { maxRedirects: 0, headers: evil });
    const headers = response.headers();
    expect([path, headers['content-security-policy'] ?? 'none']).toEqual([path, expect.stringContaining("default-src '")]);
    expect(await response.text()).not.toContain('nonce="evil"');
  }
});

test('pages are asked for, not written to', async ({ request }) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    const response = await request.fetch('/privacy', { method });
    expect([method, response.status()]).toEqual([method, 405]);
    expect(response.headers().allow).toBe('GET, HEAD, POST');
  }
  // What a form sends before its script has come.
  expect((await request.post('/complaints', { form: { message: 'x' } })).status()).toBe(200);
});

test('nobody has pictures drawn, nor anything written into the log by it', async ({ request }) => {
  for (const url of ['/icons/icon.png', 'http://127.0.0.1:1/x.png', '/api/x\n{"level":30,"msg":"forged line"}']) {
    expect((await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`)).status()).toBe(404);
  }
});

test('the admin area is never framed, and pages with an id are neither stored nor indexed', async ({ request }) => {
  const admin = (await request.get('/admin/login')).headers();
  expect(admin['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(admin['x-frame-options']).toBe('DENY');
  const paths = ['/results/demo', '/premium/demo', '/guided-improvement', '/job-match/demo', '/supporting-statement?analysis=demo'];
  for (const path of [...paths, '/unsubscribe?token=none', '/confirm-email?token=none']) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

test('a page is titled with the name of the product, once', async ({ page }) => {
  const titles = [
    ['/', 'Analyse My CV - Improve Your Resume'],
    ['/results/demo', 'Your CV Assessment - Analyse My CV'],
    ['/no/such/page', /^(?!.*Analyse My CV.*Analyse My CV).*Analyse My CV$/],
  ] as const;
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto('/');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Upload your CV to receive a comprehensive analysis, optimisation tips and a professional assessment.',
  );
  await page.goto('/privacy');
  await expect(page).toHaveTitle('Privacy - Analyse My CV');
  await page.goto('/admin/login');
  await expect(page).toHaveTitle('Admin - Analyse My CV');
});

test('every address under /api answers JSON, known or not', async ({ request }) => {
  for (const [method, path, status] of [
    ['get', '/api', 404],
    ['get', '/api/nope', 404],
    ['post', '/api/nope/at/all', 404],
    ['get', '/api/cv/analyse', 405],
    ['delete', '/api/health', 405],
  ] as const) {
    const response = await request[method](path);
    expect(response.status()).toBe(status);
    expect(await response.json()).toHaveProperty('code');
  }
});
