import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { answerWith, ask, log, open } from './chat.ts';
import { contactDialog, fillContact, scheduler } from '../parts.ts';

test('a person can be reached, with the conversation or without', async ({ page }) => {
  const response = 'From **$300**. [Contact us](#contact) [Book a call](#schedule-a-call)';
  await answerWith(page, { response });
  const chat = await open(page);
  const dialog = contactDialog(page);
  const person = chat.getByRole('button', { name: 'Talk to a person' });
  await person.click();
  await expect(dialog).not.toContainText('conversation');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(person).toBeFocused();

  await ask(page, 'What does it cost?');
  await log(page).getByRole('button', { name: 'Book a call' }).click();
  await expect(scheduler(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await log(page).getByRole('button', { name: 'Contact us' }).click();
  await expect(dialog).toContainText(`Your conversation with ${site.assistant} will be sent along`);
  await dialog.getByText('Read it').click();
  await expect(dialog).toContainText(`${site.assistant}: From $300. Contact us Book a call`);
  await expectAccessible(page);
  await fillContact(dialog);

  await dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect(dialog).toContainText(`Your conversation with ${site.assistant} will not be sent`);
  await dialog.getByRole('button', { name: 'Send it along' }).click();
  const sent = page.waitForRequest('**/api/contact');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    chatHistory: `Visitor: What does it cost?\n\n${site.assistant}: From $300. Contact us Book a call`,
  });
});
