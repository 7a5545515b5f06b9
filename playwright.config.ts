import { defineConfig, devices } from 'playwright/test';

/** Run by scripts/test.mjs, which starts the site and finds a browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // File by file on two browsers: each test is a visitor of its own, and waits more than it works.
  workers: 2,
  timeout: 120_000,
  // How fast a page is, tests/bench measures; here a loaded machine is waited for.
  expect: { timeout: 30_000 },
  // A loaded machine can outlast a time limit once; what passes only when tried again is named and counted.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL,
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
    screenshot: 'only-on-failure',
  },
});
