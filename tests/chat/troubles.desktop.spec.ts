import { expect, expectAccessible, expectNoToast, test } from '../fixtures.ts';
import { answerWith, ask, CHATBOT, log, open } from './chat.ts';
import { chatWindow, toasts } from '../parts.ts';

test.describe('when no answer comes', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  const excuse =
    "I'm having trouble connecting to my services. Please try again or leave your contact information below.";

  for (const [name, fail] of [
    ['the service fails', { status: 502, body: '{"message":"The assistant failed."}' }],
    ['nobody answers', 'abort'],
    ['the answer makes no sense', { status: 200, body: '{"reply":"Hello"}' }],
  ] as const) {
    test(`${name}: a toast and the assistant say so, and it can be sent again`, async ({
      page,
    }) => {
      const chat = await open(page);
      await page.route(CHATBOT, (route) =>
        fail === 'abort' ? route.abort() : route.fulfill(fail),
      );
      await ask(page, 'What does it cost?');
      await expect(toasts(page).getByRole('alert')).toHaveText(
        'ErrorFailed to get a response. Please try again.',
      );
      await expect(log(page)).toContainText(excuse);

      await page.unroute(CHATBOT);
      await answerWith(page, { response: 'From **$300**.' });
      await chat.getByRole('button', { name: 'Try again' }).click();
      await expectNoToast(page);
      await expect(log(page)).not.toContainText(excuse);
      await expect(log(page)).toContainText('From $300.');
      await expect(chat.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }

  test('too many messages: the waiting time is shown', async ({ page }) => {
    await open(page);
    const message = 'Too many requests. Please try again in 40 seconds.';
    await page.route(CHATBOT, (route) => route.fulfill({ status: 429, json: { message } }));
    await ask(page, 'What does it cost?');
    await expect(log(page)).toContainText(excuse);
    await expect(log(page)).toContainText(message);
    await expectAccessible(page);
  });

  test('offline: an error is shown, and nothing is lost', async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await ask(page, 'What does it cost?');
    await expect(log(page)).toContainText('You are offline.');
    await context.setOffline(false);
    await chatWindow(page).getByRole('button', { name: 'Try again' }).click();
    await expect(log(page)).toContainText(/[$€]\d/);
  });
});
