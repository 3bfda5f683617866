import type { Locator, Page } from '@playwright/test';
import { chat, contact } from '#src/content/messages.ts';
import { nightlyUnless } from './every-page/routes.ts';
import { expect, firefoxFirst, test, watchShifts } from './fixtures.ts';
import { calculatorButton, chatButton, chatWindow } from './parts.ts';

// As most people visit: with motion allowed.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

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

test('they stay tucked from the first paint on, wherever the page is scrolled, and come out on request', async ({
  page,
}) => {
  for (const [size, margin] of [
    [{ width: 320, height: 640 }, 20],
    [PHONE, 20],
    [DESK, 28],
    [{ width: 1920, height: 1080 }, 28],
  ] as const) {
    await open(page, '/privacy-policy', size);
    for (const top of [0, 700, 600, 0]) {
      await scrollTo(page, top);
      for (const button of [chatButton(page), calculatorButton(page)]) expect(await shown(button)).toBe(margin);
    }
  }
  await open(page, '/privacy-policy', DESK);
  const shifted = await watchShifts(page);
  const expectWhole = () => expect.poll(() => shown(chatButton(page))).toBeGreaterThan(100);
  const expectSlim = () => expect.poll(() => shown(chatButton(page))).toBe(28);
  for (const button of [chatButton(page), calculatorButton(page)]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  // On the visible part of it.
  await chatButton(page).hover({ position: { x: 10, y: 20 } });
  await expectWhole();
  await page.mouse.move(400, 400);
  await expectSlim();
  await calculatorButton(page).focus();
  await expectWhole();
  await calculatorButton(page).blur();
  await expectSlim();
  expect(await shifted()).toBe(0);
  await chatButton(page).click({ position: { x: 10, y: 20 } });
  await expect(chatWindow(page)).toBeVisible();
  // Below their window they are whole: they close it.
  await expectWhole();
});

for (const path of ['/contact', '/services', '/services-old', '/privacy-policy']) {
  for (const size of [PHONE, DESK]) {
    const name = `${path} at ${size.width} px: they cover nothing that is pressed, filled in or read`;
    const byDay = ['/contact 360', '/services-old 1280'];
    test(name, nightlyUnless(byDay, `${path} ${size.width}`), async ({ page }) => {
      // So that they are where they belong right after each scroll.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path, size);
      expect(await covered(page)).toEqual([]);
    });
  }
}

test('in a low window they are at the end; on a phone, a focused field is free', firefoxFirst, async ({ page }) => {
  // As at 200 % zoom.
  await open(page, '/contact', { width: 640, height: 400 });
  await expect(chatButton(page)).not.toBeInViewport();
  await page.getByRole('textbox', { name: contact.emailLabel }).scrollIntoViewIfNeeded();
  await expect(chatButton(page)).not.toBeInViewport();
  await scrollTo(page, 1e6);
  await expect(chatButton(page)).toBeInViewport({ ratio: 1 });
  const footer = await page.getByRole('contentinfo').boundingBox();
  const { y = 0 } = (await chatButton(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0));

  await open(page, '/contact', PHONE);
  await page.getByRole('textbox', { name: contact.messageLabel }).click();
  await expect.poll(() => shown(chatButton(page))).toBe(0);
  await expect.poll(() => shown(calculatorButton(page))).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => shown(chatButton(page))).toBeGreaterThan(0);
  // The chat's own field does not count: their buttons close the windows they opened.
  await chatButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: chat.message }).last()).toBeFocused();
  await expect.poll(() => shown(chatButton(page))).toBe(48);
});

/** Buttons, links, fields and totals of which something covers a part when they are beside the floating buttons. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const tools = document.querySelector('#tools > :last-child')?.getBoundingClientRect();
    const level = (tools?.top ?? 0) + 8;
    const found: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      ':is(main, body > footer) :is(a[href], button, input, select, textarea, summary, [data-total], [data-figure])',
    );
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true]')) continue;
      // Within a list that scrolls by itself.
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { top, height } = element.getBoundingClientRect();
      const there = scrollY + top + height / 2 - level;
      window.scrollTo({ top: there, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // A link that breaks over lines counts at its first line.
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      const label = (element as HTMLInputElement).labels?.[0];
      const free = [box.left + 5, box.x + box.width / 2, box.right - 5].every((x) => {
        const front = document.elementFromPoint(x, box.y + box.height / 2);
        return front && (element.contains(front) || label?.contains(front));
      });
      if (!free) found.push(`${element.localName} “${element.textContent?.trim()}”`);
    }
    return found;
  });
}
