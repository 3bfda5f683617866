import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const ANALYSIS = '**/api/webhook/industry-analysis';

/** The window: a region beside the page, on a phone a dialog over it. */
const windowOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Industry ROI Calculator' })
    .or(page.getByRole('dialog', { name: 'Industry ROI Calculator' }));
const floating = (page: Page) =>
  page.getByRole('complementary', { name: 'Tools' }).getByRole('button', {
    name: 'ROI calculator',
  });
const textbox = (page: Page) => windowOf(page).getByRole('textbox', { name: 'Industry' });

const freight = {
  industry: 'Freight brokers',
  automation_cases: ['Invoice capture to ledger', 'Delivery proof to billing'],
  estimated_employees_replaced: { min: 2, max: 4 },
  estimated_automation_cost_usd: { min: 18_000, max: 42_000 },
  estimated_savings_per_year_usd: { min: 96_000, max: 180_000 },
};

async function open(page: Page, path = '/coming-soon'): Promise<Locator> {
  await page.goto(path);
  await floating(page).click();
  await expect(textbox(page)).toBeFocused();
  return windowOf(page);
}

async function analyze(page: Page, industry: string): Promise<void> {
  await textbox(page).fill(industry);
  await page.keyboard.press('Enter');
}

/** As a webhook answers: the result of the spec, without the extras of the embedded model. */
function answerWith(page: Page, result: object): Promise<unknown> {
  return page.route(ANALYSIS, (route) =>
    route.fulfill({ json: { output: JSON.stringify(result) } }),
  );
}

test('an industry is analyzed and shown in figures, a picture and a table', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ANALYSIS, async (route) => {
    await held;
    await route.fulfill({ json: { output: JSON.stringify(freight) } });
  });
  const calculator = await open(page);
  await textbox(page).fill('  freight ');
  const asked = page.waitForRequest(ANALYSIS);
  await calculator.getByRole('button', { name: 'Analyze' }).click();
  await expect(calculator.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  expect((await asked).postDataJSON()).toEqual({ industry: 'freight' });
  release();

  await expect(calculator.getByRole('heading', { name: 'Freight brokers' })).toBeFocused();
  for (const text of ['$96,000–$180,000', '$18,000–$42,000', '2–4', ...freight.automation_cases]) {
    await expect(calculator.getByText(text).first()).toBeVisible();
  }
  await expect(calculator.getByRole('img')).toHaveAccessibleName(
    'Cost and savings over 24 months. Paid back in month 3; month 2 at best, month 6 at worst.',
  );
  await calculator.getByText('The same as a table').click();
  await expect(calculator.getByRole('row', { name: /^12 months/ })).toHaveText(
    '12 months$96,000$180,000',
  );
  // Only the embedded model says what its figures rest on.
  await expect(calculator.getByRole('region', { name: 'Assumptions' })).toHaveCount(0);
  await expect(calculator.getByRole('button', { name: 'Analyze' })).toBeEnabled();
  await expectAccessible(page);
});

