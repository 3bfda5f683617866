import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { contactDialog, menuItem } from '../parts.ts';

test('an island that fails says so, offers other ways, and comes back with what was typed', async ({ page }) => {
  await page.goto('/coming-soon');
  await menuItem(page, '/contact').click();
  const dialog = contactDialog(page);
  await dialog.getByLabel('Full Name').fill('Marguerite Oyelaran');

  // As a translator or an extension that moved the elements does: the next one that React adds has lost its place.
  await page.evaluate(() => {
    const { appendChild, insertBefore } = Node.prototype;
    const fail = () => {
      Object.assign(Node.prototype, { appendChild, insertBefore });
      throw new DOMException('The node is not a child of this node.', 'NotFoundError');
    };
    Object.assign(Node.prototype, { appendChild: fail, insertBefore: fail });
  });
  await dialog.getByRole('button', { name: 'Submit' }).click();

  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong here.' });
  await expect(notice.getByRole('link', { name: site.phone.text })).toHaveAttribute('href', site.phone.href);
  await expect(notice.getByRole('link', { name: site.email.support })).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Marguerite Oyelaran');
  await expect(notice).toBeHidden();
});
