/** The most telling journeys in WebKitGTK, the engine of Safari: one window, which all of them share. */
import { test as base, expect } from '@playwright/test';
import { kinds, nightlyUnless, pages } from '../every-page/routes.ts';
import { boards } from '../parts.ts';
import { ADMIN } from '../sign-in.ts';
import { findWebKit } from './engines.ts';
import { documentWidth, firstCard, heightsOfParts, isCarouselAtRest, swipeTwoCards } from './in-page.ts';
import { lateFonts } from './late-fonts.ts';
import { KEYS, openWebKit, type WebKit } from './webkit.ts';

const test = base.extend<{ site: string }, { webkit: WebKit }>({
  webkit: [
    async ({}, use) => {
      const webkit = await openWebKit(findWebKit() ?? '');
      await use(webkit);
      await webkit.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ baseURL, webkit }, use) => {
    await webkit.resize(390);
    await use(String(baseURL));
  },
});

// They share one window.
test.describe.configure({ mode: 'default' });

for (const path of pages) {
  test(`${path} is as wide as the window`, nightlyUnless(kinds, path), async ({ webkit, site }) => {
    await webkit.goto(site + path);
    for (const width of [1280, 390, 360]) {
      await webkit.resize(width);
      expect(await webkit.evaluate(documentWidth), `at ${width} px`).toBe(width);
    }
  });
}

test('a carousel goes on from where a swipe has left it', async ({ webkit, site }) => {
  await webkit.goto(`${site}/`);
  await webkit.evaluate(() => document.querySelector('[data-carousel]')?.scrollIntoView({ behavior: 'instant' }));
  const first = expect.poll(() => webkit.evaluate(firstCard));
  await first.toBe(1);
  await webkit.press('[data-carousel] [data-step="1"]');
  await first.toBe(2);
  await webkit.waitFor(isCarouselAtRest);
  await webkit.evaluate(swipeTwoCards);
  await first.toBe(4);
  await webkit.press('[data-carousel] [data-step="1"]');
  await first.toBe(5);
  await webkit.waitFor(isCarouselAtRest);
});

test('a first visit with late fonts is laid out as the second one', async ({ webkit, site }) => {
  const server = await lateFonts(site, 500);
  try {
    for (const path of ['/', '/services']) {
      await webkit.goto(server.origin + path);
      await webkit.evaluate(() => sessionStorage.clear());
      await webkit.goto(server.origin + path);
      await webkit.waitFor(() => document.fonts.status === 'loaded');
      const first = await webkit.evaluate(heightsOfParts);
      await webkit.goto(server.origin + path);
      await webkit.waitFor(() => document.fonts.status === 'loaded');
      expect(await webkit.evaluate(heightsOfParts), path).toEqual(first);
    }
  } finally {
    server.close();
  }
});

test('the contact dialog opens, shows what is missing and gives the focus back', async ({ webkit, site }) => {
  await webkit.goto(`${site}/coming-soon`);
  await webkit.press('button', 'Menu');
  await webkit.press('header button', 'Contact');
  await webkit.waitFor(() => document.activeElement?.matches('dialog[open] h2'));
  await webkit.press('dialog button', 'Submit');
  await webkit.waitFor(() => document.querySelectorAll('dialog [aria-invalid=true]').length === 5);
  await webkit.waitFor(() => document.activeElement?.matches('dialog [name=name]'));
  await webkit.key(KEYS.escape);
  await webkit.waitFor(() => !document.querySelector('dialog[open]') && document.activeElement?.id === 'menu-button');
});

test('a message is sent, and the focus is on its receipt when the form is back', async ({ webkit, site }) => {
  await webkit.goto(`${site}/contact`);
  const form = '#contact-form';
  await webkit.type(`${form} [name=name]`, 'Marguerite Oyelaran');
  await webkit.type(`${form} [name=email]`, 'marguerite@oyelaran.example');
  await webkit.type(`${form} [name=company]`, 'Oyelaran Freight');
  await webkit.type(`${form} [name=message]`, 'Three of us retype delivery notes.');
  await webkit.press(`${form} [type=checkbox]`);
  await webkit.press(`${form} [type=submit]`);
  await webkit.waitFor(() => document.activeElement?.textContent === 'Thank You!');
  await webkit.waitFor(() => document.activeElement?.matches('.receipt'));
});

test('a call can be booked', async ({ webkit, site }) => {
  await webkit.goto(`${site}/contact`);
  await webkit.press('main button', 'Schedule');
  await webkit.waitFor(() => document.querySelector('dialog[open] [role=grid] button:not(:disabled)'));
  await webkit.press('dialog [role=grid] button:not(:disabled):not([aria-disabled=true])');
  await webkit.waitFor(() => document.querySelector('dialog[open] [name=timeSlot]:enabled'));
  await webkit.press('dialog label:has([name=timeSlot]:enabled)');
  await webkit.type('dialog [type=tel]', '5125550142');
  expect(await webkit.evaluate(() => (document.querySelector('dialog [type=tel]') as HTMLInputElement).value)).toBe(
    '+1 (512) 555-0142',
  );
  await webkit.press('dialog [type=submit]');
  await webkit.waitFor(() => document.activeElement?.textContent === 'Your call is booked');
});

/** Opens a tool by keyboard: the driver presses the middle of a button, which lies beyond the edge of a phone. */
async function open(webkit: WebKit, tool: 'chat' | 'calculator'): Promise<void> {
  await webkit.evaluate((name) => document.querySelector<HTMLElement>(`#tools [data-open=${name}]`)?.focus(), tool);
  await webkit.key(KEYS.enter);
}

