import { contact } from '#src/content/messages.ts';
import { atNight, expect, holdScripts, test } from '../fixtures.ts';
import { calculatorWindow, chatWindow, contactDialog } from '../parts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const opened = {
  'open-ai-chat': chatWindow,
  'open-calculator': calculatorWindow,
  'open-contact': contactDialog,
};

test(
  'events and openCalculator() from before the scripts run open their windows, later events too',
  atNight,
  async ({ page }) => {
    await page.addInitScript((names) => {
      // Nothing is open from the page before.
      sessionStorage.clear();
      const target = location.search === '?window' ? window : document;
      const detail = { about: 'Invoices' };
      // The document has been read, and its scripts have not run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        if (location.search === '?function')
          return (window as unknown as { openCalculator: () => void }).openCalculator();
        for (const name of names) target.dispatchEvent(new CustomEvent(name, { detail }));
      });
    }, Object.keys(opened));
    for (const way of ['document', 'window', 'function']) {
      const letThrough = await holdScripts(page);
      await page.goto(`/coming-soon?${way}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState === 'interactive');
      letThrough();
      await expect(calculatorWindow(page)).toBeVisible();
      if (way === 'function') continue;
      for (const windowIn of Object.values(opened)) await expect(windowIn(page)).toBeVisible();
      await expect(contactDialog(page)).toContainText(contact.aboutSubject('Invoices').join(''));
    }
    await page.keyboard.press('Escape');
    for (const [name, windowIn] of Object.entries(opened)) {
      await expect(windowIn(page)).toBeHidden();
      await page.evaluate((event) => dispatchEvent(new Event(event)), name);
      await expect(windowIn(page)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  },
);
