/** Pages that the browser translates, and browsers whose input methods or time zones are not ours. */
import type { Page } from '@playwright/test';
import { expect, onDesk } from '../fixtures.ts';
import { analyze, open as openCalculator } from '../calculator/calculator.ts';
import { ask, log, open as openChat, textbox } from '../chat/chat.ts';
import { contactDialog, fillContact, menuItem } from '../parts.ts';
import { bookIn, chooseDay, open as openScheduler, slot, test } from '../scheduling/scheduler.ts';

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

test('on a translated page a call is booked', async ({ page, date }) => {
  const dialog = await openScheduler(page);
  await translate(page);
  await chooseDay(dialog, date);
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await slot(dialog, '11:00', date).check();
  await dialog.getByLabel('Phone').fill('(512) 555-0142');
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(failures(page)).toHaveCount(0);
});

test('on a translated page the chat answers, and the calculator analyzes', onDesk, async ({ page }) => {
  await openChat(page);
  await translate(page);
  await ask(page, 'What does a chatbot cost?');
  await expect(log(page).getByText('Astro is typing')).toHaveCount(0);
  await ask(page, 'And how long does it take?');
  await expect(textbox(page)).toHaveValue('');
  const calculator = await openCalculator(page);
  await translate(page);
  await analyze(page, 'freight forwarding');
  await expect(
    calculator
      .getByRole('heading')
      .filter({ hasText: /freight/i })
      .first(),
  ).toBeVisible();
  await calculator.getByRole('button', { name: 'Close calculator' }).click();
  await expect(calculator).toBeHidden();
  await expect(failures(page)).toHaveCount(0);
});

test('on a translated page a message is corrected and sent', onDesk, async ({ page }) => {
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

  test('books a call', onDesk, async ({ page, date }) => {
    await bookIn(await openScheduler(page), date, '10:00');
    await expect(failures(page)).toHaveCount(0);
  });
});

test(
  'an Enter that ends a composition sends nothing, also where it comes after the composition',
  onDesk,
  async ({ page }) => {
    await openChat(page);
    await textbox(page).fill('こんにちは');
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      const isPrevented = await textbox(page).evaluate(
        (field, keys) =>
          !field.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...keys }),
          ),
        init,
      );
      expect(isPrevented).toBe(false);
    }
    await expect(textbox(page)).toHaveValue('こんにちは');
    await page.keyboard.press('Enter');
    await expect(textbox(page)).toHaveValue('');
  },
);
