import { hero } from '#src/content/home.data.ts';
import { expect, test } from './fixtures.ts';

const job = 'Typing the Monday delivery notes into the ledger';

test('the job that a visitor names in the hero is filed, and begins the message', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel(hero.jobLabel).fill(job);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('How can we help?')).toHaveValue(job, { timeout: 15_000 });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the dialog opens with it at once @desktop', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(hero.jobLabel).fill(job);
    await page.getByRole('button', { name: hero.jobButton }).click();
    await expect(page.getByRole('dialog').getByLabel('How can we help?')).toHaveValue(job);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/422/] });

  test('the contact page has it in the message @desktop', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(hero.jobLabel).fill(job);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Message')).toHaveValue(job);
  });
});
