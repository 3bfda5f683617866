import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { answerWith, ask, log, open } from './chat.ts';
import { contactDialog, scheduler } from '../parts.ts';

test(
  'a person can always be reached, and the conversation can be sent along or not',
  { tag: '@desktop' },
  async ({ page }) => {
    await answerWith(page, { response: 'From **$300**. [Contact us](#contact)' });
    const chat = await open(page);
    const dialog = contactDialog(page);
    const person = chat.getByRole('button', { name: 'Talk to a person' });
    await person.click();
    await expect(dialog).not.toContainText('conversation');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(person).toBeFocused();

    await ask(page, 'What does it cost?');
    await log(page).getByRole('button', { name: 'Contact us' }).click();
    await expect(dialog).toContainText(
      `Your conversation with ${site.assistant} will be sent along`,
    );
    await dialog.getByText('Read it').click();
    await expect(dialog).toContainText(`${site.assistant}: From $300. Contact us`);
    await expectAccessible(page);
    await dialog.getByLabel('Full Name').fill('Marguerite Oyelaran');
    await dialog.getByLabel('Email').fill('marguerite@oyelaran.example');
    await dialog.getByLabel('Company').fill('Oyelaran Freight');
    await dialog.getByLabel('How can we help?').fill('Three of us retype delivery notes.');
    await dialog.getByRole('checkbox').check();

    const histories: (string | undefined)[] = [];
    await page.route('**/api/contact', (route) => {
      histories.push(route.request().postDataJSON().chatHistory);
      return histories.length === 1
        ? route.fulfill({ status: 201, json: { id: 0 } })
        : route.continue();
    });
    await dialog.getByRole('button', { name: 'Leave it out' }).click();
    await expect(dialog).toContainText(`Your conversation with ${site.assistant} will not be sent`);
    await dialog.getByRole('button', { name: 'Send it along' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect
      .poll(() => histories)
      .toEqual([`Visitor: What does it cost?\n\n${site.assistant}: From $300. Contact us`]);
  },
);

test('an answer can open the scheduler', { tag: '@desktop' }, async ({ page }) => {
  await answerWith(page, { response: '[Book a call](#schedule-a-call)' });
  await open(page);
  await ask(page, 'I want to talk');
  await log(page).getByRole('button', { name: 'Book a call' }).click();
  await expect(scheduler(page)).toBeVisible();
});
