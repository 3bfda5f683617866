import { expect, expectAccessible, test } from '../fixtures.ts';
import { open, textbox, windowOf } from './calculator.ts';
import { calculatorButton, chatWindow, menuItem } from '../parts.ts';

test('every opener opens it: hashes, event, the page’s function, the menu', async ({
  page,
  isMobile,
}) => {
  await page.goto('/coming-soon#calculator');
  await expect(textbox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(windowOf(page)).toBeHidden();
  await expect(page).toHaveURL('/coming-soon');
  await expect(calculatorButton(page)).toBeFocused();
  await page.evaluate(() => (location.hash = 'industry-calculator'));
  await expect(windowOf(page)).toBeVisible();
  for (const open of [
    () => document.dispatchEvent(new Event('open-calculator')),
    () => (window as unknown as { openCalculator: () => void }).openCalculator(),
  ]) {
    await windowOf(page).getByRole('button', { name: 'Close calculator' }).click();
    await expect(windowOf(page)).toBeHidden();
    await page.evaluate(open);
    await expect(windowOf(page)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  const banner = page.getByRole('banner');
  if (isMobile) await banner.getByRole('button', { name: 'Menu' }).click();
  await menuItem(page, '/#calculator').click();
  await expect(windowOf(page)).toBeVisible();
});

test('it has the right size', async ({ page, isMobile }) => {
  const calculator = await open(page);
  const size = { width: isMobile ? 370 : 450, height: 550 };
  expect(await calculator.boundingBox()).toMatchObject(size);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(calculator).toHaveRole('dialog');
  expect(await calculator.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
});

test('two windows are side by side, or one closes the other', async ({ page, isMobile }) => {
  await open(page);
  const chat = chatWindow(page);
  await page.evaluate(() => document.dispatchEvent(new Event('open-ai-chat')));
  await expect(chat).toBeVisible();
  if (isMobile) return expect(windowOf(page)).toBeHidden();
  const [left, right] = [await windowOf(page).boundingBox(), await chat.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(left?.x).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('the floating buttons cover nothing at the end of a page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = await page.getByRole('link', { name: 'Admin' }).boundingBox();
  const end = { x: (last?.x ?? 0) + (last?.width ?? 0), y: (last?.y ?? 0) + (last?.height ?? 0) };
  const tool = await calculatorButton(page).boundingBox();
  expect(end.y <= (tool?.y ?? 0) || end.x <= (tool?.x ?? 0)).toBe(true);
});
