import { chatWords } from '#src/content/chat.data.ts';
import { priceText, prices } from '#src/content/prices.ts';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { answerWith, ask, CHATBOT, log, open, textbox } from './chat.ts';
import { chatWindow } from '../parts.ts';

test('a visitor asks the assistant and gets an answer', async ({ page }) => {
  const chat = await open(page);
  await expect(chat).toContainText(chatWords.greeting);

  await textbox(page).fill('What does a simple automation cost?');
  const sent = page.waitForRequest(CHATBOT);
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('status')).toHaveText(`${site.assistant} is typing`);
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(textbox(page)).toHaveValue('');
  await expect(textbox(page)).toBeFocused();
  expect((await sent).postDataJSON()).toEqual({
    message: 'What does a simple automation cost?',
    user_id: expect.stringMatching(/^user_\d{13}$/),
    history: [],
  });

  await expect(log(page)).toContainText(priceText(prices.simple));
  await expect(chat.getByRole('status')).toBeEmpty();
  await expect(chat.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('it is accessible: empty, waiting, answered', { tag: '@desktop' }, async ({ page }) => {
  const chat = await open(page);
  await expectAccessible(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const response = 'See [Services](/services).\n1. [Book a call](#schedule-a-call)';
  await page.route(CHATBOT, async (route) => {
    await held;
    await route.fulfill({ json: { response, suggestions: ['How long?'] } });
  });
  await ask(page, 'What do you do?');
  await expect(chat.getByRole('status')).toHaveText(`${site.assistant} is typing`);
  await expectAccessible(page);
  release();
  await expect(log(page).getByRole('link')).toBeVisible();
  await expectAccessible(page);
});

test(
  'an answer is shown one and a half seconds after it arrived',
  { tag: '@desktop' },
  async ({ page }) => {
    await answerWith(page, { response: 'Yes.' });
    await open(page);
    const came = page.waitForResponse(CHATBOT);
    await ask(page, 'Can you automate it?');
    await came;
    const before = Date.now();
    await expect(log(page)).toContainText('Yes.');
    expect(Date.now() - before).toBeGreaterThan(1300);
  },
);

test(
  'bold text, numbered lists and links are rendered; HTML is not',
  { tag: '@desktop' },
  async ({ page }) => {
    const response =
      'Two **questions**:\n1. Which system?\n2. How many? <b>x</b> <img src=x onerror=alert(1)>\nSee [Services](/services) or [this](https://evil.example).';
    await answerWith(page, { response });
    await open(page);
    await ask(page, 'We copy orders by hand');
    await expect(log(page).getByText('questions', { exact: true })).toHaveCSS('font-weight', '600');
    await expect(log(page)).toContainText('<b>x</b> <img src=x onerror=alert(1)>');
    await expect(log(page)).toContainText('[this](https://evil.example)');
    await expect(log(page).getByRole('link')).toHaveCount(1);
    await expect(log(page).getByRole('img')).toHaveCount(0);
    const numbered = log(page).getByText('1. Which system?');
    expect(await numbered.evaluate((line) => parseFloat(getComputedStyle(line).marginTop))).toBe(
      10,
    );
  },
);

test(
  'a suggested question is asked with one click, before the first message and after an answer',
  { tag: '@desktop' },
  async ({ page }) => {
    await answerWith(page, { response: 'Weeks.', suggestions: ['Who owns the data?'] });
    const chat = await open(page);
    await chat.getByRole('button', { name: 'How long until it works?' }).click();
    await expect(log(page)).toContainText('How long until it works?');
    await expect(chat.getByRole('button', { name: 'How long until it works?' })).toHaveCount(0);
    await chat.getByRole('button', { name: 'Who owns the data?' }).click();
    await expect(log(page)).toContainText('Who owns the data?');
  },
);

test(
  'Enter sends, Shift+Enter begins a line, and blank messages are ignored',
  { tag: '@desktop' },
  async ({ page }) => {
    const requests = await answerWith(page, { response: 'Yes.' });
    await open(page);
    await textbox(page).fill('   ');
    await page.keyboard.press('Enter');
    await chatWindow(page).getByRole('button', { name: 'Send' }).click();
    expect(requests).toHaveLength(0);
    await textbox(page).fill('  one');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two ');
    await page.keyboard.press('Enter');
    await expect.poll(() => requests).toMatchObject([{ message: 'one\ntwo' }]);
  },
);

test(
  'near 2,000 characters the remaining number is shown, and longer messages are not sent',
  { tag: '@desktop' },
  async ({ page }) => {
    const requests = await answerWith(page, { response: 'Yes.' });
    await open(page);
    await textbox(page).fill('x'.repeat(1700));
    await expect(chatWindow(page)).not.toContainText('left');
    await textbox(page).fill('x'.repeat(1990));
    await expect(textbox(page)).toHaveAccessibleDescription('10 characters left');
    await textbox(page).fill('x'.repeat(2012));
    await expect(textbox(page)).toHaveAccessibleDescription('12 characters too many');
    await expect(textbox(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    expect(requests).toHaveLength(0);
  },
);

test(
  'a visitor reading further up is not scrolled, and is notified of a new message',
  { tag: '@desktop' },
  async ({ page }) => {
    const long = Array.from({ length: 30 }, (_, index) => `Line ${index}`).join('\n\n');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let answers = 0;
    await page.route(CHATBOT, async (route) => {
      if (++answers === 2) await held;
      await route.fulfill({ json: { response: answers === 1 ? long : 'The second answer.' } });
    });
    const chat = await open(page);
    await ask(page, 'First?');
    await expect(log(page).getByText('Line 0')).toBeInViewport();
    await ask(page, 'Second?');
    const scroller = chat.getByRole('group', { name: 'Conversation' });
    await scroller.evaluate((box) => box.scrollTo(0, 0));
    release();
    const newest = chat.getByRole('button', { name: 'Go to the newest message' });
    await expect(newest).toBeVisible();
    expect(await scroller.evaluate((box) => box.scrollTop)).toBe(0);
    await newest.click();
    await expect(log(page).getByText('The second answer.')).toBeInViewport();
    await expect(newest).toHaveCount(0);
  },
);
