import { chat as chatWords } from '#src/content/messages.ts';
import { salesAside } from '#src/content/contact.data.ts';
import { closingCall } from '#src/content/home.data.ts';
import { expect, firefoxFirst, inFirefox, onDesk, test } from '../fixtures.ts';
import { open, textbox } from './chat.ts';
import { chatButton, chatWindow } from '../parts.ts';

test(
  'the floating button toggles it; it is modal only on a small phone, where it covers the page',
  inFirefox,
  async ({ page, isMobile }) => {
    const chat = await open(page);
    const ways = [
      () => chat.getByRole('button', { name: chatWords.close }).click(),
      () => page.keyboard.press('Escape'),
      () => chatButton(page).click(),
    ];
    for (const close of ways) {
      await expect(textbox(page)).toBeFocused();
      await close();
      await expect(chat).toBeHidden();
      await expect(chatButton(page)).toBeFocused();
      await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false');
      await chatButton(page).click();
      await expect(chat).toBeVisible();
    }

    if (isMobile) {
      // A phone's keyboard: neither the page nor any CSS unit reflects it, only the visual viewport does.
      await page.evaluate(() => {
        const view = window.visualViewport;
        Object.defineProperty(view, 'height', { value: 480, configurable: true });
        view?.dispatchEvent(new Event('resize'));
      });
      await expect(chat).toHaveRole('dialog');
      expect(await chat.boundingBox()).toMatchObject({ x: 0, y: 0, height: 480 });
      await expect(textbox(page)).toBeFocused();
      await page.evaluate(() => {
        const view = window.visualViewport;
        Reflect.deleteProperty(view ?? {}, 'height');
        view?.dispatchEvent(new Event('resize'));
      });
      await expect(chat).toHaveRole('region');
      expect(await chat.boundingBox()).toMatchObject({ width: 370, height: 550 });
      await page.setViewportSize({ width: 360, height: 740 });
    }
    await expect(chat).toHaveRole(isMobile ? 'dialog' : 'region');
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
    const within = await chat.evaluate((box) => box.contains(document.activeElement));
    expect(within).toBe(isMobile);
    const main = page.locator('main');
    expect(await main.evaluate((element) => (element as HTMLElement).inert)).toBe(isMobile);
    const scrolls = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(scrolls).toBe(isMobile ? 'hidden' : 'visible');
  },
);

test(
  'the closing section, by its event, and the contact page open it, in the right size',
  { tag: [onDesk.tag, firefoxFirst.tag] },
  async ({ page }) => {
    await page.goto('/');
    const closing = page.getByRole('main').getByRole('button', { name: closingCall.chatButton });
    await page.evaluate(() => {
      document.addEventListener('open-ai-chat', () => (document.body.dataset.asked = ''));
    });
    await closing.click();
    await expect(page.locator('body')).toHaveAttribute('data-asked');
    await expect(textbox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(closing).toBeFocused();
    await page.goto('/contact');
    await page.getByRole('button', { name: salesAside.chatButton }).click();
    const chat = chatWindow(page);
    await expect(textbox(page)).toBeFocused();

    // Phones, a tablet, a desktop with little height.
    for (const [width, height, wide] of [
      [375, 667, 370],
      [390, 844, 370],
      [767, 1024, 370],
      [768, 1024, 420],
      [1280, 560, 420],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await chat.boundingBox();
      expect(box).toMatchObject({ width: wide, height: 550 });
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + wide).toBeLessThanOrEqual(width);
    }
    // Where it does not fit, it fills the window: a small phone; 200 % zoom on a small screen.
    for (const [width, height] of [
      [360, 740],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(chat).toHaveRole('dialog');
      expect(await chat.boundingBox()).toEqual({ x: 0, y: 0, width, height });
      await expect(textbox(page)).toBeInViewport();
    }
  },
);
