import { expect, test } from '../fixtures.ts';
import { answerWith, ask, CHATBOT, floating, log, open, textbox, windowOf } from './chat.ts';

test('the conversation, the half-typed message and the open window are there on the next page', async ({
  page,
  isMobile,
}) => {
  const asked = await answerWith(page, { response: 'See [Services](/services).' });
  await open(page);
  await ask(page, 'What do you do?');
  await textbox(page).fill('And how lo');
  await log(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  if (isMobile) {
    // A sheet would lie on the page that the link led to.
    await expect(windowOf(page)).toBeHidden();
    await floating(page).click();
  }
  await expect(log(page)).toContainText('What do you do?');
  await expect(textbox(page)).toHaveValue('And how lo');
  // Nobody asked for it on this page, so it takes no focus.
  if (!isMobile) await expect(textbox(page)).not.toBeFocused();

  await page.reload();
  await expect(log(page)).toContainText('What do you do?');
  await ask(page, 'And how long does that take?');
  expect(asked.at(-1)).toMatchObject({
    history: [
      { from: 'user', message: 'What do you do?' },
      { from: 'bot', message: 'See [Services](/services).' },
    ],
  });

  await windowOf(page).getByRole('button', { name: 'Close chat' }).click();
  await page.reload();
  await expect(floating(page)).toBeVisible();
  await expect(windowOf(page)).toBeHidden();
});

test(
  'what was not answered before a reload is answered after it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(CHATBOT, () => {});
    await open(page);
    await ask(page, 'What do you do?');
    await page.unroute(CHATBOT);
    await answerWith(page, { response: 'We automate the busywork.' });
    await page.reload();
    await expect(log(page)).toContainText('We automate the busywork.');
  },
);

test(
  'Back to a page that the browser had put by shows what was said since',
  { tag: '@desktop' },
  async ({ page }) => {
    await answerWith(page, { response: 'Yes.' });
    await open(page);
    await page.goto('/services');
    await ask(page, 'Can you automate this?');
    await page.goBack();
    await expect(log(page)).toContainText('Can you automate this?');
  },
);

test('clearing begins anew', { tag: '@desktop' }, async ({ page }) => {
  const asked = await answerWith(page, { response: 'Yes.' });
  const chat = await open(page);
  await ask(page, 'First?');
  await expect(log(page)).toContainText('Yes.');
  await chat.getByRole('button', { name: 'Clear conversation' }).click();
  await expect(log(page)).not.toContainText('First?');
  await expect(textbox(page)).toBeFocused();
  await expect(chat.getByRole('button', { name: 'Clear conversation' })).toHaveCount(0);
  await ask(page, 'Second?');
  const [first, second] = asked as { user_id: string; history: object[] }[];
  expect(second?.history).toEqual([]);
  expect(second?.user_id).not.toBe(first?.user_id);
});
