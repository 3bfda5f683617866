import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { button, entries, newPerson, write } from './inbox.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

test('the filtered list is exported as a table', { tag: '@desktop' }, async ({ page }) => {
  const { name, email } = newPerson();
  await write(page, { name, email, message: '=1+1 is what they type.' });
  await page.goto(`/admin-dashboard/inbox?search=${email}`);
  await expect(entries(page)).toHaveCount(1);
  const started = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^inbox-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFKind,')).toBe(true);
  expect(text).toContain(email);
  expect(text).toContain("'=1+1 is what they type.");
});

test('the calendar has an address that can be renewed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin-dashboard/inbox');
  await button(page, 'Calendar feed').click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  const before = await address.inputValue();
  expect((await page.request.get(before)).headers()['content-type']).toContain('text/calendar');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect(address).not.toHaveValue(before);
  expect((await page.request.get(before)).status()).toBe(404);
});

test(
  'without a clipboard, as on plain HTTP, the address can be copied by hand',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await page.goto('/admin-dashboard/inbox');
    await button(page, 'Calendar feed').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
    await expect(toasts(page)).toContainText('Please copy it by hand');
  },
);

test.describe('deleting a person’s data', () => {
  // Errors are shown in the dialog.
  test.use({ allowedErrors: [/status of 422/] });

  test(
    'shows it first, and requires the address to be typed again',
    { tag: '@desktop' },
    async ({ page }) => {
      const { name, email } = newPerson();
      const id = await write(page, { name, email });
      await page.goto('/admin-dashboard/inbox');
      await button(page, 'Delete a person’s data').click();
      const dialog = page.getByRole('dialog', { name: 'Delete a person’s data' });
      await dialog.getByLabel('Email address or phone number').fill('nobody');
      await dialog.getByRole('button', { name: 'Show what is stored' }).click();
      await expect(
        dialog.getByText('Please enter an email address or a phone number'),
      ).toBeVisible();
      await dialog.getByLabel('Email address or phone number').fill(email);
      await dialog.getByRole('button', { name: 'Show what is stored' }).click();
      await expect(dialog.getByText(`${name}, Park & Daughters`)).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Notifications to us 1' })).toBeVisible();
      await expectAccessible(page);

      await dialog.getByLabel('The same address again').fill('somebody@else.example');
      await dialog.getByRole('button', { name: 'Delete these 2 entries' }).click();
      await expect(
        dialog.getByText('This does not match the address whose data is shown'),
      ).toBeVisible();
      await dialog.getByLabel('The same address again').fill(email);
      await dialog.getByRole('button', { name: 'Delete these 2 entries' }).click();
      await expect(toasts(page)).toContainText('Data deleted');
      await expect(dialog).toBeHidden();
      expect((await page.request.get(`/api/admin/inbox/lead/${id}`)).status()).toBe(404);
    },
  );
});
