import { frame as frameWords, pages } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { expect, firefoxFirst, holdScripts, test } from '../fixtures.ts';
import { calculatorButton, calculatorWindow, contactDialog, expectLink, menuItem } from '../parts.ts';

test.describe('when the code of the calculator does not load', () => {
  test.use({ allowedErrors: [/ERR_FAILED/], contextOptions: { reducedMotion: 'no-preference' } });

  test('the menu says where else it opens; its own button shows an error', async ({ page }) => {
    await page.goto('/coming-soon');
    const frame = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
    await page.route('**/_astro/*.js', (route) =>
      frame.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    const messages: string[] = [];
    page.on('dialog', (alert) => {
      messages.push(alert.message());
      void alert.accept();
    });
    const toast = page.getByRole('alert');
    await menuItem(page, '/#calculator').click();
    await expect.poll(() => messages).toEqual([frameWords.calculatorButtonInstead]);
    await expect(toast).toHaveCount(0);

    await calculatorButton(page).click();
    await expect(toast).toContainText(frameWords.loadFailed);
    expect(messages).toHaveLength(1);
    await menuItem(page, '/contact').click();
    await expect(toast).toHaveText(`${frameWords.loadFailed}${frameWords.loadFailedAdvice}`);

    await page.unroute('**/_astro/*.js');
    await calculatorButton(page).click();
    await expect(calculatorWindow(page)).toBeVisible();
    await expect(toast).toHaveCount(0);
  });
});

test(
  'an unknown address is a real 404, and nobody can ask for a failure; Coming Soon is indexed',
  firefoxFirst,
  async ({ page, allowErrors }) => {
    allowErrors(/404/);
    const response = await page.goto('/nowhere-at-all');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`${pages.notFound} | ${site.productName}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(pages.notFound);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectLink(page, pages.backToHome, '/');
    await expectLink(page, pages.viewProjects, '/projects');
    for (const path of ['/500', '/500/', '/500.html', '/_image', '/_image?href=/icon.svg']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }

    await page.goto('/coming-soon');
    await expectLink(page, pages.backToHome, '/');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    // Nothing links to it.
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/coming-soon');
  },
);

test('a first visit has a splash and is logged; the theme follows the system until one is chosen', async ({ page }) => {
  const isFirst = () => page.evaluate(() => document.documentElement.hasAttribute('data-first-load'));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const splash = page.locator('.splash');
  const logged = page.waitForRequest('**/api/views');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const { animationDelay: delay, animationDuration: duration } = getComputedStyle(
        document.querySelector('.splash') as Element,
      );
      Object.assign(window, {
        arrival: { isFirst: document.documentElement.hasAttribute('data-first-load'), delay, duration },
      });
    }),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await page.goto('/coming-soon?utm_source=letter');
  // It lifts after 800 ms.
  expect(await page.evaluate(() => (window as never as { arrival: object }).arrival)).toEqual({
    isFirst: true,
    delay: '0.64s',
    duration: '0.16s',
  });
  await expect(splash).toBeHidden();
  await expect.poll(isFirst).toBe(false);
  // By its path, and nothing else.
  const view = await logged;
  expect(view.postDataJSON()).toEqual({ path: '/coming-soon' });
  expect((await view.response())?.status()).toBe(204);
  expect(await page.context().cookies()).toEqual([]);

  const light = await ground();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
  await page.getByRole('radio', { name: frameWords.lightTheme }).check({ force: true });
  expect(await ground()).toBe(light);
  await page.reload();
  expect(await isFirst()).toBe(false);
  expect(await ground()).toBe(light);
  await expect(page.getByRole('radio', { name: frameWords.lightTheme })).toBeChecked();

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(splash).toBeHidden();
});

test(
  'a button pressed early opens its dialog, or leads on without scripts',
  firefoxFirst,
  async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    const press = async () => {
      // The page is not loaded before its scripts are.
      await page.goto('/coming-soon', { waitUntil: 'commit' });
      await menuItem(page, '/contact').click();
    };
    const letThrough = await holdScripts(page);
    await press();
    letThrough();
    await expect(contactDialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/coming-soon');

    await page.route('**/_astro/*.js', (route) => route.abort());
    await press();
    await expect(page).toHaveURL(/\/contact/);
  },
);
