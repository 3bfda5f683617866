import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { bookAny, button, detail, entries, newPerson, write } from './inbox.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

/** On a phone, an open item replaces the list. */
async function backToList(page: Page): Promise<void> {
  const back = button(page, 'Back to the inbox');
  if (await back.isVisible()) await back.click();
}

test('a new message is unread, is opened, gets a note and is marked handled', async ({ page }) => {
  test.slow();
  const { name, email } = newPerson();
  const chatHistory = `Visitor: What do you cost?\n\n${site.assistant}: Projects start at a fixed price.`;
  await write(page, { name, email, phone: '+1 (512) 555-0177', chatHistory });
  await page.goto('/admin-dashboard/inbox');
  await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\) Inbox \\| ${site.productName}$`));
  const entry = entries(page).filter({ hasText: name });
  await expect(entry).toHaveAccessibleName(new RegExp(`^Unread: ${name}`));
  await expectAccessible(page);

  await entry.click();
  await expect(page).toHaveURL(/item=lead-\d+/);
  await expect(detail(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('We type every invoice twice.').last()).toBeVisible();
  await expect(page.getByText('Projects start at a fixed price.')).toBeVisible();
  const reply = page.getByRole('link', { name: 'Reply by email' });
  await expect(reply).toHaveAttribute('href', /^mailto:ada.*We%20type%20every%20invoice/);
  await expect(page.getByRole('link', { name: 'Call +1 (512) 555-0177' })).toHaveAttribute(
    'href',
    'tel:+15125550177',
  );

  // The stored note, not the field.
  const note = page.getByRole('paragraph').filter({ hasText: 'Called back on Monday.' });
  await button(page, 'Add the note').click();
  await expect(page.getByText('Please write a note')).toBeVisible();
  await page.getByRole('textbox', { name: 'New note' }).fill('Called back on Monday.');
  await button(page, 'Add the note').click();
  await expect(note).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  await button(page, 'Mark as handled').click();
  await expect(page.getByText(/^Handled by admin, /)).toBeVisible();
  await expectAccessible(page);

  // The address contains the selection.
  await page.reload();
  await expect(note).toBeVisible();
  await button(page, 'Mark as unread').click();
  await backToList(page);
  await expect(entry).toContainText('Handled');
  await expect(entry).toHaveAccessibleName(/^Unread/);
});

test(
  'the list is filtered, and the address contains the filter',
  { tag: '@desktop' },
  async ({ page }) => {
    const { name, email } = newPerson();
    await write(page, { name, email });
    await page.goto('/admin-dashboard/inbox');
    await expect(entries(page).filter({ hasText: name })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill(email.toUpperCase());
    await button(page, 'Search').click();
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByText(/^1 item for “/)).toBeVisible();
    await page.getByRole('combobox', { name: 'State' }).selectOption('Handled');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(entries(page)).toHaveCount(1);
    await page.getByRole('link', { name: /^Calls/ }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await button(page, 'Clear the filters').click();
    await expect(page).toHaveURL('/admin-dashboard/inbox');
    await expect(entries(page).filter({ hasText: name })).toBeVisible();
  },
);

test(
  'a message in the spam folder can be marked as not spam',
  { tag: '@desktop' },
  async ({ page }) => {
    const { name, email } = newPerson();
    await write(page, { name, email, fh_ledger_ref: 'filled in by a machine' });
    await page.goto(`/admin-dashboard/inbox?search=${email}&spam=only`);
    const entry = entries(page).filter({ hasText: name });
    await expect(entry).toContainText('Possible spam');
    await entry.click();
    await button(page, 'Not spam').click();
    await expect(detail(page).getByText('Possible spam')).toBeHidden();
    await expect(button(page, 'Not spam')).toBeHidden();
    await expect(button(page, 'Mark as spam')).toBeFocused();
    await backToList(page);
    await expect(entry).not.toContainText('Possible spam');
    await page.reload();
    await expect(page.getByText('Nothing matches')).toBeVisible();
  },
);

test(
  'a draft of a note is still there after viewing another item',
  { tag: '@desktop' },
  async ({ page }) => {
    const company = `Notes ${newPerson().email}`;
    await write(page, { ...newPerson(), company });
    await write(page, { ...newPerson(), company });
    await page.goto(`/admin-dashboard/inbox?search=${encodeURIComponent(company)}`);
    const note = page.getByRole('textbox', { name: 'New note' });
    await entries(page).first().click();
    await note.fill('Called, nobody was');
    await page.goBack();
    await entries(page).last().click();
    await expect(note).toHaveValue('');
    await page.goBack();
    await entries(page).first().click();
    await expect(note).toHaveValue('Called, nobody was');
  },
);

test(
  'a call is cancelled, and its time can be booked again',
  { tag: '@desktop' },
  async ({ page }) => {
    const phone = `+1 (512) 555-${String(Date.now()).slice(-4)}${test.info().workerIndex}`;
    const slot = await bookAny(page, phone);
    await page.goto(`/admin-dashboard/inbox?kind=call&search=${encodeURIComponent(phone)}`);
    await entries(page).first().click();
    await button(page, 'Cancel the call').click();
    await expect(page.getByRole('alertdialog', { name: 'Cancel this call?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the call' }).click();
    await expect(toasts(page)).toContainText('Call canceled');
    await expect(button(page, 'Cancel the call')).toBeHidden();
    const again = await page.request.post('/api/scheduled-calls', { data: { phone, ...slot } });
    expect(again.status()).toBe(201);
  },
);

test.describe('when a request fails', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('an error is shown, and it can be tried again', async ({ page }) => {
    const { name, email } = newPerson();
    await write(page, { name, email });
    await page.route(/\/api\/admin\/inbox(\?|$)/, (route) =>
      route.fulfill({ status: 500, json: { message: 'no' } }),
    );
    await page.goto('/admin-dashboard/inbox');
    await expect(page.getByText('Failed to fetch the inbox')).toBeVisible();
    await page.unroute(/\/api\/admin\/inbox(\?|$)/);
    await button(page, 'Try Again').click();
    await expect(entries(page).filter({ hasText: name })).toBeVisible();
    await page.goto('/admin-dashboard/inbox?item=lead-999999999');
    await expect(page.getByText('This is no longer in the inbox')).toBeVisible();
  });
});
