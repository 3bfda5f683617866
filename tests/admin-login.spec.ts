import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ADMIN, beginSession, signIn } from './sign-in.ts';
import { toasts } from './parts.ts';

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in' });

async function fill(page: Page, as: { username: string; password: string } = ADMIN) {
  await username(page).fill(as.username);
  await password(page).fill(as.password);
}

test.describe('the login', () => {
  test(
    'requires both fields, and shows an error at each until it is filled',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/admin-login');
      await expect(page).toHaveTitle(`Admin Login | ${site.productName}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
      await expectAccessible(page);
      await logIn(page).click();
      await expect(username(page)).toHaveAccessibleDescription('Username is required');
      await expect(password(page)).toHaveAccessibleDescription('Password is required');
      await expect(username(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(username(page)).toBeFocused();
      await expectAccessible(page);
      await username(page).fill('a');
      await expect(page.getByText('Username is required')).toBeHidden();
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  );

  test('leads to the dashboard by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/admin-login');
    await username(page).focus();
    await page.keyboard.type(ADMIN.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(toasts(page).getByRole('status')).toHaveText('Login successful');
    await expect(page.getByText('Signed in as admin')).toBeVisible();
  });

  test('redirects signed-in users to the dashboard', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/admin-login');
    await fill(page);
    await logIn(page).click();
    await expect(page).toHaveURL('/admin-dashboard');
    await page.goto('/admin-login');
    await expect(page).toHaveURL('/admin-dashboard');
  });

  test(
    'shows the password on request, and warns about Caps Lock',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/admin-login');
      await password(page).fill('correct');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password(page)).toHaveAttribute('type', 'text');
      await expect(password(page)).toBeFocused();
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(password(page)).toHaveAttribute('type', 'password');
      await password(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      await expect(page.getByText('Caps Lock is on.')).toBeVisible();
      await username(page).focus();
      await expect(page.getByText('Caps Lock is on.')).toBeHidden();
    },
  );

  test('counts no view and fits a phone of 360 px', { tag: '@phone' }, async ({ page }) => {
    const counted: string[] = [];
    page.on('request', (request) => counted.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin-login', { waitUntil: 'networkidle' });
    expect(counted.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test.describe('that fails', { tag: '@desktop' }, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('shows an error and keeps the name', async ({ page }) => {
      await page.goto('/admin-login');
      await fill(page, { username: `nobody-${Date.now()}`, password: 'wrong' });
      await logIn(page).click();
      await expect(toasts(page).getByRole('alert')).toHaveText('Login failedInvalid credentials');
      await expect(page.getByText('The username or password is wrong.')).toBeVisible();
      await expect(username(page)).not.toHaveValue('');
      await expect(password(page)).toBeFocused();
      await expectAccessible(page);
    });

    for (const [what, answer, message] of [
      [
        'too many tries',
        {
          status: 429,
          json: { message: 'Too many requests. Please try again in 9 minutes.' },
        },
        'Too many requests. Please try again in 9 minutes.',
      ],
      ['an answer without words', { status: 500, body: '' }, 'Invalid credentials'],
    ] as const) {
      test(`reports ${what}`, async ({ page }) => {
        await page.route('/api/admin/login', (route) => route.fulfill(answer));
        await page.goto('/admin-login');
        await fill(page);
        await logIn(page).click();
        await expect(toasts(page).getByText(message)).toBeVisible();
      });
    }

    test('reports a server that does not answer', async ({ page }) => {
      await page.route('/api/admin/login', (route) => route.abort());
      await page.goto('/admin-login');
      await fill(page);
      await logIn(page).click();
      await expect(toasts(page).getByText('Our server did not answer.')).toBeVisible();
      await page.unroute('/api/admin/login');
      await logIn(page).click();
      await expect(page).toHaveURL('/admin-dashboard');
    });
  });
});

test.describe('without a session', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/401/] });

  test('the dashboard redirects to the login, which leads back to it', async ({ page }) => {
    await page.goto('/admin-dashboard/blog?category=ai');
    await expect(page).toHaveURL('/admin-login');
    await expect(toasts(page).getByRole('alert')).toHaveText(
      'Authentication requiredPlease log in to access this page',
    );
    await fill(page);
    await logIn(page).click();
    await expect(page).toHaveURL('/admin-dashboard/blog?category=ai');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('ai');
  });
});

test.describe('the logout', () => {
  test('ends the session and confirms it', { tag: '@desktop' }, async ({ page }) => {
    await beginSession(page);
    const listed = page.waitForResponse(/scope=all/);
    await page.goto('/admin-dashboard');
    await listed;
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin-login');
    await expect(toasts(page).getByRole('status')).toHaveText(
      'Logged outYou have been successfully logged out',
    );
    expect((await page.request.get('/api/admin/check-auth')).status()).toBe(401);
  });

  test.describe('that fails', { tag: '@desktop' }, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('shows an error and leaves everything as it is', async ({ page }) => {
      await signIn(page);
      await page.goto('/admin-dashboard');
      await page.route('/api/admin/logout', (route) => route.fulfill({ status: 503, json: {} }));
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(toasts(page).getByRole('alert')).toHaveText(
        'Logout failedAn error occurred during logout',
      );
      await expect(page).toHaveURL('/admin-dashboard');
    });
  });
});

test.describe('a server that does not answer', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('is not mistaken for a logout', async ({ page }) => {
    await signIn(page);
    await page.route('/api/admin/check-auth**', (route) => route.abort());
    await page.goto('/admin-dashboard');
    await expect(page.getByText('Our server does not answer')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('/api/admin/check-auth**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Our server does not answer')).toBeHidden();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL('/admin-dashboard');
  });
});
