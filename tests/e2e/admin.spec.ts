import fs from 'node:fs/promises';
import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { docxCv } from '../support/cv-files';

const staff = { email: 'staff@example.com', password: 'a-password-for-tests' };

/** A visitor who uploads a Word CV, has it analysed and leaves an email; addresses differ, so runs do not meet. */
async function visitor(request: APIRequestContext, email: string): Promise<void> {
  const buffer = await docxCv();
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const uploaded = await request.post('/api/cv/upload', { multipart: { file: { name: `${email} CV.docx`, mimeType, buffer } } });
  const { id: cvUploadId } = await uploaded.json();
  const options = { atsOptimisation: true, detailedFeedback: true, professionalWorth: true, salaryBenchmarking: true, aiDetection: true };
  const { id } = await (await request.post('/api/cv/analyse?model=claude', { data: { cvUploadId, options } })).json();
  expect((await request.post('/api/cv/update-email', { data: { id, email } })).status()).toBe(200);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('tab', { name: 'Lead Emails' })).toBeVisible();
}

async function downloadOf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await fs.readFile(await download.path()) };
}

test.describe('the admin area', () => {
  test('sends a stranger to the sign-in, refuses a wrong password and lets staff in', async ({ page }) => {
    await page.goto('/admin?tab=overview');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Login Failed')).toBeVisible();
    await page.getByLabel('Password').fill(staff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Login Successful')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  test('shows each tab with what visitors left, and gives out file, report and CSV', async ({ page, request }) => {
    await visitor(request, 'each.tab@example.com');
    await signIn(page);
    await page.getByLabel('Search emails').fill('each.tab');
    await expect(page.getByText('1 in total')).toBeVisible();
    const csv = await downloadOf(page, () => page.getByRole('link', { name: 'Export CSV' }).click());
    expect(csv.name).toMatch(/^lead-emails-.*\.csv$/);
    expect(csv.bytes.toString().trim().split('\r\n')).toHaveLength(2);

    await page.getByRole('tab', { name: 'CV Uploads' }).click();
    await page.getByLabel('Search file names').fill('each.tab');
    const file = await downloadOf(page, () => page.getByRole('link', { name: /^Download of each\.tab/ }).click());
    expect([file.name, file.bytes.subarray(0, 2).toString()]).toEqual(['each.tab@example.com CV.docx', 'PK']);

    await page.getByRole('tab', { name: 'CV Analyses' }).click();
    const report = await downloadOf(page, () =>
      page
        .getByRole('link', { name: /^Report PDF/ })
        .first()
        .click(),
    );
    expect(report.name).toMatch(/^CV_Analysis_Report_\d{4}-\d\d-\d\d\.pdf$/);
    expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('tab', { name: 'User Overview' }).click();
    await expect(page.getByText('Uploads per day', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'each.tab@example.com', exact: true })).toBeVisible();
    await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  });

  test('deletes a person everywhere after asking', async ({ page, request }) => {
    await visitor(request, 'to.delete@example.com');
    await signIn(page);
    await page.goto('/admin?tab=overview&search=to.delete');
    await page.getByRole('button', { name: 'Delete the data of to.delete@example.com' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the question before a deletion');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('1 email, 1 upload and 1 analysis removed.')).toBeVisible();
    await expect(page.getByText('Nothing matches this search')).toBeVisible();
    for (const [tab, label] of [
      ['leads', 'Search emails'],
      ['uploads', 'Search file names'],
    ] as const) {
      await page.goto(`/admin?tab=${tab}&search=to.delete`);
      await expect(page.getByLabel(label)).toHaveValue('to.delete');
      await expect(page.getByText('Nothing matches this search')).toBeVisible();
    }
  });

  test('gives nothing out without a session, as JSON', async ({ request }) => {
    for (const path of ['/api/lead-emails', '/api/cv-uploads?format=csv', '/api/admin/uploads/AAAAAAAAAAAAAAAAAAAAAAAA/file']) {
      const response = await request.get(path);
      expect([response.status(), (await response.json()).code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  test('lists a complaint, takes its acknowledgement and shows the proof of what was done', async ({ page, request }) => {
    const message = 'My report was opened by somebody else.';
    expect((await request.post('/api/cv/complaint', { data: { message, email: 'jo@example.com' } })).status()).toBe(201);
    await signIn(page);
    await page.getByRole('link', { name: /^Complaints and proof/ }).click();
    const complaint = page.getByRole('listitem').filter({ hasText: message });
    await complaint.getByRole('button', { name: /^Acknowledged/ }).click();
    await expect(complaint.getByText('Being looked into')).toBeVisible();
    await complaint.getByRole('button', { name: /^Outcome told/ }).click();
    await expect(complaint.getByText('Closed', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Table of staff events' })).toContainText('Complaint closed');
  });

  test('changes the password, which ends every other browser’s session, and signs out everywhere', async ({ page, browser }) => {
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere);
    await signIn(page);
    const changed = 'another-password-for-tests';
    try {
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByLabel('Present password').fill(staff.password);
      await page.getByLabel('New password').fill(changed);
      await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
      await expect(page.getByText('Password changed').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await elsewhere.reload();
      await expect(elsewhere).toHaveURL(/\/admin\/login$/);
    } finally {
      // The account is every test's, and so is its password.
      await page.request.post('/api/admin/password', { data: { currentPassword: changed, newPassword: staff.password } });
    }
    await signIn(elsewhere);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/admin\/login$/);
  });

  test('is usable 320 pixels wide: nothing is wider than the screen but what scrolls in its own box', async ({ page, request }) => {
    await visitor(request, 'narrow@example.com');
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page);
    for (const address of ['/admin', '/admin?tab=uploads', '/admin?tab=analyses', '/admin?tab=overview', '/admin/complaints']) {
      await page.goto(address);
      await expect(page.getByRole('region', { name: /^Table of/ }).first()).toBeVisible();
      expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320]);
      await expectAccessible(page, address);
    }
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`has no accessibility violation on any page in the ${theme} theme, and logs no error`, async ({ page, request }) => {
      await visitor(request, `axe.${theme}@example.com`);
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await signIn(page);
      for (const name of ['Lead Emails', 'CV Uploads', 'CV Analyses', 'User Overview']) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('region', { name: /^Table of/ })).toBeVisible();
        if (name === 'User Overview') await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
        await expectAccessible(page, name);
      }
      await page.goto('/admin/complaints');
      await expect(page.getByRole('region', { name: 'Table of staff events' })).toBeVisible();
      await expectAccessible(page, 'Complaints and proof');
      expect(complaints).toEqual([]);
    });
  }
});
