import { demoAgency, expect, test } from './fixtures.ts';

test('the contents link to each clause and stay in view', async ({ page }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Children' }).click();
  await expect(page).toHaveURL('/privacy-policy#children');
  await expect(page.getByRole('heading', { name: 'Children' })).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('the case study is complete', demoAgency, async ({ request }) => {
  const html = await (await request.get('/case-study')).text();
  const words = ['The problem', 'The solution', 'Results', 'Next steps'];
  for (const text of [...words, 'Client', 'Team size', 'Tools', '<blockquote']) {
    expect(html).toContain(text);
  }
});
