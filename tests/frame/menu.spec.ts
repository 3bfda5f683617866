import { frame as frameWords } from '#src/content/messages.ts';
import { clientPortal, headerItems } from '#src/content/navigation.data.ts';
import { demoSignals } from '#src/domain/posts/demo.ts';
import { expect, expectAccessible, firefoxFirst, onDesk, onPhone, test } from '../fixtures.ts';
import { chatButton, chatWindow, contactDialog, menuItem } from '../parts.ts';

const group = headerItems.find((item) => 'children' in item)?.label ?? '';
/** A post of the board that every site has. */
const post = demoSignals.find(({ published, content }) => published && content)?.slug ?? '';

test.describe('on a phone', onPhone, () => {
  test('the open menu covers the page and an open chat; its links work, and it closes again', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible();
    const menu = page.getByRole('button', { name: frameWords.menu });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    // Clicks by position, as a finger does, because Playwright would scroll to the header first.
    const { x = 0, y = 0 } = (await menu.boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const covered = () =>
      page.evaluate(() => {
        const header = document.getElementById('header');
        const places = [0.05, 0.5, 0.95].flatMap((across) =>
          [0.02, 0.3, 0.6, 0.98].map((down) => [innerWidth * across, innerHeight * down] as const),
        );
        return places.every(([x, y]) => header?.contains(document.elementFromPoint(x, y)));
      });
    expect(await covered()).toBe(true);
    const ground = page.getByRole('navigation', { name: frameWords.mainNavigation });
    await expect(ground).toHaveCSS('background-color', /^(rgb|oklch)\((?!.*\/)/);
    // What it covers cannot be reached by screen readers or keyboard either.
    for (const behind of ['main', 'aside.tools']) {
      await expect(page.locator(behind)).toHaveJSProperty('inert', true);
    }
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBe(300);

    for (const href of ['/services', '/#process']) {
      await expect(menuItem(page, href)).toBeVisible();
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();

    await menu.click();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await menuItem(page, '/contact').click();
    await expect(contactDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});

test.describe('on a desktop', onDesk, () => {
  test('the header shrinks after 20 px and marks the section in view', async ({ page }) => {
    await page.goto('/contact');
    const link = menuItem(page, '/#process');
    await link.click();
    await expect(page).toHaveURL('/#process');
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
    await expect(link).toHaveAttribute('data-in-view');
    const top = () => page.locator('#process').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(async () => Math.round(await top())).toBe(80);

    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');

    // In a window of another height.
    await page.setViewportSize({ width: 1280, height: 1400 });
    /** Scrolls the section to this many px below the top, and waits for a frame. */
    const bringTo = (top: number) =>
      page.locator('#process').evaluate(async (section, px) => {
        scrollBy({ top: section.getBoundingClientRect().top - px, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      }, top);
    await bringTo(300);
    await expect(link).not.toHaveAttribute('data-in-view');
    await bringTo(99);
    await expect(link).toHaveAttribute('data-in-view');
  });

  test('Insights opens and closes; the current page is marked, in its list too', firefoxFirst, async ({ page }) => {
    const marked = page.getByRole('banner').locator('[aria-current]');
    const insights = page.getByRole('button', { name: group });
    const board = menuItem(page, '/signal-board');
    await page.goto('/services');
    await expect(marked).toHaveCount(1);
    await expect(menuItem(page, '/services')).toHaveAttribute('aria-current', 'page');
    await insights.click();
    await expect(insights).toHaveAttribute('aria-expanded', 'true');
    await expect(board).toBeVisible();
    // Directly below its opener and aligned with it.
    const [opener, list] = await Promise.all([
      insights.boundingBox(),
      page.locator(`#${group.toLowerCase()}`).boundingBox(),
    ]);
    expect(list?.x).toBe(opener?.x);
    expect((list?.y ?? 0) - (opener?.y ?? 0) - (opener?.height ?? 0)).toBeLessThanOrEqual(1);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(board).toBeHidden();
    if (clientPortal) {
      await expect(page.getByRole('link', { name: clientPortal.label })).toHaveAttribute('target', '_blank');
    }

    await page.goto(`/signal-board/${post}`);
    await expect(marked).toHaveCount(2);
    await insights.click();
    for (const item of [insights, board]) await expect(item).toHaveAttribute('aria-current', 'true');
  });
});
