import { boardHeads } from '#src/content/notices.data.ts';
import { demoSignals } from '#src/domain/posts/demo.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** A post that leads to another site. */
const external = demoSignals.find((post) => post.url);
const { slug, title, url = '' } = external ?? { slug: '', title: '' };

test.describe('a post', () => {
  test(
    'is reached by its card and links back',
    { tag: ['@desktop', '@demo-agency'] },
    async ({ page }) => {
      await page.goto('/signal-board');
      await page
        .getByRole('tabpanel')
        .getByRole('article')
        .filter({ hasText: 'The one-week tally sheet' })
        .getByRole('link', { name: 'Read More' })
        .click();
      await expect(page).toHaveURL('/signal-board/the-one-week-tally-sheet');
      await expect(page).toHaveTitle('The one-week tally sheet | Freehand');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('The one-week tally sheet');
      await expect(main.getByText('Playbook', { exact: true }).first()).toBeVisible();
      await expect(main.getByText(/^Before you automate anything/).first()).toBeVisible();
      await expect(main.getByRole('time').first()).toHaveText(/^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/);
      await expect(main.getByRole('heading', { name: 'How to run it' })).toHaveAttribute(
        'id',
        'how-to-run-it',
      );
      await expectAccessible(page);
      const back = main.getByRole('link', { name: 'Back to Signal Board' });
      await expect(back).toHaveCount(2);
      await back.last().click();
      await expect(page).toHaveURL('/signal-board');
    },
  );

  test(
    'from another site opens in a new tab and returns to the board',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await context.route(url, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
      );
      const opened = context.waitForEvent('page');
      await page.goto('/signal-board');
      await page.goto(`/signal-board/${slug}`).catch(() => {});
      expect(['about:blank', url]).toContain((await opened).url());
      await expect(page).toHaveURL('/signal-board');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        boardHeads['signal-board'].title,
      );
    },
  );

  test(
    'stays and shows the link when the browser opens no window',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.addInitScript(() => (window.open = () => null));
      await page.goto(`/signal-board/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: 'Visit Source' })).toHaveAttribute('href', url);
      await expectAccessible(page);
      await expect(page).toHaveURL(`/signal-board/${slug}`);
    },
  );

  test.describe('without a post', { tag: '@desktop' }, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('the page says that the post does not exist', async ({ page }) => {
      await page.goto('/signal-board/no-such-post');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
      await expect(
        page.getByText(
          "The signal board post you're looking for doesn't exist or has been removed.",
        ),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to Signal Board' }).click();
      await expect(page).toHaveURL('/signal-board');
    });
  });
});