test('the message of the chat grows with its text, and is answered', async ({ webkit, site }) => {
  await webkit.goto(`${site}/coming-soon`);
  await open(webkit, 'chat');
  const field = 'textarea[aria-label=Message]';
  await webkit.waitFor((field) => document.activeElement?.matches(field), field);
  const lines = (field: string) => {
    const { clientHeight, scrollHeight } = document.querySelector(field) as HTMLElement;
    return { clientHeight, scrollHeight };
  };
  const one = await webkit.evaluate(lines, field);
  await webkit.type(field, 'Every morning three of us retype the delivery notes of the night into two systems.');
  const more = await webkit.evaluate(lines, field);
  expect(more.clientHeight).toBeGreaterThan(one.clientHeight + 30);
  expect(more.scrollHeight).toBe(more.clientHeight);
  await webkit.key(KEYS.enter);
  await webkit.waitFor(() => (document.querySelector('[role=log]')?.children.length ?? 0) > 2);
  expect(await webkit.evaluate(lines, field)).toEqual(one);
});

test('amounts of the calculator have no needless decimals', async ({ webkit, site }) => {
  await webkit.goto(`${site}/coming-soon`);
  await open(webkit, 'calculator');
  await webkit.waitFor(() => document.querySelector('.window-calculator textarea'));
  await webkit.type('.window-calculator textarea', 'Freight brokers');
  await webkit.key(KEYS.enter);
  await webkit.waitFor(() => document.querySelector('.roi-result svg text'));
  const texts = await webkit.evaluate(() =>
    [...document.querySelectorAll('.roi-result svg text')].map((text) => text.textContent),
  );
  expect(texts.filter((text) => /\d/.test(text ?? '')).length).toBeGreaterThan(1);
  expect(texts.filter((text) => /\.0/.test(text ?? ''))).toEqual([]);
});

test('a list of posts is searched', async ({ webkit, site }) => {
  const [board] = boards;
  const [post] = board?.posts ?? [];
  await webkit.goto(site + (board?.path ?? ''));
  await webkit.type('#posts-query input', post?.title ?? '');
  await webkit.key(KEYS.enter);
  await webkit.waitFor(() => location.search.includes('search='));
  await webkit.waitFor(() => document.querySelector('[data-list]')?.childElementCount === 1);
  await webkit.waitFor(
    (title) => document.querySelector('[data-list]')?.textContent?.includes(title),
    post?.title ?? '',
  );
});

test('without a choice the questionnaire leads to the choices', async ({ webkit, site }) => {
  await webkit.goto(`${site}/start`);
  await webkit.press('#start button', 'Continue');
  await webkit.waitFor(() => document.activeElement?.matches('#start [type=radio]'));
  await webkit.press('#start fieldset:not([hidden]) label');
  await webkit.press('#start button', 'Continue');
  await webkit.waitFor(() => location.search === '?step=2');
});

test('a page after another has its styles and scripts', async ({ webkit, site }) => {
  await webkit.goto(`${site}/`);
  await webkit.evaluate(() => {
    const strays: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => strays.push(violatedDirective));
    Object.assign(window, { strays });
  });
  await webkit.press('button', 'Menu');
  expect(await webkit.evaluate(() => (window as unknown as { strays: string[] }).strays)).toEqual([]);
  await webkit.press('header a[href="/services"]');
  await webkit.waitFor(() => location.pathname === '/services' && document.readyState === 'complete');
  expect(await webkit.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
});

test('the title of a post wraps as it is typed, and what is pasted into its text is clean, and goes on after a link', async ({
  webkit,
  site,
}) => {
  await webkit.goto(`${site}/admin-login`);
  await webkit.evaluate(async (admin) => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/admin/login', { method: 'POST', headers, body: JSON.stringify(admin) });
  }, ADMIN);
  await webkit.goto(`${site}/admin-dashboard/post`);
  await webkit.waitFor(() => document.querySelector('textarea[name=content][aria-hidden=true]'));
  const height = () => (document.querySelector('textarea[name=title]') as HTMLElement).clientHeight;
  const empty = await webkit.evaluate(height);
  await webkit.type('textarea[name=title]', 'Somebody types the same invoice into two systems, every day');
  expect(await webkit.evaluate(height)).toBeGreaterThan(empty + 20);

  await webkit.press('button', 'Write');
  await webkit.waitFor(() => document.querySelector('.write-text'));
  await webkit.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h2 style="color:red">Tally</h2><p>One <b onclick="x()">stroke</b> each.</p>');
    const about = { bubbles: true, cancelable: true, composed: true, clipboardData };
    document.querySelector('.write-text')?.dispatchEvent(new ClipboardEvent('paste', about));
  });
  await webkit.waitFor(() => document.querySelector('.write-text h2')?.textContent === 'Tally');
  const content = () => document.querySelector<HTMLTextAreaElement>('textarea[name=content]')?.value;
  await expect.poll(() => webkit.evaluate(content)).toMatch(/^## Tally\s+One \*\*stroke\*\* each\.\s*$/);
  await webkit.type('.write-text', `${KEYS.enter}Ask our [services](/services)${KEYS.enter}And then.`);
  await expect.poll(() => webkit.evaluate(content)).toMatch(/\n\nAsk our \[services\]\(\/services\)\n\nAnd then\.\s*$/);
});
