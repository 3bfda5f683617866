import { expect, expectAccessible, test } from '../fixtures.ts';
import { ADMIN, beginSession } from '../sign-in.ts';
import { toasts } from '../parts.ts';

test.use({ allowedErrors: [/status of 422/] });

const chosen = 'the owner chose this one';

test('the owner sets a new password', async ({ page }) => {
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
  } finally {
    // Later journeys sign in with the original password.
    const data = { currentPassword: chosen, newPassword: ADMIN.password };
    await page.request.post('/api/admin/account/password', { data });
  }
});
