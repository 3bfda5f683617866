import { demoAgency, expect, test } from './fixtures.ts';
import { expectLink } from './parts.ts';

test('the contents link to each clause and stay in view', async ({ page, isMobile }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Children' }).click();
  await expect(page).toHaveURL('/privacy-policy#children');
  await expect(page.getByRole('heading', { name: 'Children' })).toBeInViewport();
  if (!isMobile) await expect(contents).toBeInViewport();
});

test('the case study is complete', demoAgency, async ({ request }) => {
  const html = await (await request.get('/case-study')).text();
  const words = ['The problem', 'The solution', 'Results', 'Next steps'];
  for (const text of [...words, 'Client', 'Team size', 'Tools', '<blockquote']) {
    expect(html).toContain(text);
  }
});

test('Coming Soon links home and can be indexed, but is not linked', async ({ page, request }) => {
  await page.goto('/coming-soon');
  await expectLink(page, 'Back to Home', '/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/coming-soon');
});
