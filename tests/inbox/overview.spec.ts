import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { answerOverview, button, newPerson, write } from './inbox.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

test(
  'the overview draws what came in, and has it as a table',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page.goto('/admin-dashboard/overview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await expect(page.getByRole('img', { name: /^Views a day over 30 days\./ })).toBeVisible();
    await page.getByText('Show the figures as a table').click();
    const rows = page.getByRole('table', { name: 'What came in, by day' }).getByRole('row');
    await expect(rows).toHaveCount(31);
    await expectAccessible(page);
    await button(page, '90 days').click();
    await expect(
      page.getByRole('img', { name: /^Calls booked a day over 90 days\./ }),
    ).toBeVisible();
    await expect(rows).toHaveCount(91);
  },
);

test('the overview begins with what waits, in one request', async ({ page }) => {
  const { name, email } = newPerson();
  const id = await write(page, { name, email });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/admin-dashboard/overview');
  const waiting = page.getByRole('region', { name: 'What is waiting' });
  await expect(waiting.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/admin-dashboard/inbox?item=lead-${id}`,
  );
  await expect(waiting.getByRole('heading', { name: 'Next calls' })).toBeVisible();
  await expectAccessible(page);
  const others = ['/api/admin/check-auth', '/api/admin/inbox/news'];
  expect(asked.filter((path) => !others.includes(path))).toEqual(['/api/admin/overview']);
});

test(
  'undelivered notifications are sent again from the overview',
  { tag: '@desktop' },
  async ({ page }) => {
    const message = {
      ...{
        id: crypto.randomUUID(),
        channel: 'webhook',
        kind: 'contact',
        aboutId: 1,
        state: 'dead',
      },
      ...{ subject: 'New contact request from Ada Park', attempts: 14, nextAttemptAt: null },
      ...{ lastError: 'The webhook answered 500.', createdAt: '2026-05-04T10:00:00Z' },
      deadAt: '2026-05-05T10:00:00Z',
    };
    let isDead = true;
    await answerOverview(page, () => ({
      undelivered: { total: Number(isDead), messages: isDead ? [message] : [] },
    }));
    await page.route(`/api/admin/outbox/${message.id}/retry`, (route) => {
      isDead = false;
      return route.fulfill({ json: { ...message, state: 'waiting' } });
    });
    await page.goto('/admin-dashboard/overview');
    await expect(page.getByText(/14 attempts: The webhook answered 500\./)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Retry New contact request from Ada Park').click();
    await expect(toasts(page)).toContainText('Sending again');
    await expect(page.getByText('Undelivered notifications')).toBeHidden();
  },
);

test(
  'the overview says what readers see, and follows a rebuild until it is live',
  { tag: '@desktop' },
  async ({ page }) => {
    let builtAt = '2026-05-04T10:00:00Z';
    await answerOverview(page, () => ({ site: { canRebuild: true, isOutdated: false } }));
    await page.route('/api/admin/rebuild', (route) =>
      route.fulfill({ status: 202, json: { requestedAt: '2026-05-04T11:00:00Z' } }),
    );
    await page.route('/version.json', (route) => route.fulfill({ json: { builtAt } }));
    await page.goto('/admin-dashboard/overview');
    const site = page.getByRole('region', { name: 'Public site' });
    await expect(site).toContainText('Readers see every change to a post as soon as it is saved.');
    await button(page, 'Rebuild the site').click();
    await expect(site.getByRole('status')).toContainText('Building');
    await expectAccessible(page);
    builtAt = '2026-05-04T11:03:00Z';
    await expect(site.getByRole('status')).toHaveText('The rebuilt site is live.', {
      timeout: 15_000,
    });
  },
);

test('without a build hook nothing is missing', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin-dashboard/overview');
  const site = page.getByRole('region', { name: 'Public site' });
  await expect(site).toContainText('There is nothing to rebuild.');
  await expect(button(page, 'Rebuild the site')).toHaveCount(0);
});
