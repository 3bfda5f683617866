import { expect, expectAccessible, test } from '../fixtures.ts';
import { ADMIN, beginSession } from '../sign-in.ts';
import { toasts } from '../parts.ts';

const address = '/api/admin/account/password';
test.use({ allowedErrors: [/status of 422/] });

const chosen = 'the owner chose this one';

test('the owner sets a new password, and every other session ends', async ({
  page,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext(baseURL ? { baseURL } : {});
  expect((await elsewhere.post('/api/admin/login', { data: ADMIN })).ok()).toBe(true);
  await beginSession(page);
  try {
    await page.goto('/admin-dashboard/overview');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const current = dialog.getByLabel('Current password');
    const next = dialog.getByLabel('New password');
    const submit = dialog.getByRole('button', { name: 'Change password' });

    await submit.click();
    await expect(current).toHaveAccessibleDescription('Current password is required');
    await expect(current).toBeFocused();
    await expect(next).toHaveAccessibleDescription('A password needs at least 12 characters.');
    await expectAccessible(page);

    await current.fill('not the one');
    await next.fill('password2027!!!');
    await submit.click();
    await expect(next).toHaveAccessibleDescription(/one of the most common passwords/);
    await next.fill(chosen);
    await submit.click();
    await expect(current).toHaveAccessibleDescription('This is not your current password.');
    await expect(current).toBeFocused();

    await dialog.getByLabel('Show passwords').check();
    await expect(next).toHaveAttribute('type', 'text');
    await current.fill(ADMIN.password);
    await submit.click();
    await expect(toasts(page)).toContainText('Password changed');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('button')).toBeFocused();
    const step = page.getByRole('listitem').filter({ hasText: 'Choose your own password' });
    await expect(step).toContainText('Done');

    expect((await elsewhere.get('/api/admin/check-auth')).status()).toBe(401);
    const old = await elsewhere.post('/api/admin/login', { data: ADMIN });
    expect(old.status()).toBe(401);
    const now = await elsewhere.post('/api/admin/login', { data: { ...ADMIN, password: chosen } });
    expect(now.ok()).toBe(true);
  } finally {
    // Later journeys sign in with the original password.
    const data = { currentPassword: chosen, newPassword: ADMIN.password };
    await page.request.post(address, { data });
    await elsewhere.dispose();
  }
});
