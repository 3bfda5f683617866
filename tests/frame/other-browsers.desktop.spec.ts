/** A page that the browser translates, and browsers whose input methods or time zones are not ours. */
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { open as openChat, textbox } from '../chat/chat.ts';
import { contactDialog, fillContact, menuItem } from '../parts.ts';
import { bookIn, open as openScheduler, test } from '../scheduling/scheduler.ts';

/** As translators of browsers do: an element in an element around every text, also around each that comes later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || /^(font|script|style|textarea|option|title)$/i.test(parent.localName)) continue;
        if (!text.data.trim()) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        // The text is a new one: the one that React knows is gone.
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) wrap(node.nodeType === Node.TEXT_NODE ? target : node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const failures = (page: Page) => page.getByText('Something went wrong here.');

test('on a translated page a message is corrected and sent', async ({ page }) => {
  await page.goto('/coming-soon');
  await menuItem(page, '/contact').click();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  await translate(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByLabel('Full Name')).toBeHidden();
  await expect(failures(page)).toHaveCount(0);
});

test.describe('a browser that does not know its time zone', () => {
  test.use({ timezoneId: 'Etc/Unknown' });

  test('books a call', async ({ page, date }) => {
    await bookIn(await openScheduler(page), date, '10:00');
    await expect(failures(page)).toHaveCount(0);
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
