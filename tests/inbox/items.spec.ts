/** One item of the inbox: a message, a reply to it, a booked call. */
import { mergeTests } from '@playwright/test';
import { mail } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { shownDay, shownSlotTime } from '#src/admin/agency-days.ts';
import { demoAgency, adminTest, expect, expectAccessible } from '../fixtures.ts';
import { test as bookingTest } from '../scheduling/scheduler.ts';
import { button, detail, entries, newPerson, write } from './inbox.ts';
import { expectLink, toasts } from '../parts.ts';

/** How what a visitor wrote is quoted. */
const [WROTE] = mail.youWrote('\0').split('\0');

const test = mergeTests(adminTest, bookingTest);
test.use({ allowedErrors: [/Failed to load resource/] });

test('a new message is opened, tagged, assigned, no longer spam, handled', async ({ page }) => {
  test.slow();
  const { name, email } = newPerson();
  const chatHistory = `Visitor: What do you cost?\n\n${site.assistant}: Projects start at a fixed price.`;
  const trap = { fh_ledger_ref: 'filled in by a machine' };
  await write(page, { name, email, phone: '+1 (512) 555-0177', chatHistory, ...trap });
  await page.goto(`/admin-dashboard/inbox?search=${email}&spam=only`);
  const entry = entries(page).filter({ hasText: name });
  await expect(entry).toHaveAccessibleName(new RegExp(`^Unread: ${name}`));
  await expect(entry).toContainText('Possible spam');
  await expectAccessible(page);

  await entry.click();
  await expect(page).toHaveURL(/item=lead-\d+/);
  await expect(detail(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('We type every invoice twice.').last()).toBeVisible();
  await expect(page.getByText('Projects start at a fixed price.')).toBeVisible();
  // Without a mail server a reply is written in the mail program.
  const reply = page.getByRole('link', { name: 'Reply by email' });
  await expect(reply).toHaveAttribute('href', /^mailto:ada.*We%20type%20every%20invoice/);
  await expect(reply).toHaveAccessibleDescription(/isn’t recorded here/);
  await expectLink(page, 'Call +1 (512) 555-0177', 'tel:+15125550177');

  await button(page, 'Not spam').click();
  await expect(detail(page).getByText('Possible spam')).toBeHidden();
  await expect(button(page, 'Mark as spam')).toBeFocused();
  // The stored note, not the field.
  // Beside it, the timeline of the person repeats it.
  const note = page.getByRole('paragraph').filter({ hasText: 'Called back on Monday.' }).first();
  await button(page, 'Add the note').click();
  await expect(page.getByText('Please write a note')).toBeVisible();
  await page.getByRole('textbox', { name: 'New note' }).fill('Called back on Monday.');
  await button(page, 'Add the note').click();
  await expect(note).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  const tag = detail(page).getByRole('combobox', { name: 'Tags' });
  await tag.fill('Invoices');
  await tag.press('Enter');
  await expect(button(page, 'Remove the tag Invoices')).toBeVisible();
  await detail(page).getByRole('combobox', { name: 'Assigned to' }).selectOption('admin');
  const history = detail(page).getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toContainText([
    'admin marked it as not spam',
    'admin changed its tags',
    'admin assigned it to admin',
  ]);
  await button(page, 'Mark as handled').click();
  await expect(page.getByText(/^Handled by admin, /)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin-dashboard/inbox?search=${email}&tag=Invoices&assignee=admin`);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Inbox \|/);
  await expect(entry).toContainText('Invoices');
  await expect(entry).not.toContainText('Possible spam');
  await entry.click();
  await expect(note).toBeVisible();
  await button(page, 'Mark as unread').click();
  // On a phone, an open item replaces the list.
  const back = button(page, 'Back to the inbox');
  if (await back.isVisible()) await back.click();
  await expect(entry).toContainText('Handled');
  await expect(entry).toHaveAccessibleName(/^Unread/);
});

test(
  'with a mail server a reply survives reloads and failures, and is sent with a canned answer',
  { tag: '@desktop' },
  async ({ page }) => {
    const { name, email } = newPerson();
    const id = await write(page, { name, email });
    await page.route('/api/admin/inbox/desk', async (route) => {
      const desk = await (await route.fetch()).json();
      await route.fulfill({ json: { ...desk, mail: true } });
    });
    let sent: Record<string, unknown> = {};
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
      new RegExp(`^${mail.hello(name)}\n\n\n\n${WROTE}.*\n> We type every invoice twice\\.`),
    );
    await page.keyboard.type('Tuesday at ten?');

    await button(page, 'Edit the answers').click();
    const dialog = page.getByRole('dialog', { name: 'Canned answers' });
    const answer = dialog.getByRole('textbox', { name: 'Text' });
    const title = `Prices ${id}`;
    await dialog.getByRole('textbox', { name: 'Name' }).fill(title);
    await answer.fill('Our prices, {name}.');
    await expectAccessible(page);
    await page.reload();
    await expect(text).toHaveValue(new RegExp(`^${mail.hello(name)}\n\nTuesday at ten\\?\n\n${WROTE}`));
    await button(page, 'Edit the answers').click();
    await expect(dialog.getByRole('status')).toContainText('Not saved yet');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(title);
    await expect(answer).toHaveValue('Our prices, {name}.');
    await button(dialog, 'Save the answer').click();
    await expect(toasts(page)).toContainText('Answer saved');
    await page.getByRole('combobox', { name: 'Insert a canned answer' }).selectOption(title);
    await expect(text).toHaveValue(new RegExp(`^${mail.hello(name)}\n\n.*Our prices, ${name}\\.`, 's'));
    await expectAccessible(page);

    const replies = `/api/admin/inbox/lead/${id}/replies`;
    await page.route(replies, (route) => route.abort(), { times: 1 });
    await button(page, 'Send the reply').click();
    await expect(toasts(page)).toContainText('The reply wasn’t sent');
    await expect(text).toHaveValue(/Tuesday at ten\?/);

    await page.route(
      replies,
      (route) => route.fulfill({ status: 409, json: { message: 'grace has just answered.' } }),
      {
        times: 1,
      },
    );
    const answered = {
      id: 7,
      author: 'grace',
      recipient: email,
      subject: 'Hello',
      text: 'I have called.',
      state: 'sent',
    };
    await page.route(
      `/api/admin/inbox/lead/${id}`,
      async (route) => {
        const item = await (await route.fetch()).json();
        const createdAt = new Date().toISOString();
        await route.fulfill({ json: { ...item, replies: [{ ...answered, createdAt, error: null }] } });
      },
      { times: 1 },
    );
    await button(page, 'Send the reply').click();
    const meanwhile = page.getByRole('status').filter({ hasText: 'grace has answered while you were writing' });
    await expect(meanwhile).toContainText('I have called.');
    await expect(meanwhile).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Send and mark as handled').click();
    await expect(toasts(page)).toContainText('Reply sent, marked as handled');
    expect(sent).toMatchObject({ text: expect.stringContaining('Tuesday at ten?'), handled: true, lastReply: 7 });
    await expect(text).toBeHidden();
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      `admin replied: ${mail.yourMessageTo(site.name)}`,
    );
    await button(page, 'Reply').click();
    await text.fill('One more thing.');
    await button(page, 'Discard').click();
    await button(page.getByRole('alertdialog'), 'Discard').click();
    await expect(text).toBeHidden();
  },
);

test(
  'a call is moved to another time, and canceled',
  { tag: ['@desktop', demoAgency.tag] },
  async ({ page, calls, date }) => {
    const { id } = await calls.book(date, '15:00');
    await page.goto(`/admin-dashboard/inbox?kind=call&item=call-${id}`);
    await button(page, 'Move the call').click();
    const dialog = page.getByRole('dialog', { name: 'Move this call' });
    await expect(dialog).toContainText('The visitor isn’t notified. Please call');
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Time' }).selectOption('10:00');
    await button(dialog, 'Move the call').click();
    await expect(toasts(page)).toContainText('Call moved');
    await expect(detail(page)).toContainText(shownSlotTime('10:00', date));
    await expect(detail(page).getByRole('region', { name: 'History' })).toContainText('admin moved the call');

    await test.step('its afternoon is blocked from the agenda in two clicks', async () => {
      await page.goto(`/admin-dashboard/agenda?from=${date}`);
      const day = page.getByRole('region', { name: shownDay(date) });
      await expect(day.getByRole('listitem')).toContainText([shownSlotTime('10:00', date)]);
      await expectAccessible(page);
      await button(day, /^Block time/).click();
      await button(page.getByRole('dialog', { name: 'Block time' }), 'Block').click();
      await expect(day).toContainText(/Blocked 12PM to 5PM C.T: Not available/);
      await expectAccessible(page);
      await button(day, /^Open again/).click();
      await expect(day).not.toContainText('Blocked');
    });
    await page.goto(`/admin-dashboard/inbox?kind=call&item=call-${id}`);

    await button(page, 'Cancel the call').click();
    const asked = page.getByRole('alertdialog', { name: 'Cancel this call?' });
    await expectAccessible(page);
    await button(asked, 'Cancel the call').click();
    await expect(toasts(page)).toContainText('Call canceled');
    await expect(button(page, 'Cancel the call')).toBeHidden();
  },
);
