import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Fails unless the page prints as a letter: controls are not printed, and the text is dark on white. */
export async function expectLetter(page: Page, part = 'main'): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: /^(Skip to|Back to|Visit|Contact Us)/ })).toHaveCount(
    0,
  );
  expect(await faint(page, part)).toEqual([]);
}

/** Texts that are not dark on white, and backgrounds that are not white. */
function faint(page: Page, part: string): Promise<string[]> {
  return page.evaluate((root) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('Nothing to draw on');
    /** Brightness on white paper: 0 is black, 255 white. */
    const brightness = (color: string) => {
      for (const fill of ['white', color]) {
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    };
    const sheets = [document.documentElement, document.body].filter(
      (element) => brightness(getComputedStyle(element).backgroundColor) < 255,
    );
    const texts = [...document.querySelectorAll(`${root}, ${root} *`)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], .sr-only') &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
        brightness(getComputedStyle(element).color) > 100,
    );
    return [...sheets, ...texts].map((element) => `${element.localName}: ${element.textContent}`);
  }, part);
}
