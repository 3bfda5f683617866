import { expect, expectAccessible } from '../fixtures.ts';
import { bookIn, open, test } from './scheduler.ts';

test('where mail is set, the invitation can be mailed after booking', async ({ page, date }) => {
  await page.route('/api/scheduled-calls', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), canInvite: true } });
  });
  let sent: unknown;
  await page.route('/api/scheduled-calls/mine', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent = route.request().postDataJSON();
    await route.fulfill({ json: {} });
  });
  const dialog = await open(page);
  await bookIn(dialog, date, '14:00');
  const email = dialog.getByRole('textbox', { name: 'Email (optional)' });
  await expect(email).toBeVisible();
  await expectAccessible(page);
  await email.fill('ada@park.example');
  await dialog.getByRole('button', { name: 'Send me the invitation' }).click();
  await expect(dialog).toContainText('The invitation is on its way to ada@park.example.');
  expect(sent).toEqual({ email: 'ada@park.example' });
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
});
