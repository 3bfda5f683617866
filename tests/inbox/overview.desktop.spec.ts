import { adminTest as test, expect, expectAccessible } from '../fixtures.ts';
import { button, newPerson, write } from './inbox.ts';
import { fresh, message } from './setup.data.ts';
import { expectLink, toasts } from '../parts.ts';

const OVERVIEW = '/admin-dashboard/overview';

test('the overview says what waits and what came in, in one request', async ({ page }) => {
  const { name, email } = newPerson();
  const id = await write(page, { name, email });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto(OVERVIEW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const waiting = page.getByRole('region', { name: 'Waiting' });
  await expectLink(waiting, name, `/admin-dashboard/inbox?item=lead-${id}`);
  await expect(waiting.getByRole('heading', { name: 'Next calls' })).toBeVisible();
  const others = ['/api/admin/check-auth', '/api/admin/inbox/news'];
  expect(asked.filter((path) => !others.includes(path))).toEqual(['/api/admin/overview']);
  const site = page.getByRole('region', { name: 'Public site' });
  await expect(site).toContainText('There’s nothing to rebuild.');
  await expect(button(page, 'Rebuild the site')).toHaveCount(0);

  await expect(page.getByRole('img', { name: /^Views a day over 30 days\./ })).toBeVisible();
  await page.getByText('Show the figures as a table').click();
  const rows = page.getByRole('table', { name: 'What came in, by day' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  await expectAccessible(page);
  await button(page, '90 days').click();
  await expect(page.getByRole('img', { name: /^Calls booked a day over 90 days\./ })).toBeVisible();
  await expect(rows).toHaveCount(91);
});

test('where deployed it helps to set up, sends again and follows a rebuild', async ({ page }) => {
  const setup = structuredClone(fresh);
  const undelivered = { total: 1, messages: [message] };
  let builtAt = '2026-05-04T10:00:00Z';
  await page.route('/api/admin/overview?*', async (route) => {
    const overview = await (await route.fetch()).json();
    const isFresh = { site: { canRebuild: true, isOutdated: false }, setup, undelivered };
    await route.fulfill({ json: { ...overview, ...isFresh } });
  });
  await page.route('/api/admin/setup', (route) => {
    const { step, dismissed } = route.request().postDataJSON() ?? {};
    Object.assign(setup.items.find((item) => item.step === step) ?? {}, { dismissed });
    return route.fulfill({ json: setup });
  });
  await page.route(`/api/admin/outbox/${message.id}/retry`, (route) => {
    Object.assign(undelivered, { total: 0, messages: [] });
    return route.fulfill({ json: { ...message, state: 'waiting' } });
  });
  await page.route('/api/admin/rebuild', (route) =>
    route.fulfill({ status: 202, json: { requestedAt: '2026-05-04T11:00:00Z' } }),
  );
  await page.route('/version.json', (route) => route.fulfill({ json: { builtAt } }));
  await page.goto(OVERVIEW);
  const list = page.getByRole('region', { name: 'Finish setting up' });
  await expect(list).toContainText('One step is needed; the rest is good to know.');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByText('name.netlify.app')).toBeVisible();
  await expect(page.getByText(/14 attempts: The webhook answered 500\./)).toBeVisible();
  const site = page.getByRole('region', { name: 'Public site' });
  await expect(site).toContainText('Readers see every change to a post as soon as it’s saved.');
  await button(page, 'Rebuild the site').click();
  await expect(site.getByRole('status')).toContainText('Building');
  await expectAccessible(page);
  builtAt = '2026-05-04T11:03:00Z';
  await button(page, 'Retry New contact request from Ada Park').click();
  await expect(toasts(page)).toContainText('Sending again');
  await expect(page.getByText('Undelivered notifications')).toBeHidden();
  await expect(site.getByRole('status')).toHaveText('The rebuilt site is live.', {
    timeout: 15_000,
  });

  await button(list, 'Dismiss No build hook is needed').press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('heading', { name: 'Finish setting up' })).toBeFocused();
  await button(list, 'Change password').click();
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(list, 'Change password')).toBeFocused();
  for (const item of setup.items) item.done ||= item.step === 'password';
  await page.reload();
  await expect(list).toContainText('Everything required is done.');
  await button(list, 'Dismiss Who answers visitors').click();
  await button(list, 'Dismiss Where the site is found').click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
