/** Browsers whose input methods or time zones are not ours. */
import { expect } from '../fixtures.ts';
import { open as openChat, textbox } from '../chat/chat.ts';
import { failureNotice } from '../parts.ts';
import { bookIn, open as openScheduler, test } from '../scheduling/scheduler.ts';

test.describe('a browser that does not know its time zone', () => {
  test.use({ timezoneId: 'Etc/Unknown' });

  test('books a call', async ({ page, date }) => {
    await bookIn(await openScheduler(page), date, '10:00');
    await expect(failureNotice(page)).toHaveCount(0);
  });
});

test('an Enter that ends a composition sends nothing, also where it comes after the composition', async ({ page }) => {
  await openChat(page);
  await textbox(page).fill('こんにちは');
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    const isPrevented = await textbox(page).evaluate(
      (field, keys) =>
        !field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...keys })),
      init,
    );
    expect(isPrevented).toBe(false);
  }
  await expect(textbox(page)).toHaveValue('こんにちは');
  await page.keyboard.press('Enter');
  await expect(textbox(page)).toHaveValue('');
});
