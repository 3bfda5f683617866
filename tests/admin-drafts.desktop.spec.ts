/** Drafts of posts that were never saved, stored in the browser. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const NEW_POST = '/admin-dashboard/post';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const notices = (page: Page) => page.getByRole('region', { name: 'Restore your unsaved draft?' });
const noticeOf = (page: Page, words: string) => notices(page).filter({ hasText: words });

/** Types a title and waits until the draft is stored. */
async function write(page: Page, words: string): Promise<void> {
  await title(page).fill(words);
  await expect(page.getByText('Draft saved here')).toBeVisible();
}

async function leave(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
}

test('new posts in two tabs are stored separately, and both are offered on return', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(NEW_POST);
  await write(page, 'The tally sheet');
  const tab = await context.newPage();
  await tab.goto(NEW_POST);
  await write(tab, 'Two stamps');
  await expect(notices(tab)).toHaveCount(0);
  await tab.close();
  await leave(page, 'Leave, keep the draft');

  await page.goto(NEW_POST);
  await expect(notices(page)).toHaveCount(2);
  await expect(noticeOf(page, 'Two stamps')).toBeVisible();
  await expectAccessible(page);
  await noticeOf(page, 'The tally sheet').getByRole('button', { name: 'Restore draft' }).click();
  await expect(title(page)).toHaveValue('The tally sheet');
  await expect(notices(page)).toHaveCount(0);
  await leave(page, 'Discard changes');

  await page.goto(NEW_POST);
  await expect(notices(page)).toContainText('Two stamps');
  await notices(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(notices(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue('');
  await expect(notices(page)).toHaveCount(0);
});