test('it is open to everybody: empty and analyzing', async ({ page }) => {
  await page.route(ANALYSIS, () => {});
  const calculator = await open(page);
  await expectAccessible(page);
  await analyze(page, 'freight');
  await expect(calculator.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  await expectAccessible(page);
});

test('every opener opens it: hashes, event, the page’s function, the menu', async ({
  page,
  isMobile,
}) => {
  await page.goto('/coming-soon#calculator');
  await expect(textbox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(windowOf(page)).toBeHidden();
  await expect(page).toHaveURL('/coming-soon');
  await expect(floating(page)).toBeFocused();
  await page.evaluate(() => (location.hash = 'industry-calculator'));
  await expect(windowOf(page)).toBeVisible();
  for (const ask of [
    () => document.dispatchEvent(new Event('open-calculator')),
    () => (window as unknown as { openCalculator: () => void }).openCalculator(),
  ]) {
    await windowOf(page).getByRole('button', { name: 'Close calculator' }).click();
    await expect(windowOf(page)).toBeHidden();
    await page.evaluate(ask);
    await expect(windowOf(page)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  const banner = page.getByRole('banner');
  if (isMobile) await banner.getByRole('button', { name: 'Menu' }).click();
  await banner.getByRole('button', { name: 'Analysis' }).click();
  await expect(windowOf(page)).toBeVisible();
});

test('it is as large as it should be', async ({ page, isMobile }) => {
  const calculator = await open(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await calculator.boundingBox()).toMatchObject(
    isMobile ? { x: 0, y: 0, width, height } : { width: 450, height: 550 },
  );
});

test('an empty industry is ignored', async ({ page }) => {
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

test.describe('when it fails', () => {
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
    test(`${name}: a toast says so, and so does the window`, async ({ page }) => {
      const calculator = await open(page);
      await page.route(ANALYSIS, (route) =>
        answer === 'abort' ? route.abort() : route.fulfill(answer),
      );
      await analyze(page, 'freight');
      await expect(page.getByRole('alert')).toHaveText(words.join(''));
      await expect(calculator.getByRole('heading', { name: words[0], exact: true })).toBeVisible();
      await expect(calculator).toContainText(words[1]);
      await expect(textbox(page)).toHaveValue('freight');
      if (words === invalid) await expectAccessible(page);
    });
  }
});

test('the custom analysis closes it and opens the contact dialog', async ({ page }) => {
  await answerWith(page, freight);
  const calculator = await open(page);
  await analyze(page, 'freight');
  await calculator.getByRole('link', { name: 'Get Detailed Custom Analysis' }).click();
  await expect(calculator).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Contact Freehand' });
  await expect(dialog).toContainText('Custom analysis, Freight brokers');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(floating(page)).toBeFocused();
});

test('the result can be discussed: its figures go into the contact dialog', async ({ page }) => {
  await answerWith(page, freight);
  const calculator = await open(page);
  await analyze(page, 'freight');
  await calculator.getByRole('button', { name: 'Discuss this result' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Freehand' })).toContainText(
    'ROI estimate, Freight brokers: saves $96,000–$180,000 a year, costs $18,000–$42,000 once',
  );
});

test.describe('with the embedded model', () => {
  test('the assumptions are open to change, at once, in the address, and for whoever gets the link', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const calculator = await open(page, '/services?utm_source=letter');
    await calculator.getByRole('button', { name: 'Dental clinics' }).click();
    const people = calculator.getByLabel('People');
    await expect(people).toBeVisible();
    const saving = calculator.locator('.roi-saving strong');
    const [ownPeople, ownSaving] = [await people.inputValue(), await saving.innerText()];

    await people.fill(String(Number(ownPeople) * 3));
    await expect(saving).not.toHaveText(ownSaving);
    const changed = await saving.innerText();
    await expect(page).toHaveURL(
      `/services?utm_source=letter&industry=Dental+clinics&people=${Number(ownPeople) * 3}#calculator`,
    );
    await people.fill('none');
    await expect(people).toHaveAccessibleDescription('Enter a number from 1 to 100,000');
    await expect(saving).toHaveText(changed);
    await expectAccessible(page);
    await people.fill(String(Number(ownPeople) * 3));

    await calculator.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await expect(saving).toHaveText(changed);
    await expect(textbox(page)).toHaveValue('Dental clinics');

    await calculator.getByRole('button', { name: 'Back to our figures' }).click();
    await expect(saving).toHaveText(ownSaving);
    await expect(page).toHaveURL('/?industry=Dental+clinics#calculator');
    await calculator.getByRole('button', { name: 'Close calculator' }).click();
    await expect(page).toHaveURL('/');
  });

  test('what it suggests, it knows', async ({ page }) => {
    const calculator = await open(page);
    const suggestions = calculator.getByRole('listitem').getByRole('button');
    const industries = await suggestions.allInnerTexts();
    expect(industries.length).toBeGreaterThan(3);
    for (const industry of industries) {
      await analyze(page, industry);
      await expect(calculator.getByRole('heading', { level: 3 })).toHaveText(industry);
    }
  });

  test('what is no industry is answered with help', async ({ page }) => {
    const calculator = await open(page);
    await analyze(page, 'asdfgh');
    await expect(calculator.getByRole('heading', { name: 'Analysis Error' })).toBeVisible();
  });
});

test('printed, a result stands alone on the paper', async ({ page }) => {
  await answerWith(page, freight);
  const calculator = await open(page);
  await analyze(page, 'freight');
  await expect(calculator.getByRole('heading', { name: 'Freight brokers' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.getByText('$96,000–$180,000').first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(floating(page)).toBeHidden();
  await expect(calculator.getByRole('button', { name: 'Analyze' })).toBeHidden();
});

test('two windows stand beside each other, or one makes way for the other', async ({
  page,
  isMobile,
}) => {
  await open(page);
  const chat = page
    .getByRole('region', { name: 'Chat with Astro' })
    .or(page.getByRole('dialog', { name: 'Chat with Astro' }));
  await page.evaluate(() => document.dispatchEvent(new Event('open-ai-chat')));
  await expect(chat).toBeVisible();
  if (isMobile) return expect(windowOf(page)).toBeHidden();
  const [left, right] = [await windowOf(page).boundingBox(), await chat.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(left?.x).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('the floating buttons cover nothing at the end of a page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const strip = await floating(page).boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
});
