import { site } from '#src/content/site.ts';
import { slotLabel } from '#src/domain/booking/words.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { bookAny, button, detail, entries, newPerson, write } from './inbox.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

test('items are tagged, assigned and marked as spam, which their history shows', async ({
  page,
}) => {
  const { name, email } = newPerson();
  await write(page, { name, email });
  await page.goto(`/admin-dashboard/inbox?search=${email}`);
  await entries(page).click();
  const tag = detail(page).getByRole('combobox', { name: 'Tags' });
  await tag.fill('Invoices');
  await tag.press('Enter');
  await expect(button(page, 'Remove the tag Invoices')).toBeVisible();
  await detail(page).getByRole('combobox', { name: 'Assigned to' }).selectOption('admin');
  await button(page, 'Mark as spam').click();
  await expect(button(page, 'Not spam')).toBeVisible();
  const history = detail(page).getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveText([
    /^admin changed its tags, /,
    /^admin assigned it to admin, /,
    /^admin marked it as spam, /,
  ]);
  await expectAccessible(page);
  await page.goto(`/admin-dashboard/inbox?search=${email}&tag=Invoices&assignee=admin`);
  await expect(entries(page)).toContainText(['Invoices']);
});

test('many items are changed at once, by keyboard too', { tag: '@desktop' }, async ({ page }) => {
  const company = `Many ${newPerson().email}`;
  for (let index = 0; index < 3; index++) await write(page, { ...newPerson(), company });
  await page.goto(`/admin-dashboard/inbox?search=${encodeURIComponent(company)}`);
  await expect(entries(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('group', { name: 'Selected items' });
  await expect(bar).toContainText('2 items selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(toasts(page)).toContainText('2 items marked as handled');
  await expect(bar).toBeHidden();
  await expect(entries(page).filter({ hasText: 'Handled' })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await bar.getByRole('combobox', { name: 'Tag for the selected items' }).fill('Fair');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('3 items tagged “Fair”');
  await expect(entries(page).filter({ hasText: 'Fair' })).toHaveCount(3);
});

test(
  'without a mail server a reply is written in the mail program',
  { tag: '@desktop' },
  async ({ page }) => {
    await write(page, newPerson());
    await page.goto('/admin-dashboard/inbox');
    await entries(page).first().click();
    const link = page.getByRole('link', { name: 'Reply by email' });
    await expect(link).toHaveAccessibleDescription(/is not recorded here/);
  },
);

test.describe('with a mail server', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('/api/admin/inbox/desk', async (route) => {
      const desk = await (await route.fetch()).json();
      await route.fulfill({ json: { ...desk, mail: true } });
    });
  });

  test('a reply survives a reload, and is sent with a canned answer', async ({ page }) => {
    const { name, email } = newPerson();
    const id = await write(page, { name, email });
    let sent: Record<string, string> = {};
    await page.route(`/api/admin/inbox/lead/${id}/replies`, async (route) => {
      sent = route.request().postDataJSON();
      const item = await (await page.request.get(`/api/admin/inbox/lead/${id}`)).json();
      const createdAt = new Date().toISOString();
      const reply = { ...sent, id: 1, author: 'admin', recipient: email, createdAt, state: 'sent' };
      await route.fulfill({ status: 201, json: { ...item, replies: [reply] } });
    });
    await page.goto(`/admin-dashboard/inbox?item=lead-${id}`);
    await button(page, 'Reply').click();
    const text = page.getByRole('textbox', { name: 'Your reply' });
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(
      new RegExp(`^Hello ${name},\n\n\n\nOn .*\n> We type every invoice twice\\.`),
    );
    await page.keyboard.type('Tuesday at ten?');
    await page.reload();
    await expect(text).toHaveValue(new RegExp(`^Hello ${name},\n\nTuesday at ten\\?\n\nOn `));

    await button(page, 'Edit the answers').click();
    const dialog = page.getByRole('dialog', { name: 'Canned answers' });
    const title = `Prices ${id}`;
    await dialog.getByRole('textbox', { name: 'Name' }).fill(title);
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Our prices, {name}.');
    await expectAccessible(page);
    await page.reload();
    await button(page, 'Edit the answers (one is not saved)').click();
    await expect(dialog.getByRole('status')).toContainText('Not saved yet');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(title);
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Our prices, {name}.');
    await dialog.getByRole('button', { name: 'Save the answer' }).click();
    await expect(toasts(page)).toContainText('Answer saved');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('combobox', { name: 'Insert a canned answer' }).selectOption(title);
    await expect(text).toHaveValue(new RegExp(`^Hello ${name},\n\n.*Our prices, ${name}\\.`, 's'));
    await expectAccessible(page);

    await button(page, 'Send the reply').click();
    await expect(toasts(page)).toContainText('Reply sent');
    expect(sent.text).toContain('Tuesday at ten?');
    await expect(text).toBeHidden();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText(`admin replied: Your message to ${site.name}`);
    await page.reload();
    await expect(button(page, 'Reply')).toBeVisible();
    await expect(text).toBeHidden();
  });

  test.describe('that fails', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('nothing typed is lost', { tag: '@desktop' }, async ({ page }) => {
      const id = await write(page, newPerson());
      await page.route(`/api/admin/inbox/lead/${id}/replies`, (route) => route.abort());
      await page.goto(`/admin-dashboard/inbox?item=lead-${id}`);
      await button(page, 'Reply').click();
      const text = page.getByRole('textbox', { name: 'Your reply' });
      await text.fill('Tuesday at ten?');
      await button(page, 'Send the reply').click();
      await expect(toasts(page)).toContainText('The reply was not sent');
      await expect(text).toHaveValue('Tuesday at ten?');
      await page.reload();
      await expect(text).toHaveValue('Tuesday at ten?');
      await button(page, 'Discard').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await expect(text).toBeHidden();
    });
  });
});

test('a call is moved to another time', { tag: '@desktop' }, async ({ page }) => {
  const phone = `+1 (512) 556-${String(Date.now()).slice(-4)}${test.info().workerIndex}`;
  const { date } = await bookAny(page, phone);
  await page.goto(`/admin-dashboard/inbox?kind=call&search=${encodeURIComponent(phone)}`);
  await entries(page).first().click();
  await button(page, 'Move the call').click();
  const dialog = page.getByRole('dialog', { name: 'Move this call' });
  await expect(dialog).toContainText('The visitor is not notified. Please call');
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Time' }).selectOption('10:00');
  await dialog.getByRole('button', { name: 'Move the call' }).click();
  await expect(toasts(page)).toContainText('Call moved');
  await expect(detail(page)).toContainText(slotLabel('10:00', { date }));
  await expect(detail(page).getByRole('region', { name: 'History' })).toContainText(
    'admin moved the call',
  );
  const taken = await page.request.get(`/api/scheduled-calls?date=${date}`);
  expect((await taken.json()).bookedSlots).toContain('10:00');
});
