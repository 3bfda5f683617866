import type { Setup } from '../../src/contracts/setup.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { answerOverview, button } from './inbox.ts';

const note = { required: false, done: false, dismissed: false };

/** As after the first deploy. The journeys share one admin, so no journey may change its steps. */
const fresh: Setup = {
  items: [
    { step: 'password', required: true, done: false, dismissed: false },
    { step: 'notifications', required: true, done: true, dismissed: false },
    { step: 'build-hook', ...note },
    { step: 'assistant', ...note },
    { step: 'address', ...note },
  ],
  deployed: true,
  buildHook: false,
  assistant: 'embedded',
  closedDaysEnd: undefined,
  modelQuestions: 25,
  address: 'https://name.netlify.app',
};

test(
  'the overview lists the remaining steps after the first deploy, until they are done',
  { tag: '@desktop' },
  async ({ page }) => {
    const setup = structuredClone(fresh);
    await page.route('/api/admin/setup', (route) => {
      if (route.request().method() === 'PATCH') {
        const { step, dismissed } = route.request().postDataJSON();
        Object.assign(setup.items.find((item) => item.step === step) ?? {}, { dismissed });
      }
      return route.fulfill({ json: setup });
    });
    await answerOverview(page, () => ({ setup }));
    await signIn(page);
    await page.goto('/admin-dashboard/overview');
    const list = page.getByRole('region', { name: 'Finish setting up' });
    await expect(list).toContainText('One step is needed; the rest is good to know.');
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await expect(list.getByText('name.netlify.app')).toBeVisible();
    await expectAccessible(page);

    await list.getByRole('button', { name: 'Dismiss No build hook is needed' }).press('Enter');
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
  },
);

test('a dismissed notice stays away', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  const change = (dismissed: boolean) =>
    page.request.patch('/api/admin/setup', { data: { step: 'assistant', dismissed } });
  await change(false);
  await page.goto('/admin-dashboard/overview');
  await button(page, 'Dismiss Who answers visitors').click();
  await expect(button(page, 'Dismiss Who answers visitors')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('img', { name: /^Views a day/ })).toBeVisible();
  await expect(button(page, 'Dismiss Who answers visitors')).toBeHidden();
  await change(false);
});
