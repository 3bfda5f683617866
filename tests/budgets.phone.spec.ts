import { demoAgency, expect, test } from './fixtures.ts';
import { weigh } from './weigh.ts';

/** Byte budgets of a first visit. `npm run bench:pages` measures the loading times that they protect. */
const BUDGETS = { scripts: 5_000, scene: 15_000, transfer: 120_000 };

test(
  'no page fetches the code of its islands before it is touched, or that of the lists of posts',
  demoAgency,
  async ({ page }) => {
    for (const path of ['/services-old', '/services', '/contact', '/projects']) {
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') files.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(
        files.filter((url) => /\/(islands|react|posts)\./.test(url)),
        path,
      ).toEqual([]);
      page.removeAllListeners('request');
    }
  },
);

// To a few bytes, which differ with the agency's content.
test('a first visit to the home page stays within its budgets', demoAgency, async ({ page }) => {
  const bytes = await weigh(page, () => page.goto('/', { waitUntil: 'networkidle' }));
  expect(bytes.scripts).toBeLessThanOrEqual(BUDGETS.scripts);
  expect(bytes.scene).toBeLessThanOrEqual(BUDGETS.scene);
  expect(bytes.transfer).toBeLessThanOrEqual(BUDGETS.transfer);
});
