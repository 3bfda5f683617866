import { chat as chatWords } from '#src/content/messages.ts';
import { expect, test } from '../fixtures.ts';
import { answerWith, ask, CHATBOT, log, open, textbox } from './chat.ts';
import { chatButton, chatWindow } from '../parts.ts';

// conversation.test.ts shows what is sent along.
test('conversation, draft and window are kept, and a question is answered after a reload', async ({
  page,
  isMobile,
}) => {
  await answerWith(page, { response: 'See [Services](/services).' });
  await open(page);
  await ask(page, 'What do you do?');
  await textbox(page).fill('And how lo');
  await log(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  if (isMobile) {
    // A sheet would cover the page that the link led to.
    await expect(chatWindow(page)).toBeHidden();
    await page.getByRole('button', { name: chatWords.back }).click();
    await expect(page.getByRole('button', { name: chatWords.back })).toHaveCount(0);
  }
  await expect(log(page)).toContainText('What do you do?');
  await expect(textbox(page)).toHaveValue('And how lo');
  // The visitor did not open it on this page, so it takes no focus.
  if (!isMobile) await expect(textbox(page)).not.toBeFocused();

  await page.reload();
  await expect(log(page)).toContainText('What do you do?');
  await chatWindow(page).getByRole('button', { name: chatWords.close }).click();
  await page.reload();
  await expect(chatButton(page)).toBeVisible();
  await expect(chatWindow(page)).toBeHidden();
  if (isMobile) return;

  const chat = chatWindow(page);
  await chatButton(page).click();
  await page.route(CHATBOT, () => {});
  await ask(page, 'What do you do?');
  await page.unroute(CHATBOT);
  await answerWith(page, { response: 'We automate the busywork.' });
  await page.reload();
  await expect(log(page)).toContainText('We automate the busywork.');

  // As if another page of the tab had gone on, or closed it, and this one came back from the browser's cache.
  const comeBack = (stored: Record<string, string>) =>
    page.evaluate((texts) => {
      for (const [key, text] of Object.entries(texts)) sessionStorage.setItem(key, text);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, stored);
  const messages = [{ from: 'user', message: 'Can you automate this?' }];
  await comeBack({ chat: JSON.stringify({ id: 'user_1', messages }) });
  await expect(log(page)).toContainText('Can you automate this?');
  await expect(log(page)).toContainText('We automate the busywork.');
  await comeBack({ chatOpen: 'false' });
  await expect(chat).toBeHidden();
  await comeBack({ chatOpen: 'true' });
  await expect(chat).toBeVisible();
  await expect(textbox(page)).not.toBeFocused();
});
