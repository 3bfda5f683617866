import { lateFonts } from './engines/late-fonts.ts';
import { demoAgency, expect, test, watchShifts } from './fixtures.ts';
import { weigh } from './weigh.ts';

/** Byte budgets of a first visit. `npm run bench:pages` measures the loading times that they protect. */
const HOME = { scripts: 7 * 1024, scene: 15_000, transfer: 90 * 1024 };
const OTHER_SCRIPTS = 9 * 1024;
/** How far a page may shift while it arrives. */
const SHIFT = 0.02;

// To a few bytes, which differ with the agency's content.
test('a first visit stays within its budgets; islands and lists load later', demoAgency, async ({ page }) => {
  const bytes = await weigh(page, () => page.goto('/', { waitUntil: 'networkidle' }));
  expect(bytes.scripts).toBeLessThanOrEqual(HOME.scripts);
  expect(bytes.scene).toBeLessThanOrEqual(HOME.scene);
  expect(bytes.transfer).toBeLessThanOrEqual(HOME.transfer);

  const early: string[] = [];
  page.on('request', (request) => {
    if (/\/(islands|react|posts)\.[^/]+\.js/.test(request.url())) early.push(request.url());
  });
  for (const path of [
    '/services-old',
    '/services',
    '/contact',
    '/projects',
    '/freight-billing-desk',
    '/slip/orders-out-of-email',
    '/blog',
    '/signal-board',
  ]) {
    const { scripts } = await weigh(page, () => page.goto(path, { waitUntil: 'networkidle' }));
    // Lists of posts fetch what is new and fill cards with it.
    const isList = path === '/blog' || path === '/signal-board';
    expect(scripts, path).toBeLessThanOrEqual(OTHER_SCRIPTS);
    if (!isList) expect(early, path).toEqual([]);
  }
});

test(
  'what arrives late shifts little: fonts, and the tab that a link names',
  demoAgency,
  async ({ page, baseURL, allowErrors }) => {
    // The server in between takes no posts of views.
    allowErrors(/\/api\/views/);
    const shifted = await watchShifts(page);
    const server = await lateFonts(baseURL ?? '', 500);
    try {
      for (const path of ['/projects', '/services-old', '/contact#support']) {
        await page.goto(server.origin + path);
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        });
        expect(await shifted(), path).toBeLessThanOrEqual(SHIFT);
      }
    } finally {
      server.close();
    }
  },
);
