import type { Page } from '@playwright/test';
import { offerings } from '#src/content/automations.ts';
import { closingCall, homeFaq, whatWeAutomate } from '#src/content/home.data.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { contactDialog } from './parts.ts';

const cards = (page: Page) => page.getByRole('region', { name: whatWeAutomate.title });
const scene = (page: Page) => page.locator('[data-hero-scene]');

/** Counts requests for files of the moving scene. */
function countScene(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (/\/scene[.-]/.test(request.url())) requests += 1;
  });
  return () => requests;
}

test(
  'the home page shows every section and is accessible',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/ \| Freehand$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Automate the Busywork');
    await expect(page.getByRole('main')).toContainText('AI-Powered Automation');
    for (const name of [
      'Real Business Impact',
      'What we automate',
      'Meet Our Team',
      'Discovery & Analysis',
      'Solution Design',
      'Implementation',
      'Optimization & Support',
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    for (const claim of ['67%', '41%', '80%', '2-3x', '$4M+', '72%', '96%']) {
      await expect(page.getByRole('main')).toContainText(claim);
    }
    await expectAccessible(page);
  },
);

test(
  'four blocks of structured data describe us for search engines',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const blocks = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '{}')));
    expect(blocks.map((block) => block['@type'])).toEqual([
      ['Organization', 'ProfessionalService'],
      'WebSite',
      'Service',
      'FAQPage',
    ]);
    expect(blocks[3].mainEntity).toHaveLength(homeFaq.length);
    // The search that it names exists and works.
    const target = new URL(blocks[1].potentialAction.target.urlTemplate);
    await page.goto(target.pathname + '?search=invoice');
    await expect(page.getByRole('searchbox')).toHaveValue('invoice');
  },
);

test(
  'a card leads to its automation, and from there to the contact dialog',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
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
  },
);

test('the carousel moves card by card and wraps around', async ({ page, isMobile }) => {
  await page.goto('/');
  const carousel = cards(page);
  const inView = carousel.getByRole('listitem').getByRole('heading');
  await carousel.scrollIntoViewIfNeeded();
  await expect(inView).toHaveCount(isMobile ? 1 : 3);
  const first = await inView.first().textContent();
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect(inView.first()).not.toHaveText(first ?? '');
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(inView.first()).toHaveText(first ?? '');
});

test.describe('when the code of a carousel does not load', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('it can still be scrolled, and its arrows show an error', async ({ page }) => {
    let fail = () => {};
    const wait = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/_astro/carousel-motion*.js', async (route) => {
      await wait;
      await route.abort();
    });
    await page.goto('/');
    const carousel = cards(page);
    const requested = page.waitForRequest('**/_astro/carousel-motion*.js');
    await carousel.scrollIntoViewIfNeeded();
    await requested;
    const first = carousel.getByRole('listitem').getByRole('heading').first();
    const title = (await first.textContent()) ?? '';
    await carousel.getByRole('list').evaluate((row) => row.scrollBy({ left: row.clientWidth }));
    await expect(first).not.toHaveText(title);
    fail();
    await carousel.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
  });
});

test(
  'the closing section dispatches the event that opens the assistant',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.addEventListener('open-ai-chat', () => sessionStorage.setItem('asked', 'yes'));
    });
    await page.getByRole('main').getByRole('button', { name: closingCall.chatButton }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('asked'))).toBe('yes');
  },
);

test.describe('with motion', () => {
  test('the moving hero replaces the still picture once the page is idle', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect(scene(page).locator('canvas')).toBeAttached();
    await expect(scene(page)).toHaveAttribute('data-playing');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(scene(page)).not.toHaveAttribute('data-playing');
  });

  test.describe('when its code cannot be loaded', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('the still picture stays, without an error', { tag: '@desktop' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const failed = page.waitForEvent('requestfailed', (request) =>
        /\/scene[.-]/.test(request.url()),
      );
      await page.route(/\/scene[.-]/, (route) => route.abort());
      await page.goto('/');
      await failed;
      await expect(scene(page).locator('svg')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});

test(
  'under reduced motion the hero is the still picture, and no file of the scene is loaded',
  { tag: '@desktop' },
  async ({ page }) => {
    const fetched = countScene(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(scene(page).locator('svg')).toBeVisible();
    expect(fetched()).toBe(0);
  },
);

test('with data saving on, the picture is still and drawn at 60 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched = countScene(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched()).toBe(0);
  expect(
    await scene(page).evaluate((root) => getComputedStyle(root).getPropertyValue('--media-scale')),
  ).toBe('0.6');
});

for (const width of [360, 768, 1280, 1920]) {
  test(`nothing scrolls sideways at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}
