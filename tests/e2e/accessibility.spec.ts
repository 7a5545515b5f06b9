import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectContrast } from '../support/axe';
import { guided, premium } from '../support/improving';
import { analyseInBrowser } from '../support/improve-journey';
import { openEverything } from '../support/report-rows';
import { sitePages } from '../support/site-pages';
import { fileOf, refuse, scannedPdf, visitor } from '../support/visitor';

type States = Record<string, (page: Page) => Promise<unknown>>;

const open = (address: string) => (page: Page) => page.goto(address);
const unlockedDemo = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem('reportUnlocked:demo', 'true'));
  await page.goto('/results/demo');
  await expect(page.getByRole('button', { name: 'Download PDF' }).first()).toBeVisible();
};
const signIn = async (page: Page, address: string) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('staff@example.com');
  await page.getByLabel('Password').fill('a-password-for-tests');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('tab', { name: 'Lead Emails' })).toBeVisible();
  await page.goto(address);
};

/** Every page of the site in every state that looks different. A page that is missing here fails the first test. */
const pages: Record<string, States> = {
  '/': {
    'as it opens': open('/'),
    'with every fold open, on a shared computer': async (page) => {
      await page.goto('/');
      await page.getByText('Applying for something? Paste the advert').click();
      await page.getByLabel('This is a shared computer').check();
    },
    'where the visitor finishes': async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Finish here' }).click();
      await expect(page.getByRole('dialog', { name: 'Finish here?' })).toBeVisible();
    },
    'with the helper open': async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open CV Helper' }).click();
      await expect(page.getByRole('heading', { name: 'CV Helper' })).toBeVisible();
    },
    'after a failed upload': async (page) => {
      await page.goto('/');
      await visitor(page).choose(fileOf('my papers (2).odt', Buffer.from('x')));
      await expect(page.getByText('There was an error with your upload')).toBeVisible();
    },
    'in visual mode': async (page) => {
      await visitor(page).upload(scannedPdf());
      await expect(page.getByRole('status').filter({ hasText: 'Using Visual Analysis Mode' })).toBeVisible();
    },
    'while it analyses': async (page) => {
      const { upload, analyseButton } = visitor(page);
      await page.route(/\/api\/cv\/analysis\/[\w-]+$/, (route) => route.fulfill({ status: 202, json: { id: 'x', status: 'processing' } }));
      await upload();
      await analyseButton.click();
      await expect(page.getByRole('heading', { name: 'Analysing your CV' })).toBeVisible();
    },
    'with a toast': async (page) => {
      const { upload, analyseButton, toast } = visitor(page);
      await page.route('**/api/cv/analyse?model=claude', refuse(503, 'API_KEY_ERROR', ''));
      await upload();
      await analyseButton.click();
      await expect(toast).toBeVisible();
    },
    'where the analysis failed': async (page) => {
      const { upload, analyseButton } = visitor(page);
      await page.clock.install();
      await page.route(/\/api\/cv\/analysis\/[\w-]+$/, refuse(500, 'ANALYSIS_FAILED', ''));
      await upload();
      await analyseButton.click();
      await expect(page.getByText('1 of 9')).toBeVisible();
      await page.clock.runFor(65_000);
      await expect(page.getByText('Analysis Limited')).toBeVisible();
    },
    'whose parts could not be fetched': async (page) => {
      const { upload, analyseButton } = visitor(page);
      await upload();
      await page.waitForLoadState('networkidle');
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page.route('**/api/cv/analyse?model=claude', refuse(503, 'API_KEY_ERROR', ''));
      await page.getByRole('button', { name: 'Open CV Helper' }).click();
      await expect(page.getByText('The helper could not be fetched.')).toBeVisible();
      await analyseButton.click();
      await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    'with reports of this device': async (page) => {
      await visitor(page).openReport();
      await page.goto('/');
      await expect(page.locator('a[href^="/results/"]').first()).toBeVisible();
    },
  },
  '/results/[analysisId]': {
    locked: async (page) => {
      await visitor(page).openReport();
      await settled(page);
      await openEverything(page);
    },
    'on each tab of a phone': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visitor(page).openReport();
      for (const name of ['Fixes', 'My CV', 'Verdict']) {
        await page.getByRole('tab', { name }).click();
        await settled(page);
      }
    },
    'unlocked, every detail open': async (page) => {
      await unlockedDemo(page);
      await openEverything(page);
    },
    'that is not there': async (page) => {
      await page.goto('/results/nothing-is-kept-here-0000');
      await expect(page.getByText('Analysis Error')).toBeVisible();
    },
  },
  '/guided-improvement': {
    'without an analysis': open('/guided-improvement'),
    'on every step, with examples and suggestions, to the end': async (page) => {
      await guided(page).start(await analyseInBrowser(page));
      await guided(page).walk(() => settled(page));
    },
  },
  '/premium/[analysisId]': {
    'without an analysis': open(`/premium/${'x'.repeat(24)}`),
    'on every step, to the end': async (page) => {
      await page.goto(`/premium/${await analyseInBrowser(page)}`);
      await premium(page).chooseJob(() => settled(page));
      await premium(page).target();
      await page.getByRole('button', { name: 'Compare with the advert' }).click();
      await expect(page.getByRole('region', { name: 'Your CV against the advert' }).getByText('Shown', { exact: true })).toBeVisible();
      await premium(page).walk(() => settled(page));
    },
  },
  '/premium': {
    'on every step, to the end': async (page) => {
      await page.goto('/premium');
      await expect(page.getByRole('heading', { name: 'Job Targeting' })).toBeVisible();
      await settled(page);
      await premium(page).target();
      await premium(page).walk(() => settled(page));
    },
  },
  '/supporting-statement': {
    'as it opens': open('/supporting-statement'),
    'with criteria, answers and the draft': async (page) => {
      await page.goto('/supporting-statement');
      await page.getByRole('textbox').first().fill('Essential\nExperience of moving patients safely\nKnowledge of infection control');
      await page.getByRole('button', { name: 'Read the criteria' }).click();
      await expect(page.getByRole('heading', { name: '2 criteria' })).toBeVisible();
      await settled(page);
      await page.getByRole('button', { name: 'Go to your answers' }).click();
      await settled(page);
      await page.getByRole('button', { name: /draft/i }).first().click();
      await expect(page.getByRole('heading', { name: 'The check' })).toBeVisible();
    },
  },
  '/job-match/[analysisId]': {
    'of somebody else': open(`/job-match/${'x'.repeat(24)}`),
    'with an advert and room for another': async (page) => {
      await page.goto(`/job-match/${await analyseInBrowser(page)}`);
      await page.getByLabel('Job advert').fill('Night Porter\nEssential\nExperience of moving patients safely');
      await page.getByRole('button', { name: 'Keep and compare' }).click();
      await expect(page.getByText(/Job fit \d+ of 100/)).toBeVisible();
      await page.getByText('Add another advert').click();
    },
  },
  '/carry-on': { 'as it opens': open('/carry-on'), 'with a scanned code': open('/carry-on#K7QM-2XVA') },
  '/finished': {
    'as it opens': open('/finished'),
    'after reports were deleted': open('/finished?deleted=2'),
    'after nobody was there': open('/finished?idle=1'),
  },
  '/privacy': { 'as it opens': open('/privacy') },
  '/how-it-works': { 'as it opens': open('/how-it-works') },
  '/complaints': { 'as it opens': open('/complaints') },
  '/continue': { 'as it opens': open('/continue?token=gone&to=/') },
  '/unsubscribe': { 'as it opens': open('/unsubscribe') },
  '/confirm-email': { 'as it opens': open('/confirm-email?token=gone'), 'without its token': open('/confirm-email') },
  '/test-file-secrets': {
    locked: open('/test-file-secrets'),
    'with full access': async (page) => {
      await page.goto('/test-file-secrets');
      await page.getByRole('button', { name: 'Toggle access' }).click();
    },
  },
  '/simple-test': { 'as it opens': open('/simple-test') },
  '/hidden-test': { 'as it opens': open('/hidden-test') },
  '/embed-demo.html': {
    'with its frame': async (page) => {
      await page.goto('/embed-demo.html');
      await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
    },
  },
  '/admin': { 'signed in': (page) => signIn(page, '/admin') },
  '/admin/complaints': { 'signed in': (page) => signIn(page, '/admin/complaints') },
  '/admin/staff': { 'signed in': (page) => signIn(page, '/admin/staff') },
  '/admin/login': { 'as it opens': open('/admin/login') },
  '/[...missing]': { 'as it opens': open('/no/such/page') },
};

/** The page as it stands, in both themes. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, 'in the light theme');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, 'in the dark theme');
}

test('every page of the site is looked at', () => {
  expect(Object.keys(pages).sort()).toEqual(sitePages());
});

for (const [address, states] of Object.entries(pages)) {
  for (const [name, reach] of Object.entries(states)) {
    test(`${address} ${name} has no accessibility violation in either theme`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await reach(page);
      await settled(page);
    });
  }
}
