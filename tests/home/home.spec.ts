import type { Page } from '@playwright/test';
import { contact, controls } from '#src/content/messages.ts';
import { offerings } from '#src/content/automations.ts';
import { hero, homeFaq, homeSections, teamSection, whatWeAutomate } from '#src/content/home.data.ts';
import { team } from '#src/content/team.data.ts';
import { atNight, expect, expectAccessible, firefoxFirst, inFirefox, onDesk, test } from '../fixtures.ts';
import { contactDialog, structuredData } from '../parts.ts';

const cards = (page: Page) => page.getByRole('region', { name: whatWeAutomate.title });
const people = (page: Page) => page.getByRole('region', { name: teamSection.title });
const scene = (page: Page) => page.locator('[data-hero-scene]');

/** Files of the moving scene. */
const SCENE = /\/scene[.-]/;

test(
  'initials replace a missing portrait; a card opens; structured data',
  { tag: [onDesk.tag, inFirefox.tag] },
  async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    const [{ id, name } = { id: '', name: '' }, other] = team;
    await page.route(`**/portraits/${id}.svg`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    // Screen readers still get the name.
    const portrait = people(page).getByRole('img', { name });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toHaveCSS('opacity', '0');
    await expect(people(page).getByText(name.replace(/[^A-Z]/g, ''), { exact: true })).toBeVisible();
    await expect(people(page).getByRole('img', { name: other?.name })).toHaveCSS('opacity', '1');

    for (const { answer } of homeFaq.filter(({ open }) => open)) await expect(page.getByText(answer)).toBeVisible();

    const [{ title = '' } = {}] = offerings;
    const card = cards(page).getByRole('listitem').filter({ hasText: title });
    const opener = card.getByRole('button', { name: whatWeAutomate.build });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: whatWeAutomate.browse }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog.getByRole('button', { name: whatWeAutomate.want }).click();
    await expect(dialog).toBeHidden();
    await expect(contactDialog(page)).toContainText(title);
    await contactDialog(page).getByRole('button', { name: contact.cancel }).click();

    const [agency, website, service, questions] = await structuredData(page);
    expect(agency['@type']).toEqual(['Organization', 'ProfessionalService']);
    expect(service).toMatchObject({ '@type': 'Service', provider: { '@id': agency['@id'] } });
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: { length: homeFaq.length },
    });
    const { target } = website.potentialAction;
    await page.goto(new URL(target.urlTemplate).pathname + '?search=invoice');
    await expect(page.getByRole('searchbox')).toHaveValue('invoice');
  },
);

test('the carousel of automations moves card by card and wraps', firefoxFirst, async ({ page, isMobile }) => {
  await page.goto('/');
  const inView = cards(page).getByRole('listitem').getByRole('heading');
  await cards(page).scrollIntoViewIfNeeded();
  await expect(inView).toHaveCount(isMobile ? 1 : 3);
  const first = await inView.first().textContent();
  await cards(page).getByRole('button', { name: controls.previous }).click();
  await expect(inView.first()).not.toHaveText(first ?? '');
  await cards(page).getByRole('button', { name: controls.next }).click();
  await expect(inView.first()).toHaveText(first ?? '');
});

test(
  'the carousel of people shows as many as fit',
  { tag: ['@desktop', '@demo-agency', firefoxFirst.tag] },
  async ({ page }) => {
    await page.goto('/');
    const portrait = (index: number) => page.getByRole('img', { name: team.at(index)?.name });
    await people(page).scrollIntoViewIfNeeded();
    await expect(portrait(0)).toBeInViewport();
    await people(page)
      .getByRole('button', { name: controls.goToSlide(team.length) })
      .click();
    await expect(portrait(-1)).toBeInViewport();
    await expect.poll(() => portrait(-1).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    for (const [width, shown] of [
      [1280, 4],
      [1100, 3],
      [800, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('#team li:not([inert])')).toHaveCount(shown);
      // On a phone people swipe.
      const next = people(page).getByRole('button', { name: controls.next });
      await expect(next).toBeVisible({ visible: width >= 768 });
    }
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the moving hero replaces the still picture once the page is idle', async ({ page }) => {
    await page.goto('/');
    await expect(scene(page).locator('canvas')).toBeAttached();
    await expect(scene(page)).toHaveAttribute('data-playing');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(scene(page)).not.toHaveAttribute('data-playing');
  });

  test('without its code the still picture stays; figures count up', onDesk, async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    const failed = page.waitForEvent('requestfailed', (request) => SCENE.test(request.url()));
    await page.route(SCENE, (route) => route.abort());
    await page.goto('/');
    await failed;
    await expect(scene(page).locator('> svg')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    // Until then nothing scrolls.
    await expect(page.locator('.splash')).toBeHidden();
    if (!homeSections.includes('impact')) return;
    const figure = page.locator('#impact [data-count-up]').first();
    const stated = Number(await figure.textContent());
    await figure.evaluate((element) => {
      const values: number[] = [];
      Object.assign(window, { values });
      new MutationObserver(() => values.push(Number(element.textContent))).observe(element, {
        childList: true,
      });
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const read = () => page.evaluate(() => (window as unknown as { values: number[] }).values);
    await expect.poll(async () => (await read()).at(-1)).toBe(stated);
    const shown = await read();
    expect(shown[0]).toBeLessThan(stated);
    expect(shown.at(-1)).toBe(stated);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  test(
    'on slow connections and under reduced motion, the picture is still',
    { tag: [onDesk.tag, inFirefox.tag, atNight.tag] },
    async ({ page }) => {
      let fetched = 0;
      page.on('request', (request) => (fetched += SCENE.test(request.url()) ? 1 : 0));
      for (const [connection, reducedMotion, scale] of [
        [{ saveData: true }, 'no-preference', '0.6'],
        [{ effectiveType: 'slow-2g' }, 'no-preference', '0.6'],
        [{}, 'reduce', ''],
      ] as const) {
        await page.emulateMedia({ reducedMotion });
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value, configurable: true });
        }, connection);
        await page.goto('/', { waitUntil: 'networkidle' });
        expect(fetched, JSON.stringify(connection)).toBe(0);
        await expect(scene(page).locator('> svg')).toBeVisible();
        expect(await scene(page).evaluate((root) => root.style.getPropertyValue('--media-scale'))).toBe(scale);
      }
    },
  );

  test('the sheet with the visitor’s job lands before its price slip stands there', async ({ page }) => {
    await page.goto('/');
    await expect(scene(page)).toHaveAttribute('data-playing');
    await page.getByLabel(hero.jobLabel).fill('Typing the Monday delivery notes');
    await page.evaluate(() => {
      document.querySelector('[data-hero-scene]')?.addEventListener('file-words', (event) => {
        setTimeout(() => Object.assign(window, { taken: event.defaultPrevented }));
      });
    });
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-slip-place] :focus')).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => (window as unknown as { taken: boolean }).taken)).toBe(true);

    // It runs on through the page, to the reply card.
    const stamped = page.locator('.story-stamped');
    await stamped.evaluate((sheet) => sheet.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(stamped).toHaveText('Typing the Monday delivery notes');
    await expect(stamped).toBeInViewport();
    await expect(stamped).toHaveCSS('transform', /^none$|^matrix\(1, 0, 0, 1, 0, 0\)$/);
  });
});
