import { calculator as calculatorWords, chat as chatWords, frame } from '#src/content/messages.ts';
import { expect, expectAccessible, inFirefox, test } from '../fixtures.ts';
import { textbox } from './calculator.ts';
import { calculatorButton, calculatorWindow, chatWindow, menuItem } from '../parts.ts';

// window-events.desktop.spec.ts shows that the event and the page's function do.
test(
  'hashes and the menu open it, in the right size; the chat is beside it, or closes it',
  inFirefox,
  async ({ page, isMobile }) => {
    await page.goto('/coming-soon#calculator');
    await expect(textbox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(calculatorWindow(page)).toBeHidden();
    await expect(page).toHaveURL('/coming-soon');
    await expect(calculatorButton(page)).toBeFocused();
    await page.evaluate(() => (location.hash = 'industry-calculator'));
    await expect(calculatorWindow(page)).toBeVisible();
    await calculatorWindow(page).getByRole('button', { name: calculatorWords.close }).click();
    await expect(calculatorWindow(page)).toBeHidden();
    const banner = page.getByRole('banner');
    if (isMobile) await banner.getByRole('button', { name: frame.menu }).click();
    await menuItem(page, '/#calculator').click();
    const calculator = calculatorWindow(page);
    await expect(calculator).toBeVisible();

    const size = { width: isMobile ? 370 : 450, height: 550 };
    expect(await calculator.boundingBox()).toMatchObject(size);
    const chat = chatWindow(page);
    await page.evaluate(() => document.dispatchEvent(new Event('open-ai-chat')));
    await expect(chat).toBeVisible();
    if (isMobile) return expect(calculator).toBeHidden();
    const [left, right] = [await calculator.boundingBox(), await chat.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    expect(left?.x).toBeGreaterThan(0);
    await expectAccessible(page);

    await chat.getByRole('button', { name: chatWords.close }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(calculator).toHaveRole('dialog');
    expect(await calculator.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  },
);
