import { expect, holdScripts, test } from './fixtures.ts';
import { windowOf } from './calculator/calculator.ts';
import { chatWindow, contactDialog } from './parts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const opened = {
  'open-ai-chat': chatWindow,
  'open-calculator': windowOf,
  'open-contact': contactDialog,
};

test.describe('as soon as a page has loaded, before its scripts run', { tag: '@desktop' }, () => {
  for (const [name, dialogOf] of Object.entries(opened)) {
    for (const target of ['document', 'window'] as const) {
      test(`${name} works on ${target}`, async ({ page }) => {
        const letThrough = await holdScripts(page);
        await page.addInitScript(
          ({ name, target }) => {
            const detail = { about: 'Invoices' };
            addEventListener('load', () =>
              window[target].dispatchEvent(new CustomEvent(name, { detail })),
            );
          },
          { name, target },
        );
        await page.mainFrame().goto('/');
        letThrough();
        await expect(dialogOf(page)).toBeVisible();
        if (name === 'open-contact') await expect(dialogOf(page)).toContainText('About: Invoices');
      });
    }
  }

  test('window.openCalculator() works', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.addInitScript(() => {
      addEventListener('load', () => (window as unknown as Opening).openCalculator());
    });
    await page.mainFrame().goto('/');
    letThrough();
    await expect(windowOf(page)).toBeVisible();
  });

  test('two events in a row both open their windows', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.addInitScript(() => {
      addEventListener('load', () => {
        for (const name of ['open-calculator', 'open-ai-chat']) dispatchEvent(new Event(name));
      });
    });
    await page.mainFrame().goto('/');
    letThrough();
    await expect(opened['open-ai-chat'](page)).toBeVisible();
    await expect(windowOf(page)).toBeVisible();
  });
});

test('later, each event works on window as on document', { tag: '@desktop' }, async ({ page }) => {
  for (const [name, dialogOf] of Object.entries(opened)) {
    await page.goto('/coming-soon');
    await page.evaluate((name) => dispatchEvent(new Event(name)), name);
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

interface Opening {
  openCalculator: () => void;
}
