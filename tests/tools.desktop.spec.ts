import type { Locator, Page } from '@playwright/test';
import { catalogue } from '#src/content/services-pages.data.ts';
import { expect, test } from './fixtures.ts';
import { calculatorButton, chatButton, chatWindow } from './parts.ts';

// As most people visit: with motion allowed.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const LEGAL = ['/privacy-policy', '/terms-of-service'];

/** Visible width of the button in px. */
const shown = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round(Math.min(right, innerWidth) - Math.min(left, innerWidth));
  });

async function open(page: Page, path: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.locator('.splash')).toBeHidden();
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

test('they slide out after 200 px and come back when the page is scrolled up', async ({ page }) => {
  for (const size of [PHONE, DESK]) {
    await open(page, '/privacy-policy', size);
    const whole = await shown(chatButton(page));
    await scrollTo(page, 190);
    await expect.poll(() => shown(chatButton(page))).toBe(whole);
    await scrollTo(page, 700);
    for (const button of [chatButton(page), calculatorButton(page)]) {
      await expect.poll(() => shown(button)).toBeLessThanOrEqual(28);
      expect(await shown(button)).toBeGreaterThanOrEqual(24);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await scrollTo(page, 600);
    await expect.poll(() => shown(chatButton(page))).toBe(whole);
  }
});

test('they slide back in for the pointer and the focus, and open their windows', async ({
  page,
}) => {
  await open(page, '/privacy-policy', DESK);
  const whole = await shown(chatButton(page));
  await scrollTo(page, 700);
  await expect.poll(() => shown(chatButton(page))).toBeLessThanOrEqual(28);
  // On the visible part of it.
  await chatButton(page).hover({ position: { x: 10, y: 20 } });
  await expect.poll(() => shown(chatButton(page))).toBe(whole);
  await page.mouse.move(400, 400);
  await expect.poll(() => shown(chatButton(page))).toBeLessThanOrEqual(28);
  await calculatorButton(page).focus();
  await expect.poll(() => shown(calculatorButton(page))).toBe(whole);
  await calculatorButton(page).blur();
  await expect.poll(() => shown(chatButton(page))).toBeLessThanOrEqual(28);
  await chatButton(page).click({ position: { x: 10, y: 20 } });
  await expect(chatWindow(page)).toBeVisible();
});

test('nothing shifts as they come and go', async ({ page }) => {
  await open(page, '/privacy-policy', DESK);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const whole = await shown(chatButton(page));
  await scrollTo(page, 700);
  await expect.poll(() => shown(chatButton(page))).toBeLessThanOrEqual(28);
  await scrollTo(page, 600);
  await expect.poll(() => shown(chatButton(page))).toBe(whole);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

const needed: [path: string, size: typeof DESK, what: string, find: (page: Page) => Locator][] = [
  [
    '/contact',
    PHONE,
    'the consent link',
    (page) => page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }),
  ],
  ['/services-old', DESK, 'the totals of a bundle', (page) => page.locator('[data-total]')],
  [
    '/services',
    PHONE,
    'the quotes',
    (page) => page.getByRole('button', { name: catalogue.quoteButton }),
  ],
  [
    '/services',
    DESK,
    'the quotes',
    (page) => page.getByRole('button', { name: catalogue.quoteButton }),
  ],
  ...LEGAL.flatMap((path): typeof needed => [
    [
      path,
      { width: 1280, height: 720 },
      'the contents',
      (page) => page.getByRole('navigation', { name: 'Contents' }).getByRole('link'),
    ],
    [
      path,
      PHONE,
      'the contents',
      (page) => page.getByRole('navigation', { name: 'Contents' }).getByRole('link'),
    ],
  ]),
];

for (const [path, size, what, find] of needed) {
  test(`${path} at ${size.width} px: ${what} can be read right beside them`, async ({ page }) => {
    await open(page, path, size);
    const level = await chatButton(page).evaluate(
      (button) => button.getBoundingClientRect().top + 8,
    );
    // From there on they are slid out, and content reaches their level from below.
    await scrollTo(page, 201);
    for (const element of await find(page).all()) {
      await element.evaluate((part, y) => {
        const { top, height } = part.getBoundingClientRect();
        const there = Math.max(201, scrollY + top + height / 2 - y);
        window.scrollTo({ top: there, behavior: 'instant' });
        // A long table of contents is fixed and scrolls inside itself.
        const list = part.closest('nav');
        const below = (box?: Element | null) => box?.getBoundingClientRect().bottom ?? 0;
        if (list) list.scrollTop += Math.max(0, below(part) - below(list));
      }, level);
      await expect.poll(() => isRead(element), await element.innerText()).toBe(true);
    }
  });
}

test('on a phone, the place where the sheets of the opening scene land is free', async ({
  page,
}) => {
  await open(page, '/', { width: 390, height: 844 });
  for (const button of [chatButton(page), calculatorButton(page)]) {
    expect(await shown(button)).toBe(24);
  }
});

test('they move away from a focused field', async ({ page }) => {
  await open(page, '/contact', PHONE);
  const whole = await shown(chatButton(page));
  await page.getByRole('textbox', { name: 'Message' }).click();
  await expect.poll(() => shown(chatButton(page))).toBe(0);
  await expect.poll(() => shown(calculatorButton(page))).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => shown(chatButton(page))).toBeGreaterThan(0);
  // The chat's own field does not count: their buttons close the windows they opened.
  await chatButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Message' }).last()).toBeFocused();
  expect(await shown(chatButton(page))).toBe(whole);
});

