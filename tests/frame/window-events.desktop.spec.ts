import { windowOf } from '../calculator/calculator.ts';
import { expect, holdScripts, test } from '../fixtures.ts';
import { chatWindow, contactDialog } from '../parts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const opened = {
  'open-ai-chat': chatWindow,
  'open-calculator': windowOf,
  'open-contact': contactDialog,
};

test('events on document or window from before the scripts run open their windows', async ({ page }) => {
  await page.addInitScript((names) => {
    // Nothing is open from the page before.
    sessionStorage.clear();
    const target = location.search === '?window' ? window : document;
    const detail = { about: 'Invoices' };
    addEventListener('load', () => {
      for (const name of names) target.dispatchEvent(new CustomEvent(name, { detail }));
    });
  }, Object.keys(opened));
  for (const target of ['document', 'window']) {
    const letThrough = await holdScripts(page);
    await page.mainFrame().goto(`/coming-soon?${target}`);
    letThrough();
    for (const windowIn of Object.values(opened)) await expect(windowIn(page)).toBeVisible();
    await expect(contactDialog(page)).toContainText('About: Invoices');
  }
});

test('so does window.openCalculator(), and later each event on window too', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.addInitScript(() => {
    addEventListener('load', () => (window as unknown as { openCalculator: () => void }).openCalculator());
  });
  await page.mainFrame().goto('/coming-soon');
  letThrough();
  await expect(windowOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  for (const [name, windowIn] of Object.entries(opened)) {
    await expect(windowIn(page)).toBeHidden();
    await page.evaluate((event) => dispatchEvent(new Event(event)), name);
    await expect(windowIn(page)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
