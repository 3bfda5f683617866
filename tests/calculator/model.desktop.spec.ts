import { demoAgency, expect, test } from '../fixtures.ts';
import { open, textbox } from './calculator.ts';

test('the assumptions can be changed and shared', demoAgency, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = await open(page, '/services?utm_source=letter');
  await calculator.getByRole('button', { name: 'Dental clinics' }).click();
  const people = calculator.getByLabel('People');
  await expect(people).toBeVisible();
  const cases = calculator.getByRole('listitem');
  await expect(cases.filter({ hasText: 'Recall of patients overdue' })).toContainText('AI Chatbot');
  const saving = calculator.getByText('saved each year').locator('strong');
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
