import { money } from '#src/domain/format.ts';
import { moneyRange } from '#src/features/calculator/words.ts';
import { expect, expectAccessible, expectNoToast, test } from '../fixtures.ts';
import { ANALYSIS, analyze, answerWith, freight, open, textbox } from './calculator.ts';
import { calculatorButton, contactDialog } from '../parts.ts';

/** '$96,000–$180,000'. */
const saved = moneyRange(freight.estimated_savings_per_year_usd);
const cost = moneyRange(freight.estimated_automation_cost_usd);

test('an industry is analyzed and shown in figures, a chart and a table', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ANALYSIS, async (route) => {
    await held;
    await route.fulfill({ json: { output: JSON.stringify(freight) } });
  });
  const calculator = await open(page);
  await textbox(page).fill('  freight ');
  const sent = page.waitForRequest(ANALYSIS);
  await calculator.getByRole('button', { name: 'Analyze' }).click();
  await expect(calculator.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  expect((await sent).postDataJSON()).toEqual({ industry: 'freight' });
  release();

  await expect(calculator.getByRole('heading', { name: 'Freight brokers' })).toBeFocused();
  for (const text of [saved, cost, '2–4', ...freight.automation_cases]) {
    await expect(calculator.getByText(text).first()).toBeVisible();
  }
  await expect(calculator.getByRole('img')).toHaveAccessibleName(
    'Cost and savings over 24 months. Paid back in month 3; month 2 at best, month 6 at worst.',
  );
  await calculator.getByText('The same as a table').click();
  await expect(calculator.getByRole('row', { name: /^12 months/ })).toHaveText(
    `12 months${money.whole(96_000)}${money.whole(180_000)}`,
  );
  // Only the embedded model states its assumptions.
  await expect(calculator.getByRole('region', { name: 'Assumptions' })).toHaveCount(0);
  await expect(calculator.getByRole('button', { name: 'Analyze' })).toBeEnabled();
  await expectAccessible(page);
});

test('it is accessible: empty and analyzing', { tag: '@desktop' }, async ({ page }) => {
  await page.route(ANALYSIS, () => {});
  const calculator = await open(page);
  await expectAccessible(page);
  await analyze(page, 'freight');
  await expect(calculator.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  await expectAccessible(page);
});

test('an empty industry is ignored', { tag: '@desktop' }, async ({ page }) => {
  let calls = 0;
  await page.route(ANALYSIS, (route) => {
    calls++;
    return route.abort();
  });
  const calculator = await open(page);
  await analyze(page, '   ');
  await calculator.getByRole('button', { name: 'Analyze' }).click();
  expect(calls).toBe(0);
});

test.describe('when it fails', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  const failed = ['Error', 'Failed to analyze this industry. Please try again.'] as const;
  const invalid = ['Data Error', 'Received an invalid response format from the server.'] as const;
  const cases = {
    'nobody answers': { answer: 'abort', words: failed },
    'the service fails': { answer: { status: 502, body: '{"message":"down"}' }, words: failed },
    'the answer is no JSON': { answer: { body: '<html>' }, words: invalid },
    'the output is no JSON': { answer: { json: { output: 'Sorry' } }, words: invalid },
    'a figure is missing': {
      answer: {
        json: { output: JSON.stringify({ ...freight, estimated_automation_cost_usd: null }) },
      },
      words: invalid,
    },
    'it is no industry': {
      answer: { json: { output: '{"status":"error","message":"Try a plain name."}' } },
      words: ['Analysis Error', 'Try a plain name.'],
    },
    'it is no industry, without a reason': {
      answer: { json: { output: '{"status":"error"}' } },
      words: ['Analysis Error', 'Unable to analyze this industry.'],
    },
  } as const;
  for (const [name, { answer, words }] of Object.entries(cases)) {
    test(`${name}: a toast and the window show it`, async ({ page }) => {
      const calculator = await open(page);
      await page.route(ANALYSIS, (route) =>
        answer === 'abort' ? route.abort() : route.fulfill(answer),
      );
      await analyze(page, 'freight');
      await expect(page.getByRole('alert')).toHaveText(words.join(''));
      await expect(calculator.getByRole('heading', { name: words[0], exact: true })).toBeVisible();
      await expect(calculator).toContainText(words[1]);
      await expect(textbox(page)).toHaveValue('freight');
      await calculator.getByRole('button', { name: 'Close calculator' }).click();
      await expectNoToast(page);
      await calculatorButton(page).click();
      if (words === invalid) await expectAccessible(page);
    });
  }
});

test(
  'the custom analysis closes it and opens the contact dialog',
  { tag: '@desktop' },
  async ({ page }) => {
    await answerWith(page, freight);
    const calculator = await open(page);
    await analyze(page, 'freight');
    await calculator.getByRole('link', { name: 'Get Detailed Custom Analysis' }).click();
    await expect(calculator).toBeHidden();
    const dialog = contactDialog(page);
    await expect(dialog).toContainText('Custom analysis, Freight brokers');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(calculatorButton(page)).toBeFocused();
  },
);

test(
  'the result can be discussed: its figures are put into the contact dialog',
  { tag: '@desktop' },
  async ({ page }) => {
    await answerWith(page, freight);
    const calculator = await open(page);
    await analyze(page, 'freight');
    await calculator.getByRole('button', { name: 'Discuss this result' }).click();
    await expect(contactDialog(page)).toContainText(
      `ROI estimate, Freight brokers: saves ${saved} a year, costs ${cost} once`,
    );
  },
);

test('a result prints alone on the page', { tag: '@desktop' }, async ({ page }) => {
  await answerWith(page, freight);
  const calculator = await open(page);
  await analyze(page, 'freight');
  await expect(calculator.getByRole('heading', { name: 'Freight brokers' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.getByText(saved).first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(calculatorButton(page)).toBeHidden();
  await expect(calculator.getByRole('button', { name: 'Analyze' })).toBeHidden();
});
