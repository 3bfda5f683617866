import { expect, onDesk, test } from '../fixtures.ts';
import { answerWith, ask, CHATBOT, log, open, textbox } from './chat.ts';
import { chatButton, chatWindow } from '../parts.ts';

// conversation.test.ts shows what is sent along.
test('the conversation, the draft and the window are kept', async ({ page, isMobile }) => {
  await answerWith(page, { response: 'See [Services](/services).' });
  await open(page);
  await ask(page, 'What do you do?');
  await textbox(page).fill('And how lo');
  await log(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  if (isMobile) {
    // A sheet would cover the page that the link led to.
    await expect(chatWindow(page)).toBeHidden();
    await chatButton(page).click();
  }
  await expect(log(page)).toContainText('What do you do?');
  await expect(textbox(page)).toHaveValue('And how lo');
  // The visitor did not open it on this page, so it takes no focus.
  if (!isMobile) await expect(textbox(page)).not.toBeFocused();

  await page.reload();
  await expect(log(page)).toContainText('What do you do?');
  await chatWindow(page).getByRole('button', { name: 'Close chat' }).click();
  await page.reload();
  await expect(chatButton(page)).toBeVisible();
  await expect(chatWindow(page)).toBeHidden();
});

test(
  'a question is answered after a reload, and all of it is there on the way back',
  onDesk,
  async ({ page }) => {
    await page.route(CHATBOT, () => {});
    const chat = await open(page);
    await ask(page, 'What do you do?');
    await page.unroute(CHATBOT);
    await answerWith(page, { response: 'We automate the busywork.' });
    await page.reload();
    await expect(log(page)).toContainText('We automate the busywork.');

    // The page before comes from the browser's cache.
    await page.goto('/services');
    await ask(page, 'Can you automate this?');
    await expect(chat.getByRole('status')).toBeEmpty();
    await page.goBack();
    await expect(log(page)).toContainText('Can you automate this?');
    await page.goForward();
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await page.goBack();
    await expect(page).toHaveURL('/coming-soon');
    await expect(chat).toBeHidden();
  },
);
