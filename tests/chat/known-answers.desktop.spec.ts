import { chat as chatWords } from '#src/content/messages.ts';
import { adminTest as test, expect, expectAccessible } from '../fixtures.ts';
import { toasts } from '../parts.ts';
import { ask, log, open } from './chat.ts';

// An empty answer is refused.
test.use({ allowedErrors: [/Failed to load resource/] });

test('an answer that did not help gets one in the agency’s words, which the chat gives from then on', async ({
  page,
}) => {
  const question = `Do you rent out zebra ${Date.now()}?`;
  const chat = await open(page);
  await ask(page, question);
  await chat.getByRole('button', { name: chatWords.unhelpful }).click();
  await page.goto('/admin-dashboard/answers');
  const unhelpful = page
    .getByRole('region', { name: 'Didn’t help' })
    .getByRole('listitem')
    .filter({ hasText: question });
  await expect(unhelpful).toContainText('less than a minute ago');
  await expectAccessible(page);
  await unhelpful.getByRole('button', { name: /Write an answer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Write an answer' });
  await expect(dialog.getByLabel('Questions')).toHaveValue(question);
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  await expect(dialog).toContainText('Please write the answer');
  await dialog.getByLabel('Answer', { exact: true }).fill('No, **only** horses.');
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  await expect(toasts(page)).toContainText('Answer saved');
  await expect(unhelpful).toHaveCount(0);

  // Open as before.
  await page.goto('/coming-soon');
  await ask(page, question.toLowerCase());
  await expect(log(page)).toContainText('No, only horses.');
  await page.goto('/admin-dashboard/answers');
  await page.getByRole('button', { name: `Delete ${question}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Answer deleted');
});
