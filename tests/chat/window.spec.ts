import { expect, test } from '../fixtures.ts';
import { floating, open, textbox, windowOf } from './chat.ts';

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the floating button leads to the contact page', async ({ page }) => {
    await page.goto('/');
    await floating(page).click();
    await expect(page).toHaveURL(/\/contact/);
  });
});
