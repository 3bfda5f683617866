import { teamSection } from '#src/content/home.data.ts';
import { team } from '#src/content/team.data.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const { title: section } = teamSection;
const [{ id, name } = { id: '', name: '' }] = team;
const last = team.at(-1)?.name ?? '';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: section }).scrollIntoViewIfNeeded();
});

test(
  'eight people, each with a name, a role and a portrait',
  { tag: ['@desktop', '@demo-agency'] },
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

test(
  'the dots show a person, and the carousel wraps around',
  { tag: '@demo-agency' },
  async ({ page }) => {
    const slides = page.getByRole('region', { name: section });
    const first = page.getByRole('img', { name });
    await expect(first).toBeInViewport();
    await slides.getByRole('button', { name: `Go to slide ${team.length}` }).click();
    await expect(page.getByRole('img', { name: last })).toBeInViewport();
  },
);

test(
  'the number of people side by side depends on the width; the arrows are for wide windows',
  {
    tag: ['@desktop', '@demo-agency'],
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
    await page.route(`**/portraits/${id}.svg`, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const portrait = page.getByRole('img', { name });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toHaveCSS('opacity', '0');
    await expect(
      page.locator('#team').getByText(name.replace(/[^A-Z]/g, ''), { exact: true }),
    ).toBeVisible();
    const other = page.locator(`#team img[alt="${team[1]?.name}"]`);
    await expect(other).toHaveCSS('opacity', '1');
  });
});
