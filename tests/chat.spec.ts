import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const CHATBOT = '**/api/webhook/chatbot';

/** The window: a region beside the page, on a phone a dialog over it. */
const windowOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Chat with Astro' })
    .or(page.getByRole('dialog', { name: 'Chat with Astro' }));
const floating = (page: Page) =>
  page.getByRole('complementary', { name: 'Tools' }).getByRole('button', {
    name: 'Chat with Astro',
  });
const textbox = (page: Page) => windowOf(page).getByRole('textbox', { name: 'Message' });
const log = (page: Page) => windowOf(page).getByRole('log');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

async function open(page: Page, path = '/coming-soon'): Promise<Locator> {
  await page.goto(path);
  await floating(page).click();
  await expect(textbox(page)).toBeFocused();
  return windowOf(page);
}

async function ask(page: Page, message: string): Promise<void> {
  await textbox(page).fill(message);
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(message);
}

/** Has the assistant answer this, and gives what it was asked, as it is asked. */
async function answerWith(page: Page, answer: object): Promise<object[]> {
  const asked: object[] = [];
  await page.route(CHATBOT, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: answer });
  });
  return asked;
}

test('a visitor asks Astro and is answered', async ({ page }) => {
  const chat = await open(page);
  await expect(chat).toContainText(/identify automation opportunities/);
  await expect(chat).toContainText(/free consultation/);

  await textbox(page).fill('What does a simple automation cost?');
  const sent = page.waitForRequest(CHATBOT);
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('status')).toHaveText('Astro is typing');
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(textbox(page)).toHaveValue('');
  await expect(textbox(page)).toBeFocused();
  expect((await sent).postDataJSON()).toEqual({
    message: 'What does a simple automation cost?',
    user_id: expect.stringMatching(/^user_\d{13}$/),
    history: [],
  });

  await expect(log(page)).toContainText('$300-$600');
  await expect(chat.getByRole('status')).toBeEmpty();
  await expect(chat.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('it is open to everybody: empty, waiting, answered', async ({ page }) => {
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
  await expect(chat.getByRole('status')).toHaveText('Astro is typing');
  await expectAccessible(page);
  release();
  await expect(log(page).getByRole('link')).toBeVisible();
  await expectAccessible(page);
});

test('an answer is shown one and a half seconds after it came', async ({ page }) => {
  await answerWith(page, { response: 'Yes.' });
  await open(page);
  const came = page.waitForResponse(CHATBOT);
  await ask(page, 'Can you automate it?');
  await came;
  const before = Date.now();
  await expect(log(page)).toContainText('Yes.');
  expect(Date.now() - before).toBeGreaterThan(1300);
});

test('bold, numbered lines and links are drawn; HTML is not', async ({ page }) => {
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
  expect(await numbered.evaluate((line) => parseFloat(getComputedStyle(line).marginTop))).toBe(10);
});

test('the floating button toggles it; its own button and Escape close it', async ({
  page,
  isMobile,
}) => {
  const chat = await open(page);
  const ways = [
    () => chat.getByRole('button', { name: 'Close chat' }).click(),
    () => page.keyboard.press('Escape'),
    // On a phone the sheet lies over it.
    ...(isMobile ? [] : [() => floating(page).click()]),
  ];
  for (const close of ways) {
    await expect(textbox(page)).toBeFocused();
    await close();
    await expect(chat).toBeHidden();
    await expect(floating(page)).toBeFocused();
    await expect(floating(page)).toHaveAttribute('aria-expanded', 'false');
    await floating(page).click();
    await expect(chat).toBeVisible();
  }
});

test('every other opener opens it: the closing call, the event, the contact page', async ({
  page,
}) => {
  await page.goto('/');
  const closing = page.getByRole('main').getByRole('button', { name: 'Chat with Astro' });
  await closing.click();
  await expect(textbox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(closing).toBeFocused();
  await page.evaluate(() => document.dispatchEvent(new Event('open-ai-chat')));
  await expect(windowOf(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Book with Astro' }).click();
  await expect(windowOf(page)).toBeVisible();
});

test('it is as large as it should be', async ({ page, isMobile }) => {
  const chat = await open(page);
  const box = await chat.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (isMobile) expect(box).toEqual({ x: 0, y: 0, width, height });
  else {
    expect(box?.height).toBe(550);
    expect(box?.width).toBe(420);
    await page.setViewportSize({ width: 700, height: 800 });
    expect(await chat.boundingBox()).toMatchObject({ width: 370, height: 550 });
  }
  // As at 200 % on a small screen.
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await chat.boundingBox()).toEqual({ x: 0, y: 0, width: 640, height: 400 });
  await expect(textbox(page)).toBeInViewport();
});

test('beside the page it traps nobody; over it, on a phone, it is modal', async ({
  page,
  isMobile,
}) => {
  const chat = await open(page);
  await expect(chat).toHaveRole(isMobile ? 'dialog' : 'region');
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
  const within = await chat.evaluate((box) => box.contains(document.activeElement));
  expect(within).toBe(isMobile);
  const main = page.locator('main');
  expect(await main.evaluate((element) => (element as HTMLElement).inert)).toBe(isMobile);
  const scrolls = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(scrolls).toBe(isMobile ? 'hidden' : 'visible');
});

test.describe('when no answer comes', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  const excuse =
    "I'm having trouble connecting to my services. Please try again or leave your contact information below.";

  for (const [name, fail] of [
    ['the service fails', { status: 502, body: '{"message":"The assistant failed."}' }],
    ['nobody answers', 'abort'],
    ['the answer makes no sense', { status: 200, body: '{"reply":"Hello"}' }],
  ] as const) {
    test(`${name}: a toast and Astro say so, and it can be sent again`, async ({ page }) => {
      const chat = await open(page);
      await page.route(CHATBOT, (route) =>
        fail === 'abort' ? route.abort() : route.fulfill(fail),
      );
      await ask(page, 'What does it cost?');
      await expect(toast(page).getByRole('alert')).toHaveText(
        'ErrorFailed to get a response. Please try again.',
      );
      await expect(log(page)).toContainText(excuse);

      await page.unroute(CHATBOT);
      await answerWith(page, { response: 'From **$300**.' });
      await chat.getByRole('button', { name: 'Try again' }).click();
      await expect(log(page)).not.toContainText(excuse);
      await expect(log(page)).toContainText('From $300.');
      await expect(chat.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }

  test('too many messages: it is said how long to wait', async ({ page }) => {
    await open(page);
    const message = 'That was a lot at once. Please try again in 40 seconds.';
    await page.route(CHATBOT, (route) => route.fulfill({ status: 429, json: { message } }));
    await ask(page, 'What does it cost?');
    await expect(log(page)).toContainText(excuse);
    await expect(log(page)).toContainText(message);
    await expectAccessible(page);
  });

  test('offline: it is said, and nothing is lost', async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await ask(page, 'What does it cost?');
    await expect(log(page)).toContainText('You are offline.');
    await context.setOffline(false);
    await windowOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(log(page)).toContainText('$');
  });
});

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

test('what was not answered before a reload is answered after it', async ({ page }) => {
  await page.route(CHATBOT, () => {});
  await open(page);
  await ask(page, 'What do you do?');
  await page.unroute(CHATBOT);
  await answerWith(page, { response: 'We automate the busywork.' });
  await page.reload();
  await expect(log(page)).toContainText('We automate the busywork.');
});

test('Back to a page that the browser had put by shows what was said since', async ({ page }) => {
  await answerWith(page, { response: 'Yes.' });
  await open(page);
  await page.goto('/services');
  await ask(page, 'Can you automate this?');
  await page.goBack();
  await expect(log(page)).toContainText('Can you automate this?');
});

test('clearing begins anew', async ({ page }) => {
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

test('a suggested question is asked with one click, before the first message and after an answer', async ({
  page,
}) => {
  await answerWith(page, { response: 'Weeks.', suggestions: ['Who owns the data?'] });
  const chat = await open(page);
  await chat.getByRole('button', { name: 'How long until it works?' }).click();
  await expect(log(page)).toContainText('How long until it works?');
  await expect(chat.getByRole('button', { name: 'How long until it works?' })).toHaveCount(0);
  await chat.getByRole('button', { name: 'Who owns the data?' }).click();
  await expect(log(page)).toContainText('Who owns the data?');
});

test('a person is always in reach, and the conversation goes along, or stays', async ({ page }) => {
  await answerWith(page, { response: 'From **$300**. [Contact us](#contact)' });
  const chat = await open(page);
  const dialog = page.getByRole('dialog', { name: 'Contact Freehand' });
  const person = chat.getByRole('button', { name: 'Talk to a person' });
  await person.click();
  await expect(dialog).not.toContainText('conversation');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(person).toBeFocused();

  await ask(page, 'What does it cost?');
  await log(page).getByRole('button', { name: 'Contact us' }).click();
  await expect(dialog).toContainText('Your conversation with Astro will be sent along');
  await dialog.getByText('Read it').click();
  await expect(dialog).toContainText('Astro: From $300. Contact us');
  await expectAccessible(page);
  await dialog.getByLabel('Full Name').fill('Marguerite Oyelaran');
  await dialog.getByLabel('Email').fill('marguerite@oyelaran.example');
  await dialog.getByLabel('Company').fill('Oyelaran Freight');
  await dialog.getByLabel('How can we help?').fill('Three of us re-type delivery notes.');
  await dialog.getByRole('checkbox').check();

  const histories: (string | undefined)[] = [];
  await page.route('**/api/contact', (route) => {
    histories.push(route.request().postDataJSON().chatHistory);
    return histories.length === 1
      ? route.fulfill({ status: 201, json: { id: 0 } })
      : route.continue();
  });
  await dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect(dialog).toContainText('Your conversation with Astro will not be sent');
  await dialog.getByRole('button', { name: 'Send it along' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => histories)
    .toEqual(['Visitor: What does it cost?\n\nAstro: From $300. Contact us']);
});

test('an answer can open the scheduler', async ({ page }) => {
  await answerWith(page, { response: '[Book a call](#schedule-a-call)' });
  await open(page);
  await ask(page, 'I want to talk');
  await log(page).getByRole('button', { name: 'Book a call' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Schedule a Call with Our Sales Team' }),
  ).toBeVisible();
});

test('Enter sends, Shift+Enter begins a line, and blank messages are ignored', async ({ page }) => {
  const asked = await answerWith(page, { response: 'Yes.' });
  await open(page);
  await textbox(page).fill('   ');
  await page.keyboard.press('Enter');
  await windowOf(page).getByRole('button', { name: 'Send' }).click();
  expect(asked).toHaveLength(0);
  await textbox(page).fill('  one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two ');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toMatchObject([{ message: 'one\ntwo' }]);
});

test('near 2,000 characters it is said how many are left, and beyond nothing is sent', async ({
  page,
}) => {
  const asked = await answerWith(page, { response: 'Yes.' });
  await open(page);
  await textbox(page).fill('x'.repeat(1700));
  await expect(windowOf(page)).not.toContainText('left');
  await textbox(page).fill('x'.repeat(1990));
  await expect(textbox(page)).toHaveAccessibleDescription('10 characters left');
  await textbox(page).fill('x'.repeat(2012));
  await expect(textbox(page)).toHaveAccessibleDescription('12 characters too many');
  await expect(textbox(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  expect(asked).toHaveLength(0);
});

test('who reads further up is not moved, and is told of what is new', async ({ page }) => {
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the floating button leads to the contact page', async ({ page }) => {
    await page.goto('/');
    await floating(page).click();
    await expect(page).toHaveURL(/\/contact/);
  });
});
