import { hero } from '#src/content/home.data.ts';
import { expect, test } from '../fixtures.ts';

const job = 'Typing the Monday delivery notes into the ledger';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion} for motion`, () => {
    test.use({ contextOptions: { reducedMotion } });
    const tag = reducedMotion === 'reduce' ? ['@desktop'] : [];

    test('the job named in the hero begins the message', { tag }, async ({ page }) => {
      await page.goto('/');
      await page.getByLabel(hero.jobLabel).fill(job);
      await page.keyboard.press('Enter');
      const message = page.getByRole('dialog').getByLabel('How can we help?');
      await expect(message).toHaveValue(job, { timeout: 15_000 });
    });
  });
}
