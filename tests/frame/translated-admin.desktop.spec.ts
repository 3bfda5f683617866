/** The screens of the admin on a page that the browser translates. */
import { adminTest as test, atNight, expect } from '../fixtures.ts';
import { dialog, row, rows } from '../admin-dashboard/dashboard.ts';
import { contentOf, createPost, field, saveButton, unique } from '../admin-editor/editor.ts';
import { detail, entries, newPerson, write } from '../inbox/inbox.ts';
import { button, failureNotice, toasts } from '../parts.ts';
import { translate } from './translate.ts';

// What is refused is said at its field.
test.use({ allowedErrors: [/status of 422/] });

test.afterEach(async ({ page }) => expect(failureNotice(page)).toHaveCount(0));

test('a list is searched and filtered; posts are published, deleted and restored', atNight, async ({ page }) => {
  const name = unique('Translated list');
  for (const title of [`${name} one`, `${name} two`]) await createPost(page, 'signal-board', { title });
  await page.goto('/admin-dashboard');
  await expect(row(page, `${name} one`)).toBeVisible();
  await translate(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await button(page, 'Search').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText(`2 posts for “${name}”, 2 drafts`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
  await expect(page.getByText('No posts found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft');
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('checkbox', { name: `Choose ${name} one` }).check();
  await expect(page.getByText('1 post chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: `Choose ${name} two` }).check();
  await expect(page.getByText('2 posts chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: `Choose ${name} two` }).uncheck();
  await button(page, 'Delete').first().click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name} one” was deleted.`)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'Refresh').click();
  await expect(rows(page)).toHaveCount(2);
});

test('a post is written, refused, saved, previewed and compared with its old version', atNight, async ({ page }) => {
  const title = unique('Translated post');
  const { id } = await createPost(page, 'signal-board', { title: `${title}, first` });
  await page.request.patch(`/api/signal-board/${id}`, { data: { title } });
  await page.goto(`/admin-dashboard/post/${id}`);
  await expect(field(page, 'Title')).toHaveValue(title);
  await contentOf(page);
  await translate(page);
  await field(page, 'Title').fill('');
  await saveButton(page).click();
  await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Title').fill(`${title}, changed`);
  await button(page, 'Write').click();
  await expect(page.locator('.write-text')).toBeVisible();
  await button(page, 'Source').click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Preview' })).toContainText('Somebody types the same invoice');
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByText('History', { exact: true }).click();
  await button(page, /^Compare/)
    .first()
    .click();
  const version = page.getByRole('dialog');
  await expect(version).toContainText(`${title}, first`);
  await page.keyboard.press('Escape');
  await expect(version).toBeHidden();
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin-dashboard');
});

test('the inbox is filtered, an item opened, noted, tagged and handled', atNight, async ({ page }) => {
  const { name, email } = newPerson();
  await write(page, { name, email });
  await page.goto('/admin-dashboard/inbox');
  await expect(entries(page).filter({ hasText: name })).toBeVisible();
  await translate(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await button(page, 'Search').click();
  await expect(entries(page)).toHaveCount(1);
  const state = page.getByRole('combobox', { name: 'State' });
  await state.selectOption('Handled');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.goBack();
  await entries(page).first().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await button(page, 'Add the note').click();
  await expect(page.getByText('Please write a note')).toBeVisible();
  await page.getByRole('textbox', { name: 'New note' }).fill('Called back.');
  await button(page, 'Add the note').click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Called back.' })).toBeVisible();
  const tag = detail(page).getByRole('combobox', { name: 'Tags' });
  await tag.fill('Translated');
  await tag.press('Enter');
  await button(page, 'Remove the tag Translated').click();
  await button(page, 'Mark as handled').click();
  await expect(page.getByText(/^Handled by admin, /)).toBeVisible();
  await button(page, 'Open again').click();
  await button(page, 'Mark as spam').click();
  await expect(detail(page).getByText('Possible spam')).toBeVisible();
  await button(page, 'Not spam').click();
  await expect(detail(page).getByText('Possible spam')).toBeHidden();
});

test('settings are refused and corrected, an address shown', atNight, async ({ page }) => {
  await page.goto('/admin-dashboard/settings');
  const calendar = page.getByRole('textbox', { name: /^Calendar whose events block calls/ });
  await expect(calendar).toBeVisible();
  await translate(page);
  await calendar.fill('http://calendar.example/feed.ics');
  const save = button(page, 'Save settings');
  await save.click();
  await expect(calendar).toHaveAccessibleDescription('Please enter the https address of a calendar');
  await calendar.fill('');
  await save.click();
  await expect(toasts(page)).toContainText('Settings saved');
  await expect(calendar).toHaveAccessibleDescription(/^(?!Please)/);
});

test('a user is invited, changed and removed', atNight, async ({ page }) => {
  const username = `translated-${Date.now()}`;
  await page.goto('/admin-dashboard/users');
  await expect(page.getByRole('region', { name: 'Users' })).toBeVisible();
  await translate(page);
  await button(page, 'Invite someone').click();
  await translate(page);
  await button(page, 'Create the link').click();
  const name = page.getByRole('dialog').getByLabel('Username');
  await expect(name).toHaveAccessibleDescription('Username is required');
  await name.fill(username);
  await button(page, 'Create the link').click();
  await button(page, 'Done').click();
  const entry = page.getByRole('region', { name: 'Users' }).getByRole('listitem').filter({ hasText: username });
  await expect(entry).toContainText('invited');
  await button(entry, `Edit ${username}`).click();
  const edit = page.getByRole('dialog', { name: `Edit ${username}` });
  await edit.getByLabel(/^Owner/).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(entry).toContainText('Owner');
  await button(entry, `Remove ${username}`).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(toasts(page)).toContainText('User removed');
  await expect(entry).toHaveCount(0);
});
