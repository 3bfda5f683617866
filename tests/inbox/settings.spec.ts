import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { button } from './inbox.ts';
import { toasts } from '../parts.ts';

test.describe('the settings', () => {
  // A wrong address is shown at its field.
  test.use({ allowedErrors: [/status of 422/] });

  test(
    'keep what was typed over a reload, until it is saved',
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page);
      await page.goto('/admin-dashboard/settings');
      const questions = page.getByRole('textbox', { name: /^Questions per day/ });
      const calendar = page.getByRole('textbox', { name: /^Calendar whose events block calls/ });
      await questions.fill('7');
      await calendar.fill('http://calendar.example/feed.ics');
      await page.reload();
      await expect(questions).toHaveValue('7');
      await button(page, 'Save settings').click();
      await expect(calendar).toHaveAccessibleDescription(
        'Please enter the https address of a calendar',
      );
      await expectAccessible(page);
      await calendar.fill('');
      await button(page, 'Save settings').click();
      await expect(toasts(page).getByText('Settings saved')).toBeVisible();
      await page.reload();
      await expect(questions).toHaveValue('7');
      await page.request.patch('/api/admin/settings', { data: { modelQuestions: null } });
      await page.reload();
      await expect(questions).toHaveValue('');
    },
  );
});
