import type { Page } from '@playwright/test';
import { closingCall } from '#src/content/home.data.ts';
import { onboardingQuestions as questions, recommendations } from '#src/content/onboarding.data.ts';
import { expect, expectAccessible, expectNoToast, test } from './fixtures.ts';
import { contactDialog, scheduler, toasts } from './parts.ts';

/** Answers for which there is no suggestion of their own. */
const business = questions[0].options.at(-2)?.label ?? '';
const time = questions[1].options.at(-2)?.label ?? '';

const go = (page: Page, name = 'Continue') => page.getByRole('button', { name }).click();
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();
const storedAnswers = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('onboardingData') ?? 'null') as unknown);

async function walk(page: Page, business: string, time: string): Promise<void> {
  await page.goto('/start');
  await choose(page, business);
  await go(page);
  await choose(page, time);
  await go(page);
  await choose(page, 'Not sure yet');
  await go(page, 'Get Recommendation');
}

test(
  'three questions, one at a time, and a suggestion',
  { tag: '@demo-agency' },
  async ({ page }) => {
    await page.goto('/start');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Find Your Perfect Automation Solution',
    );
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
    await expectAccessible(page);

    await choose(page, 'Logistics');
    await expect
      .poll(() => storedAnswers(page))
      .toEqual({
        businessType: 'logistics',
        timeConsumer: null,
        automationInterest: null,
      });
    await go(page);
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Where do you lose the most time?' }),
    ).toBeFocused();
    await choose(page, 'Inventory');
    await go(page);
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await choose(page, 'Numbers I can trust');
    await go(page, 'Get Recommendation');

    await expect(page.getByRole('heading', { name: 'Supply Chain Optimization' })).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Read the case study' })).toHaveAttribute(
      'href',
      '/case-study',
    );
    await expect(main.getByRole('link', { name: 'Read the Signal Board' })).toHaveAttribute(
      'href',
      '/signal-board',
    );
    await expect(main.getByRole('button', { name: 'Schedule a call' })).toHaveCount(0);
    const fit = main.getByRole('region', { name: 'From our list, for these three answers' });
    await expect(fit).toContainText('Forecast from the order book');
    await expect(fit).toContainText('$1,200-$2,500+');
    await expect(fit).toContainText('6 weeks');
    await expect(fit.getByRole('link')).toHaveAttribute(
      'href',
      '/services?search=Forecast+from+the+order+book#ideas',
    );
    expect(await storedAnswers(page)).toEqual({
      businessType: 'logistics',
      timeConsumer: 'inventory',
      automationInterest: 'data-analysis',
    });
    await expectAccessible(page);
  },
);

test(
  'any other pair gets the custom solution',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await walk(page, 'Manufacturing', 'Inventory');
    await expect(page.getByRole('heading', { name: 'Custom Automation Solution' })).toBeVisible();
  },
);

test(
  'Contact Us opens the dialog with the suggestion in it',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await walk(page, 'Healthcare', 'Scheduling');
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click();
    const dialog = contactDialog(page);
    await expect(dialog).toContainText('About: Patient Scheduling Automation');
  },
);

test('Continue without an answer shows what is missing', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/start');
  const toast = toasts(page).getByRole('alert');
  for (const [missing, answer] of [
    [questions[0].missing.text, business],
    [questions[1].missing.text, time],
    [questions[2].missing.text, undefined],
  ] as const) {
    await go(page, answer ? 'Continue' : 'Get Recommendation');
    await expect(toast).toContainText('Please select an option');
    await expect(toast).toContainText(missing);
    if (!answer) continue;
    await choose(page, answer);
    // On a phone the toast would cover the answers and the suggestion.
    await expectNoToast(page);
    await go(page);
  }
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
});

test('going back removes the error of the step', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/start');
  await choose(page, business);
  await go(page);
  await go(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectNoToast(page);
});

test.describe('a first visit, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'Book a Call leads home and opens the scheduler, once',
    { tag: '@desktop' },
    async ({ page }) => {
      await walk(page, business, time);
      await page.getByRole('main').getByRole('link', { name: 'Book a Call' }).click();
      await expect(scheduler(page).getByRole('grid')).toBeVisible();
      await expect(page).toHaveURL('/');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(scheduler(page)).toBeHidden();
      await page.reload();
      await expect(page.getByRole('button', { name: closingCall.callButton })).toBeEnabled();
      await expect(scheduler(page)).toBeHidden();
    },
  );

  test(
    'its address does so on the first page of a visit too, without a splash',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/#schedule-a-call');
      await expect(scheduler(page).getByRole('grid')).toBeVisible();
      await scheduler(page).getByRole('button', { name: 'Close', exact: true }).click();
      await expect(scheduler(page)).toBeHidden();
    },
  );
});

test('both Backs go one step back, and the answers stay', { tag: '@desktop' }, async ({ page }) => {
  await walk(page, business, time);
  await page.goBack();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByRole('radio', { name: time })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});

test('a reload resumes', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/start');
  await choose(page, business);
  await go(page);
  await choose(page, time);
  await page.reload();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByRole('radio', { name: time })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: business })).toBeChecked();
});

test('an address cannot skip a question', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/start?step=4');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
});

test('starting over forgets the answers', { tag: '@desktop' }, async ({ page }) => {
  await walk(page, business, time);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await storedAnswers(page)).toEqual({
    businessType: null,
    timeConsumer: null,
    automationInterest: null,
  });
});

test('it can be completed by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/start');
  await page.getByRole('radio', { name: questions[0].options[0].label }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: questions[0].options[1].label })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: questions[1].options[0].label })).toBeChecked();
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the questions and their results can be read', async ({ page }) => {
    await page.goto('/start');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
    await expect(page.getByRole('heading', { name: questions[1].title })).toBeVisible();
    await expect(
      page.getByRole('row', { name: Object.values(recommendations)[0]?.title ?? '' }),
    ).toBeVisible();
  });
});
