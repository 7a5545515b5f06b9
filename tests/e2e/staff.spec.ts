import { expect, test, type Page } from 'playwright/test';
import { totpCode, stepAt } from '@/lib/server/auth/totp';
import { expectAccessible } from '../support/axe';
import { fromBase32 } from '../support/base32';

const first = { email: 'staff@example.com', password: 'a-password-for-tests' };

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const signedIn = (page: Page) => expect(page.getByRole('tab', { name: 'Lead Emails' })).toBeVisible();

/** An account of its own, so that the other tests' account keeps signing in with a password. */
async function addStaff(page: Page, name: string, role: 'Viewer' | 'Owner') {
  // A second try finds the account of the first one there.
  const email = `${name}.${test.info().retry}@example.com`;
  await fillSignIn(page, first);
  await signedIn(page);
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: 'Add somebody' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`Account made for ${email}`)).toBeVisible();
  const password = await page.locator('[role=status] code').innerText();
  await expectAccessible(page, 'the staff page');
  await logOut(page);
  return { email, password };
}

/** Waits for the session's end: the sign-in page sends whoever still has one on. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

const codeNow = (secret: string, later = 0): string => totpCode(fromBase32(secret), stepAt(new Date()) + later);

test.describe('staff accounts', () => {
  test('set up a second factor, sign in with its code, and with a recovery code where the phone is lost', async ({ page }) => {
    // Six sign-ins, each with a slow hash of a password.
    test.slow();
    const account = await addStaff(page, 'second.factor', 'Owner');
    await fillSignIn(page, account);
    await signedIn(page);
    await page.getByRole('button', { name: 'Second factor' }).click();
    await page.getByRole('button', { name: 'Set it up' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page, 'setting up a second factor');
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Enter the code that the app shows').fill(codeNow(secret, -1));
    await dialog.getByRole('button', { name: 'Turn it on' }).click();
    const [recovery = ''] = (await dialog.getByLabel('Recovery codes').innerText()).split('\n');
    await expectAccessible(page, 'the recovery codes');
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await logOut(page);

    for (const code of [() => codeNow(secret), () => recovery]) {
      await fillSignIn(page, account);
      const field = page.getByLabel('Code from your app, or a recovery code');
      await expect(field).toBeFocused();
      await expectAccessible(page, 'the sign-in with a code');
      await field.fill('000000x');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Login Failed')).toBeVisible();
      await field.fill(code());
      await page.keyboard.press('Enter');
      await signedIn(page);
      await logOut(page);
    }
  });

  test('of viewers see what there is, and no way to export, delete or change accounts', async ({ page }) => {
    const account = await addStaff(page, 'viewer', 'Viewer');
    await fillSignIn(page, account);
    await signedIn(page);
    await expect(page.getByRole('link', { name: 'Export CSV' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Staff' })).toBeHidden();
    await page.goto('/admin/staff');
    await expect(page).toHaveURL(/\/admin$/);
    const refused = await page.request.get('/api/lead-emails?format=csv');
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'FORBIDDEN']);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`are changed on a phone 320 pixels wide, in the ${theme} theme`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const { email } = await addStaff(page, `phone.${theme}`, 'Viewer');
      await fillSignIn(page, first);
      await signedIn(page);
      await page.goto('/admin/staff');
      await page.getByLabel(`Role of ${email}`).selectOption('Owner');
      await expect(page.getByLabel(`Role of ${email}`)).toHaveValue('owner');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole('button', { name: `Remove ${email}` }).click();
      await expectAccessible(page, 'the question before a removal');
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByLabel(`Role of ${email}`)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});
