import { calculator as calculatorWords, contact } from '#src/content/messages.ts';
import { money } from '#src/domain/format.ts';
import { moneyRange } from '#src/features/calculator/words.ts';
import { demoAgency, expect, expectAccessible, expectNoToast, hold, test } from '../fixtures.ts';
import { ANALYSIS, analyze, freight, open, textbox } from './calculator.ts';
import { calculatorButton, contactDialog } from '../parts.ts';

/** '$96,000–$180,000'. */
const saved = moneyRange(freight.estimated_savings_per_year_usd);
const cost = moneyRange(freight.estimated_automation_cost_usd);

test('an industry is analyzed, after failures; the result is printed and sent', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const calculator = await open(page);
  await expectAccessible(page);
  const cases = [
    [calculatorWords.failed, calculatorWords.failedWhy, { status: 502, body: '{}' }],
    [calculatorWords.unreadable, calculatorWords.unreadableWhy, { json: { output: 'Sorry' } }],
  ] as const;
  for (const [title, text, answer] of cases) {
    await page.route(ANALYSIS, (route) => route.fulfill(answer), { times: 1 });
    await analyze(page, 'freight');
    await expect(page.getByRole('alert')).toHaveText(title + text);
    await expect(calculator.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(calculator).toContainText(text);
    await expect(textbox(page)).toHaveValue('freight');
  }
  await calculator.getByRole('button', { name: calculatorWords.close }).click();
  await expectNoToast(page);
  await calculatorButton(page).click();
  await expectAccessible(page);

  const release = await hold(page, ANALYSIS, { json: { output: JSON.stringify(freight) } });
  await textbox(page).fill('  freight ');
  const sent = page.waitForRequest(ANALYSIS);
  await calculator.getByRole('button', { name: calculatorWords.analyze }).click();
  await expect(calculator.getByRole('button', { name: calculatorWords.analyzingNow })).toBeDisabled();
  expect((await sent).postDataJSON()).toEqual({ industry: 'freight' });
  await expectAccessible(page);
  release();

  await expect(calculator.getByRole('heading', { name: 'Freight brokers' })).toBeFocused();
  for (const text of [saved, cost, '2–4', ...freight.automation_cases]) {
    await expect(calculator.getByText(text).first()).toBeVisible();
  }
  await expect(calculator.getByRole('img')).toHaveAccessibleName(
    `${calculatorWords.chartOver(24)} ${calculatorWords.paidBackBetween(3, 2, 6)}`,
  );
  await calculator.getByText(calculatorWords.showAsTable).click();
  await expect(calculator.getByRole('row', { name: calculatorWords.afterMonths(12) })).toHaveText(
    `${calculatorWords.afterMonths(12)}${money.whole(96_000)}${money.whole(180_000)}`,
  );
  // Only the embedded model states its assumptions.
  await expect(calculator.getByRole('region', { name: calculatorWords.assumptions })).toHaveCount(0);
  await expect(calculator.getByRole('button', { name: calculatorWords.analyze })).toBeEnabled();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(calculator.getByText(saved).first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(calculatorButton(page)).toBeHidden();
  await expect(calculator.getByRole('button', { name: calculatorWords.analyze })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const dialog = contactDialog(page);
  await calculator.getByRole('button', { name: calculatorWords.discuss }).click();
  await expect(dialog).toContainText(
    calculatorWords.roiEstimate({ industry: 'Freight brokers', savings: saved, cost, work: '' }),
  );
  await dialog.getByRole('button', { name: contact.cancel }).click();
  await calculator.getByRole('link', { name: calculatorWords.customAnalysis }).click();
  await expect(calculator).toBeHidden();
  await expect(dialog).toContainText(calculatorWords.customAnalysisOf('Freight brokers'));
  await dialog.getByRole('button', { name: contact.cancel }).click();
  await expect(calculatorButton(page)).toBeFocused();
});

test('the assumptions can be changed and shared', demoAgency, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = await open(page, '/services?utm_source=letter');
  await calculator.getByRole('button', { name: 'Dental clinics' }).click();
  const people = calculator.getByLabel(calculatorWords.peopleThere, { exact: true });
  await expect(people).toBeVisible();
  const cases = calculator.getByRole('listitem');
  await expect(cases.filter({ hasText: 'Recall of patients overdue' })).toContainText('AI Chatbot');
  const saving = calculator.getByRole('paragraph').filter({ hasText: 'saved each year' }).locator('strong');
  const [ownPeople, ownSaving] = [await people.inputValue(), await saving.innerText()];

  await calculator.getByLabel(calculatorWords.forHowMany).fill(String(Number(ownPeople) * 3));
  await expect(people).toHaveValue(String(Number(ownPeople) * 3));
  await expect(saving).not.toHaveText(ownSaving);
  const changed = await saving.innerText();
  await expect(page).toHaveURL(
    `/services?utm_source=letter&industry=Dental+clinics&people=${Number(ownPeople) * 3}#calculator`,
  );
  await people.fill('none');
  await expect(people).toHaveAccessibleDescription('Enter a number from 1 to 100,000');
  await expect(saving).toHaveText(changed);
  await people.fill(String(Number(ownPeople) * 3));
  await calculator.getByRole('button', { name: calculatorWords.copyLink }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(saving).toHaveText(changed);
  await expect(textbox(page)).toHaveValue('Dental clinics');

  await calculator.getByRole('button', { name: calculatorWords.backToOurs }).click();
  await expect(saving).toHaveText(ownSaving);
  await expect(page).toHaveURL('/?industry=Dental+clinics#calculator');
  await calculator.getByRole('button', { name: calculatorWords.close }).click();
  await expect(page).toHaveURL('/');
});
