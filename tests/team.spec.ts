import { expect, expectAccessible, test } from './fixtures.ts';

const section = 'Meet Our Team';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: section }).scrollIntoViewIfNeeded();
});

test(
  'eight people, each with a name, a role and a portrait',
  { tag: '@desktop' },
  async ({ page }) => {
    const cards = page.locator('#team article');
    await expect(cards).toHaveCount(8);
    await expect(page.locator('#team h3')).toContainText(['Dana Whitlock', 'Mina Cho']);
    await expect(cards.nth(5)).toContainText('Head of GTM – Talent Enrichment');
    const portrait = page.getByRole('img', { name: 'Dana Whitlock' });
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
  },
);

test('the dots show a person, and the carousel wraps around', async ({ page }) => {
  const team = page.getByRole('region', { name: section });
  const first = page.getByRole('img', { name: 'Dana Whitlock' });
  await expect(first).toBeInViewport();
  await team.getByRole('button', { name: 'Go to slide 8' }).click();
  await expect(page.getByRole('img', { name: 'Mina Cho' })).toBeInViewport();
});

test(
  'the number of people side by side depends on the width; the arrows are for wide windows',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    const team = page.getByRole('region', { name: section });
    for (const [width, people] of [
      [1280, 4],
      [1100, 3],
      [800, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('#team li:not([inert])')).toHaveCount(people);
      const next = team.getByRole('button', { name: 'Next' });
      await (width < 768 ? expect(next).toBeHidden() : expect(next).toBeVisible());
    }
  },
);

test.describe('when a portrait does not load', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/404/] });

  test('initials replace it, and screen readers still get its name', async ({ page }) => {
    await page.route('**/portraits/dana-whitlock.svg', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const portrait = page.getByRole('img', { name: 'Dana Whitlock' });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toHaveCSS('opacity', '0');
    await expect(page.locator('#team').getByText('DW', { exact: true })).toBeVisible();
    const other = page.locator('#team img[alt="Ravi Menon"]');
    await expect(other).toHaveCSS('opacity', '1');
  });
});
