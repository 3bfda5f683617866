import { chat as words, contact, failures, slip } from '#src/content/messages.ts';
import { chatWords } from '#src/content/chat.data.ts';
import { priceText, prices } from '#src/content/prices.ts';
import { site } from '#src/content/site.ts';
import { demoAgency, expect, expectAccessible, expectNoToast, hold, test } from '../fixtures.ts';
import { answerWith, ask, CHATBOT, log, open, textbox } from './chat.ts';
import { chatButton, contactDialog, fillContact, scheduler, toasts } from '../parts.ts';

const suggestion = chatWords.suggestions.at(-1) ?? '';

test('a visitor asks and gets an answer; Enter sends what is neither blank nor too long', async ({ page }) => {
  const chat = await open(page);
  await expect(chat).toContainText(chatWords.greeting);

  const [question] = chatWords.suggestions;
  await textbox(page).fill(question);
  const sent = page.waitForRequest(CHATBOT);
  await chat.getByRole('button', { name: words.send }).click();
  await expect(chat.getByRole('status')).toHaveText(words.isTyping(site.assistant));
  await expect(chat.getByRole('button', { name: words.send })).toBeDisabled();
  await expect(textbox(page)).toHaveValue('');
  await expect(textbox(page)).toBeFocused();
  expect((await sent).postDataJSON()).toEqual({
    message: question,
    user_id: expect.stringMatching(/^user_\d{13}$/),
    history: [],
  });

  await expect(log(page)).toContainText(priceText(prices.simple));
  await expect(chat.getByRole('status')).toBeEmpty();
  await expect(chat.getByRole('button', { name: words.send })).toBeEnabled();

  const requests = await answerWith(page, { response: 'Yes.' });
  await textbox(page).fill('   ');
  await page.keyboard.press('Enter');
  await chat.getByRole('button', { name: words.send }).click();
  await textbox(page).fill('x'.repeat(1700));
  await expect(textbox(page)).not.toHaveAccessibleDescription(/\d/);
  await textbox(page).fill('x'.repeat(1990));
  await expect(textbox(page)).toHaveAccessibleDescription(words.charactersLeft(10));
  await textbox(page).fill('x'.repeat(2012));
  await expect(textbox(page)).toHaveAccessibleDescription(words.charactersTooMany(12));
  await expect(textbox(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  expect(requests).toHaveLength(0);

  await textbox(page).fill('  one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two ');
  await page.keyboard.press('Enter');
  await expect.poll(() => requests).toMatchObject([{ message: 'one\ntwo' }]);
});

test(
  'a job that is priced at once has its price slip below the answer, to have it built',
  demoAgency,
  async ({ page }) => {
    const job = 'we retype orders that come in by email';
    await open(page);
    await ask(page, job);
    const shown = log(page).getByRole('group', { name: `${slip.priceSlip}: ` });
    await expect(shown.getByRole('definition').first()).toHaveText(priceText(prices.moderate));
    await expectAccessible(page);
    await shown.getByRole('button', { name: slip.haveItBuilt }).click();
    await expect(contactDialog(page).getByLabel(contact.messageLabelInDialog)).toHaveValue(new RegExp(`^${job}\n`));
  },
);

test('an answer has links, no HTML, and suggests questions; who reads further up is not scrolled', async ({ page }) => {
  const chat = await open(page);
  await expectAccessible(page);
  const response =
    'Two **questions**:\n1. Which system? <b>x</b> <img src=x onerror=alert(1)>\nSee [Services](/services) or [this](https://evil.example).';
  const release = await hold(page, CHATBOT, {
    json: { response, suggestions: ['Who owns the data?'] },
  });
  await chat.getByRole('button', { name: suggestion }).click();
  await expect(log(page)).toContainText(suggestion);
  await expect(chat.getByRole('button', { name: suggestion })).toHaveCount(0);
  await expect(chat.getByRole('status')).toHaveText(words.isTyping(site.assistant));
  await expectAccessible(page);
  release();
  await expect(log(page).getByText('questions', { exact: true })).toHaveCSS('font-weight', '600');
  await expect(log(page)).toContainText('<b>x</b> <img src=x onerror=alert(1)>');
  await expect(log(page)).toContainText('[this](https://evil.example)');
  await expect(log(page).getByRole('link')).toHaveCount(1);
  await expect(log(page).getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Who owns the data?' }).click();
  await expect(log(page)).toContainText('Who owns the data?');

  await expect(chat.getByRole('button', { name: words.send })).toBeEnabled();
  const long = Array.from({ length: 30 }, (_, index) => `Line ${index}`).join('\n\n');
  await answerWith(page, { response: long });
  await ask(page, 'First?');
  await expect(log(page).getByText('Line 0')).toBeInViewport();
  const answerSecond = await hold(page, CHATBOT, { json: { response: 'The second answer.' } });
  await ask(page, 'Second?');
  const scroller = chat.getByRole('group', { name: words.conversation });
  await scroller.evaluate((box) => box.scrollTo(0, 0));
  answerSecond();
  const newest = chat.getByRole('button', { name: chatWords.newest });
  await expect(newest).toBeVisible();
  expect(await scroller.evaluate((box) => box.scrollTop)).toBe(0);
  await newest.click();
  await expect(log(page).getByText('The second answer.')).toBeInViewport();
  await expect(newest).toHaveCount(0);
});

test('without an answer a toast says why; it is resent, or a person is reached', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const excuse = words.apology;
  const chat = await open(page);
  await page.route(CHATBOT, (route) => route.abort());
  await ask(page, 'What does it cost?');
  await expect(toasts(page).getByRole('alert')).toHaveText(`${words.error}${words.noAnswer}`);
  await expect(log(page)).toContainText(excuse);

  await page.unroute(CHATBOT);
  const message = failures.tooManyForSeconds(40);
  await page.route(CHATBOT, (route) => route.fulfill({ status: 429, json: { message } }));
  await chat.getByRole('button', { name: chatWords.again }).click();
  await expect(log(page)).toContainText(message);
  await expectAccessible(page);

  await page.unroute(CHATBOT);
  await answerWith(page, { response: 'From **$300**.' });
  await chat.getByRole('button', { name: chatWords.again }).click();
  await expectNoToast(page);
  await expect(log(page)).not.toContainText(excuse);
  await expect(log(page)).toContainText('From $300.');
  await expect(chat.getByRole('button', { name: chatWords.again })).toHaveCount(0);
  await chat.getByRole('button', { name: chatWords.clear }).click();
  await expect(log(page)).not.toContainText('From $300.');
  await expect(textbox(page)).toBeFocused();
  await chat.getByRole('button', { name: words.undo }).click();
  await expect(log(page)).toContainText('From $300.');
  await chat.getByRole('button', { name: chatWords.clear }).click();

  // With the conversation or without.
  const response = 'From **$300**. [Contact us](#contact) [Book a call](#schedule-a-call)';
  await answerWith(page, { response });
  const dialog = contactDialog(page);
  const person = chat.getByRole('button', { name: chatWords.person });
  await person.click();
  await expect(dialog).not.toContainText(site.assistant);
  await dialog.getByRole('button', { name: contact.cancel }).click();
  await expect(person).toBeFocused();

  await ask(page, 'What does it cost?');
  await log(page).getByRole('button', { name: 'Book a call' }).click();
  await expect(scheduler(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await log(page).getByRole('button', { name: 'Contact us' }).click();
  await expect(dialog).toContainText(contact.conversationIsSent(site.assistant));
  await dialog.getByText(contact.readConversation, { exact: true }).click();
  await expect(dialog).toContainText(`${site.assistant}: From $300. Contact us Book a call`);
  await expectAccessible(page);
  await expect(dialog.getByLabel(contact.messageLabelInDialog)).toHaveValue('What does it cost?');
  await fillContact(dialog);

  await dialog.getByRole('button', { name: contact.leaveConversationOut }).click();
  await expect(dialog).toContainText(contact.conversationIsLeftOut(site.assistant));
  await dialog.getByRole('button', { name: contact.sendConversation }).click();
  const sent = page.waitForRequest('**/api/contact');
  await dialog.getByRole('button', { name: contact.submit }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    chatHistory: [
      words.visitorSaid('What does it cost?'),
      words.assistantSaid(site.assistant, 'From $300. Contact us Book a call'),
    ].join('\n\n'),
  });
});

test('an answer is copied and rated; one that comes while the window is closed is marked on its button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = await open(page);
  const head = chat.locator('.window-head');
  const before = await head.boundingBox();
  const answer = '00000000-0000-4000-8000-000000000000';
  await answerWith(page, { response: 'From **$300**.', id: answer, canMail: true });
  await ask(page, 'What does it cost?');
  await chat.getByRole('button', { name: words.copy }).click();
  await expect(toasts(page)).toContainText(words.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('From $300.');

  const sent: object[] = [];
  await page.route('**/api/webhook/chatbot/rating', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  const unhelpful = chat.getByRole('button', { name: words.unhelpful });
  await unhelpful.click();
  await expectAccessible(page);
  await chat.getByLabel(words.reason).fill('How long?');
  await page.keyboard.press('Enter');
  await expect(unhelpful).toBeFocused();
  await expect(unhelpful).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual([
    { answer, helpful: false },
    { answer, helpful: false, reason: 'How long?' },
  ]);
  expect(await head.boundingBox()).toEqual(before);

  await page.route('**/api/webhook/chatbot/mail', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await chat.getByRole('button', { name: words.mail }).click();
  await chat.getByLabel(words.email).fill('ada@park.example');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(words.mailed);
  expect(sent.at(-1)).toEqual({ email: 'ada@park.example', answers: [answer] });

  const answerNow = await hold(page, CHATBOT, { json: { response: 'Two weeks.' } });
  await ask(page, 'How long?');
  await chat.getByRole('button', { name: words.close }).click();
  answerNow();
  await expect(chatButton(page)).toHaveAccessibleDescription(words.newAnswer);
  await chatButton(page).click();
  await expect(chatButton(page)).toHaveAccessibleDescription('');
  // All of one's own message is there to be read, above its answer.
  await expect(log(page).getByText('How long?', { exact: true })).toBeInViewport({ ratio: 1 });
});
