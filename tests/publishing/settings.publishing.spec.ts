/** Settings of owners for the whole site. */
import { site } from '#src/content/site.ts';
import { salesAside } from '#src/content/contact.data.ts';
import { hoursLabel } from '#src/domain/booking/words.ts';
import { adminTest as test, atNight, expect, expectAccessible } from '../fixtures.ts';
import { toasts } from '../parts.ts';

// A wrong address is shown at its field.
test.use({ allowedErrors: [/status of 422/] });

const hours = { weekdays: [1, 2, 3, 4], opens: '10:00', closes: '16:00' };
const said = `Monday to Thursday ${hoursLabel(hours.opens, hours.closes)}`;

test('settings survive a reload; posts have notice and hours while set', async ({ page }) => {
  const text = 'We are closed from December 24 to January 2.';
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const set = (data: object) => page.request.patch('/api/admin/settings', { data });
  await page.goto('/admin-dashboard/settings');
  const notice = field(/^Notice above every page/);
  const calendar = field(/^Calendar whose events block calls/);
  const webhook = field(/^Webhook for notifications/);
  await notice.fill(text);
  await calendar.fill('http://calendar.example/feed.ics');
  await webhook.fill('https://hook.example/in?key=4711');
  await page.reload();
  await expect(notice).toHaveValue(text);
  await button('Save settings').click();
  await expect(calendar).toHaveAccessibleDescription('Please enter the https address of a calendar');
  await calendar.fill('');
  await button('Save settings').click();
  await expect(toasts(page)).toContainText('Settings saved');

  await test.step('an address with a secret is not shown again once it is saved', async () => {
    await expect(webhook).toHaveValue('https://hook.example/…');
    await expect(webhook).not.toBeEditable();
    await expectAccessible(page);
    await button('Replace this address').click();
    await expect(webhook).toBeFocused();
    await expect(webhook).toHaveValue('');
    await button('Keep the saved address').click();
    await expect(webhook).toHaveValue('https://hook.example/…');
    await button('Replace this address').click();
    await button('Save settings').click();
    await expect(button('Keep the saved address')).toBeHidden();
    await page.reload();
    await expect(webhook).toHaveValue('');
    await expect(notice).toHaveValue(text);
  });

  await set({ hours });
  await page.goto('/signal-board');
  const note = page.getByRole('note', { name: 'Notice' });
  const footer = page.getByRole('contentinfo');
  await expect(note).toHaveText(text);
  await expect(footer).toContainText(said);
  await set({ notice: null, hours: null });
  await page.reload();
  await expect(note).toHaveCount(0);
  await expect(footer).toContainText(site.hours.text);
});

// A build takes half a minute.
test('every page has the notice and the hours after the rebuild', atNight, async ({ page }) => {
  test.setTimeout(300_000);
  const notice = 'We are closed on Fridays.';
  const set = (data: object) => page.request.patch('/api/admin/settings', { data });
  const source = async (path: string) => (await page.request.get(path)).text();
  const rebuilt = { timeout: 120_000 };
  await set({ notice, hours });
  await expect.poll(() => source('/services'), rebuilt).toContain(notice);
  await page.goto('/contact');
  await expect(page.getByRole('note', { name: 'Notice' })).toHaveText(notice);
  await expect(page.getByRole('contentinfo')).toContainText(said);
  expect(await source('/contact')).not.toContain(site.hours.text);

  await page.getByRole('button', { name: salesAside.callButton }).first().click();
  await expect(page.getByRole('gridcell', { name: /Closed on Fridays/ }).first()).toBeVisible();

  await set({ notice: null, hours: null });
  await expect.poll(() => source('/services'), rebuilt).not.toContain(notice);
  expect(await source('/contact')).toContain(site.hours.text);
});
