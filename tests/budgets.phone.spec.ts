import { demoAgency, expect, test } from './fixtures.ts';
import { weigh } from './weigh.ts';

/** Byte budgets of a first visit. `npm run bench:pages` measures the loading times that they protect. */
const BUDGETS = { scripts: 5_000, scene: 15_000, transfer: 120_000 };

// To a few bytes, which differ with the agency's content.
test('a first visit stays within its budgets; islands and lists load later', demoAgency, async ({ page }) => {
  const bytes = await weigh(page, () => page.goto('/', { waitUntil: 'networkidle' }));
  expect(bytes.scripts).toBeLessThanOrEqual(BUDGETS.scripts);
  expect(bytes.scene).toBeLessThanOrEqual(BUDGETS.scene);
  expect(bytes.transfer).toBeLessThanOrEqual(BUDGETS.transfer);

  const early: string[] = [];
  page.on('request', (request) => {
    if (/\/(islands|react|posts)\.[^/]+\.js/.test(request.url())) early.push(request.url());
  });
  for (const path of ['/services-old', '/services', '/contact', '/projects']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(early, path).toEqual([]);
  }
});
