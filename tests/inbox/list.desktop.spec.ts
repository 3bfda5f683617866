/** The list of the inbox: what comes in, filters, many items at once, and what is done with all of them. */
import { readFile } from 'node:fs/promises';
import { adminTest as test, expect, expectAccessible } from '../fixtures.ts';
import { button, entries, newPerson, write } from './inbox.ts';
import { toasts } from '../parts.ts';

// What is reported in a dialog.
test.use({ allowedErrors: [/Failed to load resource/] });

const INBOX = '/admin-dashboard/inbox';

test('what comes in shows on every page; it is filtered, exported, deleted', async ({ page, context }) => {
  await page.goto(INBOX);
  await expect(page.getByRole('navigation', { name: 'Kinds' })).toBeVisible();
  const media = await context.newPage();
  await media.goto('/admin-dashboard/media');
  const { name, email } = newPerson();
  await write(page, { name, email });
  const entry = entries(page).filter({ hasText: name });
  // news.test.ts shows that it does within ten seconds.
  const soon = { timeout: 30_000 };
  await expect(media).toHaveTitle(/^\(\d+\) Media/, soon);
  await expect(media.getByRole('link', { name: /^Inbox \d+ unread$/ })).toBeVisible();
  await media.close();
  await expect(entry).toBeVisible(soon);

  await page.getByRole('searchbox', { name: 'Search' }).fill(email.toUpperCase());
  await button(page, 'Search').click();
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByText(/^1 item for “/)).toBeVisible();
  const started = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^inbox-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFKind,/);
  expect(text).toContain(email);

  await page.getByRole('combobox', { name: 'State' }).selectOption('Handled');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(entries(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Calls/ }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await button(page, 'Clear the filters').click();
  await expect(page).toHaveURL(INBOX);
  await expect(entry).toBeVisible();
  await page.goto(`${INBOX}?item=lead-999999999`);
  await expect(page.getByText('This is no longer in the inbox')).toBeVisible();

  await test.step("the calendar's address is renewed, and copied by hand on plain HTTP", async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page, 'Calendar feed').click();
    const feed = page.getByRole('dialog', { name: 'Calendar feed' });
    const address = feed.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
    const before = await address.inputValue();
    await button(feed, 'Copy').click();
    await expect(toasts(page)).toContainText('Please copy it by hand');
    await expectAccessible(page);
    await button(feed, 'Make a new address').click();
    await button(page.getByRole('alertdialog'), 'Make a new address').click();
    await expect(address).not.toHaveValue(before);
    await page.keyboard.press('Escape');
  });

  await test.step('a person’s data is deleted', async () => {
    await button(page, 'A person’s data').click();
    const dialog = page.getByRole('dialog', { name: 'A person’s data' });
    const person = dialog.getByLabel('Email address or phone number');
    await person.fill('nobody');
    await button(dialog, 'Show what’s stored').click();
    await expect(dialog.getByText('Please enter an email address or a phone number')).toBeVisible();
    await person.fill(email);
    await button(dialog, 'Show what’s stored').click();
    const request = dialog.getByRole('checkbox', { name: `Contact request: ${name}, Park & Daughters` });
    await expect(request).not.toBeChecked();
    await expect(dialog.getByRole('heading', { name: `Under the address ${email}` })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy to read' })).toBeDisabled();
    await dialog.getByLabel('The same address again').fill(email);
    await button(dialog, 'Delete what’s ticked').click();
    await expect(dialog.getByText('Please tick what is this person’s')).toBeVisible();
    await request.check();
    await expect(dialog).toContainText('With 1 notification');
    await expectAccessible(page);
    const downloaded = page.waitForEvent('download');
    await button(dialog, 'Copy to read').click();
    const copy = await downloaded;
    expect(copy.suggestedFilename()).toMatch(/^person-.*\.txt$/);
    expect(await readFile(await copy.path(), 'utf8')).toContain(`Email: ${email}`);
    await dialog.getByLabel('The same address again').fill('somebody@else.example');
    await button(dialog, 'Delete 1 entry').click();
    await expect(dialog.getByText('This does not match the address whose data is shown')).toBeVisible();
    await dialog.getByLabel('The same address again').fill(email);
    await button(dialog, 'Delete 1 entry').click();
    await expect(toasts(page)).toContainText('1 entry deleted.');
    await expect(dialog).toBeHidden();
  });
});

test('many items are changed at once; an unsaved note stays with its item', async ({ page }) => {
  const company = `Many ${newPerson().email}`;
  for (const name of ['one', 'two', 'three']) await write(page, { ...newPerson(), name, company });
  await page.goto(`${INBOX}?search=${encodeURIComponent(company)}`);
  await expect(entries(page)).toHaveCount(3);
  const note = page.getByRole('textbox', { name: 'New note' });
  await entries(page).nth(1).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'two' })).toBeVisible();
  await note.fill('Called, nobody was');
  await entries(page).nth(0).click();
  await expect(note).toHaveValue('');
  await entries(page).nth(1).click();
  await expect(note).toHaveValue('Called, nobody was');

  await test.step('keys go through the items and settle them, but not while something is typed', async () => {
    await page.getByRole('heading', { level: 2, name: 'two' }).click();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: 'one' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'The open item' })).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByRole('combobox', { name: 'Assigned to' }).last()).toHaveValue('admin');
    await page.keyboard.press('e');
    await expect(page.getByText(/^Handled by admin, /)).toBeVisible();
    await page.keyboard.press('e');
    await expect(button(page, 'Mark as handled')).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 2, name: 'two' })).toBeVisible();
    await note.press('End');
    await page.keyboard.type(' jake');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Called, nobody was jake')).toBeVisible();
    await expect(note).toHaveValue('');
    await page.getByRole('heading', { level: 2, name: 'two' }).click();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard' });
    await expectAccessible(page);
    await dialog.getByRole('checkbox').uncheck();
    await button(dialog, 'Close').last().click();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await dialog.getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 2, name: 'two' })).toBeVisible();
  });

  const bar = page.getByRole('group', { name: 'Selected items' });
  await page.getByRole('checkbox', { name: 'Select one' }).check();
  await page.getByRole('checkbox', { name: 'Select two' }).check();
  await expect(bar).toContainText('2 items selected');
  await expect(entries(page).filter({ hasText: 'Waiting for us' })).toHaveCount(3);
  await expectAccessible(page);
  await button(bar, 'Mark as handled').click();
  await expect(toasts(page)).toContainText('2 items marked as handled');
  await expect(bar).toBeHidden();
  await expect(entries(page).filter({ hasText: 'Handled' })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select one' }).check();
  await button(bar, 'Select all').click();
  const tag = bar.getByRole('combobox', { name: 'Tag for the selected items' });
  await tag.fill('a@b');
  await tag.press('Enter');
  await expect(toasts(page)).toContainText('Nothing was changed');
  await expect(tag).toHaveValue('a@b');
  await tag.fill('Fair');
  await tag.press('Enter');
  await expect(toasts(page)).toContainText('3 items tagged “Fair”');
  await expect(entries(page).filter({ hasText: 'Fair' })).toHaveCount(3);
});
