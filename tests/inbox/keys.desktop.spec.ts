import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { button, detail, entries, newPerson, write } from './inbox.ts';

test.beforeEach(({ page }) => signIn(page));

test('the inbox can be used by keyboard', async ({ page }) => {
  const { name, email } = newPerson();
  for (const nth of ['one', 'two']) await write(page, { name: `${name} ${nth}`, email });
  await page.goto(`/admin-dashboard/inbox?search=${email}`);
  await expect(entries(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(entries(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: `${name} one` })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText(/^Handled by admin/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(entries(page).nth(0)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Choose an item to read it here.')).toBeVisible();
});

test('single-key shortcuts can be turned off, and stay off', async ({ page }) => {
  const { name, email } = newPerson();
  await write(page, { name, email });
  const address = `/admin-dashboard/inbox?search=${email}`;
  await page.goto(address);
  await expect(entries(page)).toHaveCount(1);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const singleKeys = dialog.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(singleKeys).toBeChecked();
  await singleKeys.uncheck();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(entries(page)).toHaveCount(1);
    for (const key of ['j', '?', '/']) await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    await expect(entries(page)).not.toBeFocused();
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  }
  // Keys that are not letters still work.
  await entries(page).focus();
  await page.keyboard.press('Enter');
  await expect(detail(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Choose an item to read it here.')).toBeVisible();

  await button(page, 'Keyboard shortcuts').click();
  await singleKeys.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(entries(page)).toBeFocused();
});
