import { expect, test } from '@playwright/test';

const pages = [
  '/',
  '/results/demo',
  '/privacy',
  '/how-it-works',
  '/complaints',
  '/unsubscribe',
  '/test-file-secrets',
  '/simple-test',
  '/hidden-test',
  '/guided-improvement',
  '/premium',
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

test('the admin area is never framed, and pages with an id are neither stored nor indexed', async ({ request }) => {
  const admin = (await request.get('/admin/login')).headers();
  expect(admin['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(admin['x-frame-options']).toBe('DENY');
  const results = (await request.get('/results/demo')).headers();
  expect(results['cache-control']).toContain('no-store');
  expect(results['x-robots-tag']).toBe('noindex');
});

test('a forged client address changes nothing', async ({ request }) => {
  const answers = await Promise.all([1, 2].map((n) => request.get('/api/health', { headers: { 'x-forwarded-for': `203.0.113.${n}` } })));
  for (const answer of answers) expect(answer.status()).toBe(200);
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
