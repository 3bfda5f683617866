import { site } from '#src/content/site.ts';
import { expect, expectAccessible, onDesk, test } from '../fixtures.ts';
import { contactDialog, menuItem } from '../parts.ts';

test(
  'an island that fails says so, offers other ways, and comes back with what was typed',
  onDesk,
  async ({ page, allowErrors }) => {
    allowErrors(/NotFoundError: The node is not a child/);
    await page.goto('/coming-soon');
    await menuItem(page, '/contact').click();
    const dialog = contactDialog(page);
    await dialog.getByLabel('Full Name').fill('Marguerite Oyelaran');

    // As a translator or an extension that moved the elements does: the next one that React adds has lost its place.
    await page.evaluate(() => {
      const { appendChild, insertBefore } = Node.prototype;
      /** Fails once, in the form alone: other scripts of the page add elements too. */
      const failing = <Args extends unknown[], Result>(add: (this: Node, ...args: Args) => Result) =>
        function (this: Node, ...args: Args): Result {
          if (!(this instanceof Element && this.closest('form'))) return add.apply(this, args);
          Object.assign(Node.prototype, { appendChild, insertBefore });
          throw new DOMException('The node is not a child of this node.', 'NotFoundError');
        };
      Object.assign(Node.prototype, { appendChild: failing(appendChild), insertBefore: failing(insertBefore) });
    });
    await dialog.getByRole('button', { name: 'Submit' }).click();

    const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong here.' });
    await expect(notice.getByRole('link', { name: site.phone.text })).toHaveAttribute('href', site.phone.href);
    await expect(notice.getByRole('link', { name: site.email.support })).toBeVisible();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Marguerite Oyelaran');
    await expect(notice).toBeHidden();
  },
);