test('they move away from a total or a button beneath them, also while scrolling up', async ({
  page,
}) => {
  await open(page, '/services-old', DESK);
  const whole = await shown(chatButton(page));
  const level = await chatButton(page).evaluate((button) => button.getBoundingClientRect().top + 8);
  const bundle = page.locator('#bundle');
  for (const what of [page.locator('[data-total=once]'), bundle.getByRole('button').last()]) {
    const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
    const there = (await page.evaluate(() => scrollY)) + y + height / 2 - level;
    await scrollTo(page, there + 400);
    await scrollTo(page, there);
    await expect.poll(() => shown(chatButton(page))).toBeLessThanOrEqual(28);
    expect(await onTop(what)).toBe(true);
  }
  await scrollTo(page, 0);
  await expect.poll(() => shown(chatButton(page))).toBe(whole);
});

test('in a low window, as at 200 % zoom, they are at the end of the page', async ({ page }) => {
  await open(page, '/contact', { width: 640, height: 400 });
  await expect(chatButton(page)).not.toBeInViewport();
  await page.getByRole('textbox', { name: 'Email' }).scrollIntoViewIfNeeded();
  await expect(chatButton(page)).not.toBeInViewport();
  await scrollTo(page, 1e6);
  await expect(chatButton(page)).toBeInViewport({ ratio: 1 });
  const footer = await page.getByRole('contentinfo').boundingBox();
  const { y = 0 } = (await chatButton(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0));
});

for (const path of ['/contact', '/services', '/services-old', ...LEGAL]) {
  for (const size of [PHONE, DESK]) {
    test(`${path} at ${size.width} px: nothing covers what can be pressed or filled in`, async ({
      page,
    }) => {
      await open(page, path, size);
      expect(await covered(page)).toEqual([]);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('they are at the end of the page, where they cover nothing', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/contact');
    await expect(chatButton(page)).not.toBeInViewport();
    await expect(chatButton(page)).toBeVisible();
  });
});

/** Whether nothing covers its text, from the first letter to the last. */
function isRead(element: Locator): Promise<boolean> {
  return element.evaluate((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    return [...words.getClientRects()].every(({ left, right, top, height }) =>
      [left + 1, (left + right) / 2, right - 1].every((x) =>
        part.contains(document.elementFromPoint(x, top + height / 2)),
      ),
    );
  });
}

/** Whether it is the topmost element at its center. */
function onTop(element: Locator): Promise<boolean> {
  return element.evaluate((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return part.contains(found);
  });
}

/** Buttons, links and fields that are covered at their center after scrolling to them. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      ':is(main, body > footer) :is(a[href], button, input, select, textarea, summary)',
    );
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true]')) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // A link that breaks over lines counts at its first line.
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const label = (element as HTMLInputElement).labels?.[0];
      if (top && (element.contains(top) || label?.contains(top))) continue;
      found.push(`${element.localName} “${element.textContent?.trim()}” under ${top?.className}`);
    }
    return found;
  });
}
