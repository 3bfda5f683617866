import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ADMIN, signIn } from './sign-in.ts';

const CONTENT = 'Somebody types the same invoice into two systems, every single day.';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

/** A name that no other journey uses. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const saveButton = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Post$/ });

/** Waits until the editor with colours has taken the plain field's place. */
async function contentOf(page: Page) {
  await expect(page.locator('textarea[name=content][aria-hidden=true]')).toHaveCount(1);
  return field(page, 'Content');
}

interface Post {
  id: number;
  title: string;
  slug: string;
  description: string;
  content: string;
  published: boolean;
}

async function signal(page: Page, more: Partial<Post> = {}): Promise<Post> {
  const data = {
    ...{ title: unique('Signal'), description: 'Of paper', category: 'tool' },
    ...{ sourceType: 'original', content: CONTENT, published: false, ...more },
  };
  return (await page.request.post('/api/signal-board', { data })).json();
}

const read = async (page: Page, id: number): Promise<Post> =>
  (await page.request.get(`/api/signal-board/${id}`)).json();

test.describe('a Signal Board post', () => {
  test('is written, previewed and created', async ({ page }) => {
    const title = unique('The tally sheet');
    await page.goto('/admin-dashboard/post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Signal Board Post');
    await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
    await field(page, 'Title').fill(title);
    await field(page, 'Description').fill('Count before you automate.');
    await expect(field(page, 'Slug')).toHaveValue(title.toLowerCase().replaceAll(' ', '-'));
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'In the Wild' });
    await page.getByRole('switch', { name: 'Published' }).uncheck();
    await (await contentOf(page)).fill('Ask **nobody**. Count.');

    await page.getByRole('tab', { name: 'Preview' }).click();
    const preview = page.getByRole('tabpanel', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview.locator('strong')).toHaveText('nobody');
    await expect(preview).toContainText('In the Wild');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    await expect(notifications(page)).toContainText('Post Created');
    const list = await page.request.get('/api/signal-board?scope=all');
    const [created] = ((await list.json()) as Post[]).filter((post) => post.title === title);
    expect(created).toMatchObject({ category: 'wild', published: false, sourceType: 'original' });
  });

  test('is shown beside the form while it is written, where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/admin-dashboard/post');
    await (await contentOf(page)).fill('A paragraph of some length.\n\n'.repeat(60));
    await page.keyboard.press('Control+End');
    await page.keyboard.type('The **end** of it.');
    const preview = page.getByRole('region', { name: 'Live preview' });
    await expect(preview.locator('strong')).toBeInViewport();
    await page.getByRole('button', { name: 'Live preview' }).click();
    await expect(preview).toBeHidden();
    await page.getByRole('button', { name: 'Live preview', pressed: false }).click();
    await expect(preview).toBeVisible();
  });

  test('says what is missing, at the fields and above them', async ({ page }) => {
    await page.goto('/admin-dashboard/post');
    await page.getByRole('button', { name: 'Create Post' }).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText([
      'Title is required',
      'Description is required',
      'Slug is required',
    ]);
    const title = field(page, 'Title');
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription('Title is required');
    await title.fill('A sheet');
    await expect(title).not.toHaveAttribute('aria-invalid');
    await expectAccessible(page);
  });

  test('has an address instead of a text when it is external, and forgets neither', async ({
    page,
  }) => {
    await page.goto('/admin-dashboard/post');
    await (await contentOf(page)).fill('Not lost.');
    await page.getByRole('radio', { name: 'External' }).check();
    await expect(field(page, 'Content')).toBeHidden();
    await field(page, 'External URL').fill('https://elsewhere.example/report');
    await page.getByRole('radio', { name: 'Original' }).check();
    await expect(field(page, 'Content')).toHaveText('Not lost.');
    await expect(field(page, 'External URL')).toBeHidden();
    await page.getByRole('radio', { name: 'External' }).check();
    await expect(field(page, 'External URL')).toHaveValue('https://elsewhere.example/report');
  });

  test('is opened with what it holds, changed by keys, and told where its old address leads', async ({
    page,
  }) => {
    const post = await signal(page, { published: true });
    await page.goto(`/admin-dashboard/post/${post.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Signal Board Post');
    await expect(field(page, 'Title')).toHaveValue(post.title);
    await expect(await contentOf(page)).toHaveText(CONTENT);
    await field(page, 'Slug').fill(`${post.slug}-moved`);
    await expect(field(page, 'Slug')).toHaveAccessibleDescription(
      `The old address, /signal-board/${post.slug}, will lead to the new one.`,
    );

    await field(page, 'Content').press('Control+End');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('bold');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    await expect(notifications(page)).toContainText('Post Updated');
    expect(await read(page, post.id)).toMatchObject({
      slug: `${post.slug}-moved`,
      content: `${CONTENT}**bold**`,
    });
  });

  test('asks before unsaved changes are left, and offers them on return', async ({ page }) => {
    test.slow();
    const post = await signal(page);
    const address = `/admin-dashboard/post/${post.id}`;
    await page.goto(address);
    await field(page, 'Title').fill('Half a thought');
    await page.getByRole('link', { name: 'View Site' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Title')).toHaveValue('Half a thought');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Leave, keep the draft' }).click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);

    await page.goto(address);
    await expect(field(page, 'Title')).toHaveValue(post.title);
    const notice = page.getByRole('region', { name: 'Restore your unsaved draft?' });
    await notice.getByText('What differs').click();
    await expect(notice.locator('ins').first()).toBeVisible();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Restore draft' }).click();
    await expect(field(page, 'Title')).toHaveValue('Half a thought');

    // Closing the tab: the browser asks in its own words.
    const asked = page.waitForEvent('dialog');
    const left = page.reload().catch(() => {});
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await left;
    await notice.getByRole('button', { name: 'Discard draft' }).click();
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue(post.title);
    await expect(notice).toBeHidden();
  });

  test('comes back as it was in an old version', async ({ page }) => {
    const post = await signal(page);
    await page.request.patch(`/api/signal-board/${post.id}`, { data: { title: 'Newer' } });
    await page.goto(`/admin-dashboard/post/${post.id}`);
    await expect(field(page, 'Title')).toHaveValue('Newer');
    await page.getByText('History', { exact: true }).click();
    await page.getByRole('button', { name: 'Compare version 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1' });
    await expect(dialog).toContainText('As it was until');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Restore into the form' }).click();
    await expect(field(page, 'Title')).toHaveValue(post.title);
    expect((await read(page, post.id)).title).toBe('Newer');
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    expect((await read(page, post.id)).title).toBe(post.title);
  });

  test('is deleted after a question', async ({ page }) => {
    const post = await signal(page);
    await page.goto(`/admin-dashboard/post/${post.id}`);
    await page.getByRole('button', { name: 'Delete post' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Post' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete post' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    expect((await page.request.get(`/api/signal-board/${post.id}`)).status()).toBe(404);
    await expect(page.getByText(post.title).first()).toBeVisible();
  });

  test.describe('where something fails', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('shows its drawn picture where the thumbnail does not come', async ({ page }) => {
      await page.route('https://pictures.example/**', (route) => route.abort());
      await page.goto('/admin-dashboard/post');
      await field(page, 'Thumbnail URL').fill('https://pictures.example/gone.png');
      await page.getByRole('tab', { name: 'Preview' }).click();
      const cover = page.getByRole('tabpanel').locator('.cover');
      await expect(cover.locator('img')).toBeHidden();
      await expect(cover.locator('svg')).toBeVisible();
    });
    test('keeps all that was typed where it cannot be saved', async ({ page }) => {
      const taken = await signal(page);
      await page.goto('/admin-dashboard/post');
      await field(page, 'Title').fill('Another sheet');
      await field(page, 'Description').fill('Of paper');
      await field(page, 'Slug').fill(taken.slug);
      await (await contentOf(page)).fill('My words.');
      await saveButton(page).click();
      await expect(notifications(page)).toContainText('This slug is already taken');
      await expect(field(page, 'Slug')).toHaveAccessibleDescription('This slug is already taken');

      await page.route('/api/signal-board', (route) => route.fulfill({ status: 500, body: '' }));
      await field(page, 'Slug').fill(`${taken.slug}-2`);
      await saveButton(page).click();
      await expect(notifications(page)).toContainText('Failed to save post');
      await expect(field(page, 'Content')).toHaveText('My words.');
      await expect(saveButton(page)).toBeEnabled();
    });

    test('that is not there is said not to be', async ({ page }) => {
      await page.goto('/admin-dashboard/post/2147483000');
      await expect(notifications(page)).toContainText('Failed to load post data');
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    });

    test('is saved after all where the session ends meanwhile', async ({ page }) => {
      const post = await signal(page);
      await page.goto(`/admin-dashboard/post/${post.id}`);
      await field(page, 'Title').fill('Written for an hour');
      await page.request.post('/api/admin/logout');
      await saveButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'Authentication required' });
      await dialog.getByLabel('Username').fill(ADMIN.username);
      await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/\/admin-dashboard$/);
      expect((await read(page, post.id)).title).toBe('Written for an hour');
    });

    test('that two people edit loses the words of neither', async ({ page }) => {
      test.slow();
      const long = [1, 2, 3, 4].map((part) => `${CONTENT} Part ${part}.`).join('\n\n');
      const post = await signal(page, { content: long });
      await page.goto(`/admin-dashboard/post/${post.id}`);
      await field(page, 'Title').fill('My title');
      await (await contentOf(page)).fill(`${long}\n\nMy end.`);
      await page.request.patch(`/api/signal-board/${post.id}`, {
        data: { description: 'Their description', content: `Their beginning.\n\n${long}` },
      });
      await saveButton(page).click();

      const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this post' });
      await expect(dialog).toContainText('admin saved it on');
      const choice = (name: string) => dialog.getByRole('group', { name });
      await expect(choice('Title').getByRole('radio', { name: 'Mine' })).toBeChecked();
      await expect(choice('Description').getByRole('radio', { name: 'Theirs' })).toBeChecked();
      await expect(choice('Content')).toContainText('Both of you changed this');
      await expectAccessible(page);
      expect((await read(page, post.id)).title).toBe(post.title);

      await choice('Content').getByRole('radio', { name: /^Mix/ }).check();
      await dialog.getByRole('button', { name: 'Take this part of theirs' }).first().click();
      await dialog.getByRole('button', { name: 'Save this version' }).click();
      await expect(page).toHaveURL(/\/admin-dashboard$/);
      expect(await read(page, post.id)).toMatchObject({
        title: 'My title',
        description: 'Their description',
        content: `Their beginning.\n\n${long}\n\nMy end.`,
      });
    });
  });
});

test.describe('a blog post', () => {
  test('is written and created by the form of the spec', async ({ page }) => {
    test.slow();
    const title = unique('What to automate');
    await page.goto('/admin-dashboard/blog/post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Blog Post');
    await expect(page.getByRole('button', { name: 'Back to Blog Dashboard' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Published' })).toHaveAccessibleDescription(
      'Make this blog post visible to the public',
    );
    await expect(page.getByRole('combobox', { name: 'Category' }).locator('option')).toHaveText([
      ...['Automation', 'AI', 'Business', 'Technology', 'Industry', 'Case Study'],
    ]);
    const minutes = page.getByRole('spinbutton', { name: 'Read Time (minutes)' });
    await expect(minutes).toHaveValue('5');

    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Content must be at least 50 characters',
    );
    await expect(field(page, 'Title')).toBeFocused();

    await field(page, 'Title').fill(title);
    await field(page, 'Summary').fill('Not the most annoying task.');
    await (await contentOf(page)).fill(`<p>${CONTENT}</p><script>alert(1)</script>`);
    await field(page, 'Author').fill('Ines Sandoval');
    await minutes.fill('');
    await minutes.blur();
    await expect(minutes).toHaveValue('5');
    await page.getByRole('button', { name: 'Use 1 minute' }).click();
    await expect(minutes).toHaveValue('1');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Preview' })).toContainText(CONTENT);
    await expect(page.getByRole('tabpanel', { name: 'Preview' })).not.toContainText('alert(1)');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page).toHaveURL(/\/admin-dashboard\/blog$/);
    await expect(notifications(page)).toContainText(
      'Blog post createdNew blog post has been created',
    );
  });

  test('takes what is typed before the editor with colours has come', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/_astro\/code-editor\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/admin-dashboard/blog/post');
    const plain = page.locator('textarea[name=content]');
    await plain.pressSequentially('Early ');
    release();
    const content = await contentOf(page);
    await expect(content).toBeFocused();
    await page.keyboard.type('words');
    await expect(content).toHaveText('Early words');
    await expect(plain).toHaveValue('Early words');
  });

  test('lists what can be done by keys', async ({ page }) => {
    await page.goto('/admin-dashboard/blog/post');
    await page.getByRole('button', { name: 'Create Post' }).focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Esc, then Tab');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const content = await contentOf(page);
    await content.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Author')).toBeFocused();
  });
});

test('the form works at once', async ({ page }) => {
  await page.goto('/admin-dashboard/blog/post');
  await expect(field(page, 'Title')).toBeVisible();
  await expectAccessible(page);
});

test.describe('for who is not signed in', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('there is no form', async ({ page }) => {
    await page.request.post('/api/admin/logout');
    await page.goto('/admin-dashboard/blog/post');
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(notifications(page)).toContainText('Please log in to access this page');
  });
});
