import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** A visitor whom no other journey has. */
let people = 0;
function newPerson() {
  people += 1;
  const mark = `${test.info().workerIndex}x${Date.now()}x${people}`;
  return { name: `Ada ${mark}`, email: `ada.${mark}@park.example` };
}

async function write(page: Page, fields: Record<string, unknown>): Promise<number> {
  const data = {
    ...{ company: 'Park & Daughters', message: 'We type every invoice twice.', consent: true },
    ...fields,
  };
  const answer = await page.request.post('/api/contact', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const entries = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('link');
const detail = (page: Page) => page.getByRole('region', { name: 'The item that is open' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** On a phone an open item takes the place of the list. */
async function backToList(page: Page): Promise<void> {
  const back = button(page, 'Back to the inbox');
  if (await back.isVisible()) await back.click();
}

test.beforeEach(({ page }) => signIn(page));

test('what a visitor writes is there unread, is opened, noted and handled', async ({ page }) => {
  test.slow();
  const { name, email } = newPerson();
  const chatHistory = 'Visitor: What do you cost?\n\nAstro: Projects start at a fixed price.';
  await write(page, { name, email, phone: '+1 (512) 555-0177', chatHistory });
  await page.goto('/admin-dashboard/inbox');
  await expect(page).toHaveTitle('Inbox | Freehand');
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

  await button(page, 'Add the note').click();
  await expect(page.getByText('Please write a note')).toBeVisible();
  await page.getByRole('textbox', { name: 'New note' }).fill('Called back on Monday.');
  await button(page, 'Add the note').click();
  await expect(page.getByText('Called back on Monday.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  await button(page, 'Mark as handled').click();
  await expect(page.getByText(/^Handled by admin, /)).toBeVisible();
  await expectAccessible(page);

  // The address keeps it.
  await page.reload();
  await expect(page.getByText('Called back on Monday.')).toBeVisible();
  await button(page, 'Mark as unread').click();
  await backToList(page);
  await expect(entry).toContainText('Handled');
  await expect(entry).toHaveAccessibleName(/^Unread/);
});

test('the list is narrowed down, and the address keeps how', async ({ page }) => {
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
});

test('is worked by keys', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has none.');
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

test('the filter is exported as a table', async ({ page }) => {
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

test('a call is cancelled, and its time can be booked again', async ({ page }) => {
  const phone = `+1 (512) 555-${String(Date.now()).slice(-4)}${test.info().workerIndex}`;
  const slot = await bookAny(page, phone);
  await page.goto(`/admin-dashboard/inbox?kind=call&search=${encodeURIComponent(phone)}`);
  await entries(page).first().click();
  await button(page, 'Cancel the call').click();
  await expect(page.getByRole('alertdialog', { name: 'Cancel this call?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the call' }).click();
  await expect(toasts(page)).toContainText('Call cancelled');
  await expect(button(page, 'Cancel the call')).toBeHidden();
  const again = await page.request.post('/api/scheduled-calls', { data: { phone, ...slot } });
  expect(again.status()).toBe(201);
});

async function bookAny(page: Page, phone: string) {
  for (let ahead = 20; ahead < 55; ahead++) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const slot = { date, timeSlot: '15:00' };
    const answer = await page.request.post('/api/scheduled-calls', { data: { phone, ...slot } });
    if (answer.status() === 201) return slot;
  }
  throw new Error('There is no free time.');
}

test('the calendar has an address that can be renewed', async ({ page }) => {
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

test.describe('deleting a person’s data', () => {
  // What is refused is said in the dialog.
  test.use({ allowedErrors: [/status of 422/] });

  test('shows it first, and wants the address typed again', async ({ page }) => {
    const { name, email } = newPerson();
    const id = await write(page, { name, email });
    await page.goto('/admin-dashboard/inbox');
    await button(page, 'Delete a person’s data').click();
    const dialog = page.getByRole('dialog', { name: 'Delete a person’s data' });
    await dialog.getByLabel('E-mail address or phone number').fill('nobody');
    await dialog.getByRole('button', { name: 'Show what is kept' }).click();
    await expect(
      dialog.getByText('Please enter an e-mail address or a phone number'),
    ).toBeVisible();
    await dialog.getByLabel('E-mail address or phone number').fill(email);
    await dialog.getByRole('button', { name: 'Show what is kept' }).click();
    await expect(dialog.getByText(`${name}, Park & Daughters`)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Messages to the house 1' })).toBeVisible();
    await expectAccessible(page);

    await dialog.getByLabel('The same address again').fill('somebody@else.example');
    await dialog.getByRole('button', { name: 'Delete these 2 entries' }).click();
    await expect(dialog.getByText('This is not the address whose data is shown')).toBeVisible();
    await dialog.getByLabel('The same address again').fill(email);
    await dialog.getByRole('button', { name: 'Delete these 2 entries' }).click();
    await expect(toasts(page)).toContainText('Data deleted');
    await expect(dialog).toBeHidden();
    expect((await page.request.get(`/api/admin/inbox/lead/${id}`)).status()).toBe(404);
  });
});

test('the overview draws what came in, and has it as a table', async ({ page }) => {
  await page.goto('/');
  await page.goto('/admin-dashboard/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page.getByRole('img', { name: /^Views a day over 30 days\./ })).toBeVisible();
  await page.getByText('Show the figures as a table').click();
  const rows = page.getByRole('table', { name: 'What came in, by day' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  await expectAccessible(page);
  await button(page, '90 days').click();
  await expect(page.getByRole('img', { name: /^Calls booked a day over 90 days\./ })).toBeVisible();
  await expect(rows).toHaveCount(91);
});

test('undelivered notifications are sent again from the overview', async ({ page }) => {
  const message = {
    ...{ id: crypto.randomUUID(), channel: 'webhook', kind: 'contact', aboutId: 1, state: 'dead' },
    ...{ subject: 'New contact request from Ada Park', attempts: 14, nextAttemptAt: null },
    ...{ lastError: 'The webhook answered 500.', createdAt: '2026-05-04T10:00:00Z' },
    deadAt: '2026-05-05T10:00:00Z',
  };
  let isDead = true;
  await page.route('/api/admin/outbox?*', (route) =>
    route.fulfill({ json: { total: Number(isDead), messages: isDead ? [message] : [] } }),
  );
  await page.route(`/api/admin/outbox/${message.id}/retry`, (route) => {
    isDead = false;
    return route.fulfill({ json: { ...message, state: 'waiting' } });
  });
  await page.goto('/admin-dashboard/overview');
  await expect(page.getByText(/14 attempts: The webhook answered 500\./)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Retry New contact request from Ada Park').click();
  await expect(toasts(page)).toContainText('On its way again');
  await expect(page.getByText('Undelivered notifications')).toBeHidden();
});

test.describe('what goes wrong', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('is said, and tried again', async ({ page }) => {
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
