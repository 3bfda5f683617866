import type { Page } from '@playwright/test';
import { blogCategories } from '#src/content/post-categories.data.ts';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ADMIN } from './sign-in.ts';
import { toasts } from './parts.ts';

test.use({ allowedErrors: [/Failed to load resource/] });

/** A list that somebody wants to see, who is not signed in yet. */
const category = blogCategories[1]?.id ?? '';

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('a login says what is wrong, leads back, and ends with the logout', async ({ page }) => {
  test.slow();
  const logIn = page.getByRole('button', { name: 'Log in' });
  const fill = async (as = ADMIN) => {
    await username(page).fill(as.username);
    await password(page).fill(as.password);
  };
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/views')) views.push(request.url());
  });
  await page.goto(`/admin-dashboard/blog?category=${category}`);
  await expect(page).toHaveURL('/admin-login');
  await expect(toasts(page).getByRole('alert')).toHaveText('Authentication requiredPlease log in to access this page');
  await expect(page).toHaveTitle(`Admin Login | ${site.productName}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await test.step('both fields are required', async () => {
    await logIn.click();
    await expect(username(page)).toHaveAccessibleDescription('Username is required');
    await expect(password(page)).toHaveAccessibleDescription('Password is required');
    await expect(username(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(username(page)).toBeFocused();
    await expectAccessible(page);
    await username(page).fill('a');
    await expect(page.getByText('Username is required')).toBeHidden();
    await expect(page.getByText('Password is required')).toBeVisible();
  });

  await test.step('the password is shown on request', async () => {
    await password(page).fill('correct');
    await page.getByLabel('Show password').check();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByLabel('Show password').uncheck();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  await test.step('a wrong password keeps the name', async () => {
    await fill({ username: `nobody-${Date.now()}`, password: 'wrong' });
    await logIn.click();
    await expect(toasts(page)).toContainText('Login failedInvalid credentials');
    await expect(page.getByText('Invalid credentials')).toHaveCount(2);
    await expect(username(page)).not.toHaveValue('');
    await expect(password(page)).toBeFocused();
    await expectAccessible(page);
  });

  const tooMany = 'Too many requests. Please try again in 9 minutes.';
  for (const [answer, message] of [
    [{ status: 429, json: { message: tooMany } }, tooMany],
    [{ status: 500, body: '' }, 'Invalid credentials'],
    [undefined, 'Our server didn’t answer.'],
  ] as const) {
    await page.route('/api/admin/login', (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
    await fill();
    await logIn.click();
    await expect(toasts(page).getByText(message).last()).toBeVisible();
  }

  await logIn.click();
  await expect(page).toHaveURL(`/admin-dashboard/blog?category=${category}`);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(category);

  await page.route('/api/admin/logout', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toasts(page)).toContainText('Logout failedAn error occurred during logout');
  await expect(page).toHaveURL(`/admin-dashboard/blog?category=${category}`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin-login');
  await expect(toasts(page).getByRole('status')).toHaveText('Logged outYou have been successfully logged out');
  expect((await page.request.get('/api/admin/check-auth')).status()).toBe(401);

  await test.step('by keyboard alone it leads to the dashboard, and there is no second login', async () => {
    // Whatever is stored, nobody is led out of the admin area.
    await page.evaluate(() => sessionStorage.setItem('adminReturnTo', '"//evil.example/"'));
    await username(page).focus();
    await page.keyboard.type(ADMIN.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(toasts(page).getByRole('status')).toHaveText('Login successful');
    await expect(page.getByText('Signed in as admin')).toBeVisible();
    await page.goto('/admin-login');
    await expect(page).toHaveURL('/admin-dashboard');
  });
  expect(views).toEqual([]);
});
