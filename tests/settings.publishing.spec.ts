/** Settings of owners for the whole site. */
import { expect, expectAccessible, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('a notice is above the posts from the moment it is saved until it is removed', async ({
  page,
}) => {
  const text = 'We are closed from December 24 to January 2.';
  const note = page.getByRole('note', { name: 'Notice' });
  await signIn(page);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);

  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const field = page.getByRole('textbox', {
    name: 'Notice above the Signal Board and the blog (optional)',
  });
  await field.fill(text);
  await page.getByRole('button', { name: 'Save settings' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toasts).toContainText('Settings saved');
  await expectAccessible(page);

  for (const path of ['/blog', '/signal-board']) {
    await page.goto(path);
    await expect(note).toHaveText(text);
  }
  await page.goto('/contact');
  await expect(note).toHaveCount(0);

  await page.request.patch('/api/admin/settings', { data: { notice: null } });
  await page.goto('/blog');
  await expect(note).toHaveCount(0);
});

test('an address with a secret is not shown again once it is saved', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await signIn(page);
  await page.goto('/admin-dashboard/settings');
  const webhook = page.getByRole('textbox', { name: /^Webhook for notifications/ });
  await webhook.fill('https://hook.example/in?key=4711');
  await button('Save settings').click();
  await expect(webhook).toHaveValue('https://hook.example/…');
  await expect(webhook).not.toBeEditable();
  await expectAccessible(page);
  await button('Replace this address').click();
  await expect(webhook).toBeFocused();
  await expect(webhook).toHaveValue('');
  await button('Keep the saved address').click();
  await expect(webhook).toHaveValue('https://hook.example/…');
  await button('Replace this address').click();
  await button('Save settings').click();
  await expect(button('Keep the saved address')).toBeHidden();
  await page.reload();
  await expect(webhook).toHaveValue('');
});
