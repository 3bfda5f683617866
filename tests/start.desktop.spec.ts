import type { Page } from '@playwright/test';
import { onboarding } from '#src/content/messages.ts';
import { closingCall } from '#src/content/home.data.ts';
import { onboardingQuestions as questions } from '#src/content/onboarding.data.ts';
import { demoAgency, expect, expectAccessible, expectNoToast, firefoxFirst, inFirefox, test } from './fixtures.ts';
import { contactDialog, expectLink, scheduler, toasts } from './parts.ts';

/** Answers for which there is no suggestion of their own. */
const business = questions[0].options.at(-2)?.label ?? '';
const time = questions[1].options.at(-2)?.label ?? '';

const go = (page: Page, name = onboarding.onward) => page.getByRole('button', { name }).click();
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();
const expectStep = (page: Page, step: number) => expect(page.getByText(onboarding.step(step, 3))).toBeVisible();
const storedAnswers = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('onboardingData') ?? 'null') as unknown);

async function walk(page: Page, business: string, time: string): Promise<void> {
  await page.goto('/start');
  await choose(page, business);
  await go(page);
  await choose(page, time);
  await go(page);
  await choose(page, questions[2].options.at(-1)?.label ?? '');
  await go(page, onboarding.getRecommendation);
}

test('three questions, one at a time, and a suggestion', demoAgency, async ({ page }) => {
  await page.goto('/start');
  await expectStep(page, 1);
  await expect(page.getByRole('radiogroup')).toHaveCount(1);
  await expect(page.getByRole('button', { name: onboarding.back })).toBeHidden();

  await choose(page, 'Logistics');
  await go(page);
  await expectStep(page, 2);
  await expect(page.getByRole('heading', { name: 'Where do you lose the most time?' })).toBeFocused();
  await choose(page, 'Inventory');
  await go(page);
  await expectStep(page, 3);
  await choose(page, 'Numbers I can trust');
  await go(page, onboarding.getRecommendation);

  await expect(page.getByRole('heading', { name: 'Supply Chain Optimization' })).toBeFocused();
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['Read the case study', '/case-study'],
    ['Read the Signal Board', '/signal-board'],
  ] as const) {
    await expectLink(main, name, href);
  }
  await expect(main.getByRole('button', { name: 'Schedule a call' })).toHaveCount(0);
  const fit = main.getByRole('region', { name: 'From our list, matched to your answers' });
  for (const words of ['Forecast from the order book', '$1,200-$2,500+', '6 weeks', 'Orders, open quotes, history']) {
    await expect(fit).toContainText(words);
  }
  const [list, slip] = await fit
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([list, slip]).toEqual([
    '/services?search=Forecast+from+the+order+book#ideas',
    '/slip/forecast-from-the-order-book',
  ]);
  expect(await storedAnswers(page)).toEqual({
    businessType: 'logistics',
    timeConsumer: 'inventory',
    automationInterest: 'data-analysis',
  });
  await expectAccessible(page);
  await main.getByRole('button', { name: onboarding.getInTouch }).click();
  await expect(contactDialog(page)).toContainText('About: Supply Chain Optimization');
  await page.keyboard.press('Escape');
  await fit.getByRole('button', { name: 'Have it built' }).click();
  await expect(contactDialog(page)).toContainText('About: Forecast from the order book');
});

test(
  'what is missing is said; by keyboard; back, resumed after a reload, and started over',
  firefoxFirst,
  async ({ page }) => {
    // An address cannot skip a question.
    await page.goto('/start?step=4');
    const toast = toasts(page).getByRole('alert');
    for (const [missing, answer] of [
      [questions[0].missing.text, business],
      [questions[1].missing.text, time],
      [questions[2].missing.text, undefined],
    ] as const) {
      await go(page, answer ? onboarding.onward : onboarding.getRecommendation);
      await expect(toast).toContainText(questions[0].missing.title);
      await expect(toast).toContainText(missing);
      if (!answer) continue;
      await choose(page, answer);
      // On a phone the toast would cover the answers and the suggestion.
      await expectNoToast(page);
      await go(page);
    }
    await expectStep(page, 3);
    await page.getByRole('button', { name: onboarding.back }).click();
    await expectNoToast(page);

    await page.evaluate(() => localStorage.clear());
    const [first, second] = questions;
    await page.goto('/start');
    await page.getByRole('radio', { name: first.options[0].label }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: first.options[1].label })).toBeChecked();
    await page.keyboard.press('Enter');
    await expectStep(page, 2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: second.options[0].label })).toBeChecked();
    await page.reload();
    await expectStep(page, 2);
    await expect(page.getByRole('radio', { name: second.options[0].label })).toBeChecked();
    await go(page);
    await expectStep(page, 3);

    await page.goBack();
    await expectStep(page, 2);
    await page.getByRole('button', { name: onboarding.back }).click();
    await expectStep(page, 1);
    await expect(page.getByRole('radio', { name: first.options[1].label })).toBeChecked();
    await page.goForward();
    await expectStep(page, 2);

    await walk(page, business, time);
    await page.getByRole('button', { name: onboarding.startOver }).click();
    await expectStep(page, 1);
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  },
);

test.describe('a first visit, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Book a Call leads home and opens the scheduler, once', inFirefox, async ({ page }) => {
    await walk(page, business, time);
    await page.getByRole('main').getByRole('link', { name: onboarding.bookCall }).click();
    // A busy machine also draws the moving picture of the home page.
    await expect(scheduler(page).getByRole('grid')).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(scheduler(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: closingCall.callButton })).toBeEnabled();
    await expect(scheduler(page)).toBeHidden();
  });
});
