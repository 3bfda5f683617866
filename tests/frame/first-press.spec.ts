import type { Page } from '@playwright/test';
import { whatWeAutomate } from '#src/content/home.data.ts';
import { expect, onDesk, onPhone, test, inFirefox } from '../fixtures.ts';

// The first page of a visit, as most people have it: with an empty browser profile, motion and the splash.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const cards = (page: Page) => page.locator('#what-we-automate').getByRole('article');
const dialog = (page: Page) => page.locator('#offering-dialog');
const build = { name: whatWeAutomate.build };

/** Scrolls the cards into view, and waits until the carousel responds to the pointer and the splash has lifted. */
async function toCards(page: Page): Promise<void> {
  await page.locator('#what-we-automate').scrollIntoViewIfNeeded();
  await expect(page.locator('#what-we-automate [data-place]')).not.toBeEmpty();
  await expect(page.locator('.splash')).toBeHidden();
}

/** Records every frame in which a part of the page that is in the window is held back. */
async function watchHeldBack(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const watch = Object.assign(window, { heldBack: new Set<string>() });
    const look = () => {
      for (const element of document.querySelectorAll<HTMLElement>('main > *, .track > *, body > footer, dialog')) {
        const { contentVisibility } = getComputedStyle(element);
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        if (contentVisibility === 'hidden' && inWindow) watch.heldBack.add(`${element.localName}#${element.id}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as never as { heldBack: Set<string> }).heldBack]);
}

test(
  'a mouse press on a card hides nothing, and each card opens its dialog with the focus',
  { tag: [onDesk.tag, inFirefox.tag] },
  async ({ page }) => {
    await page.goto('/');
    await toCards(page);
    const heldBack = await watchHeldBack(page);
    for (const index of [0, 1]) {
      const card = cards(page).nth(index);
      const title = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('paragraph').last().click();
      await page.locator('article', { hasText: title }).getByRole('button', build).click();
      await expect(dialog(page)).toContainText(title);
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    expect(await heldBack()).toEqual([]);
  },
);

test('a dialog opens with the focus on /services', { tag: [onDesk.tag, inFirefox.tag] }, async ({ page }) => {
  await page.goto('/services');
  await page.locator('#ideas [data-offering]').first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
});

test('after a touch the cards stay in view', onPhone, async ({ page }) => {
  await page.goto('/');
  await toCards(page);
  const heldBack = await watchHeldBack(page);
  const card = cards(page).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('paragraph').last().tap();
  await page.locator('article', { hasText: title }).getByRole('button', build).tap();
  await expect(dialog(page)).toContainText(title);
  expect(await heldBack()).toEqual([]);
});

test('the splash takes every press, and the first load ends with it', onDesk, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.splash')).toHaveCSS('pointer-events', 'auto');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-load');
});
