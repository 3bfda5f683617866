import type { Page } from '@playwright/test';
import { frame } from '#src/content/messages.ts';
import { forbiddenIn } from './every-page/inspect-page.ts';
import { tabThrough } from './every-page/keyboard.ts';
import { unreadable } from './every-page/layout.ts';
import { kinds, listed, nightlyUnless, pages } from './every-page/routes.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

// The not-found page has this status.
test.use({ allowedErrors: [/status of 404/] });

test('the pages tested here are those of the sitemap', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  // Another journey may publish a post meanwhile.
  const standing = paths.filter((path) => listed.includes(path) || !isPost(path));
  expect(standing.toSorted()).toEqual([...listed].toSorted());
});

test('no page has what the content policy blocks without a word', async ({ request }) => {
  const bad =
    '<p style="color:red"><a href=" java&Tab;script:x()" OnClick = x()></a><script src="https://a.example"></script>';
  expect(forbiddenIn(bad)).toHaveLength(4);
  // By night all of them; site.desktop.spec.ts crawls them for other faults.
  for (const path of process.env.NIGHTLY ? pages : kinds) {
    const html = await (await request.get(path)).text();
    expect(forbiddenIn(html), path).toEqual([]);
  }
});

for (const path of pages) {
  test(`${path} can be read by everybody`, nightlyUnless(kinds, path), async ({ page }) => {
    await open(page, path, 1280);
    await expectReadable(page, 1280);
    await expectAccessible(page);
    await expectReadable(page, 360);
  });

  test(`${path} can be read zoomed and at any width`, nightlyUnless(['/'], path), async ({ page }) => {
    await open(page, path, 1920);
    for (const width of [1920, 1024, 768, 390]) await expectReadable(page, width);
    // A window of 1280 × 720 px at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 360 });
    expect(await unreadable(page), 'zoomed to 200 %').toEqual([]);
    await resize(page, 1280);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await unreadable(page), 'in type of 200 %').toEqual([]);
  });
}

/** By day, a page of links and one whose filter is fixed on a phone. */
const walked = ['/ 1280', '/services 360'];

for (const path of kinds) {
  for (const width of [1280, 360]) {
    const name = `${path} can be used by keyboard at ${width} px`;
    test(name, nightlyUnless(walked, `${path} ${width}`), async ({ page }) => {
      await open(page, path, width);
      const { stops, missed } = await tabThrough(page);
      expect(stops[0]?.name).toBe(`a “${frame.skipToContent}”`);
      const names = (found: typeof stops) => found.map(({ name }) => name);
      expect(names(stops.filter(({ shows }) => !shows)), 'without a sign of the focus').toEqual([]);
      expect(names(stops.filter(({ inSight }) => !inSight)), 'under something else').toEqual([]);
      expect(missed, 'not reached').toEqual([]);
      // In document order and each only once, so nothing traps the focus.
      const places = stops.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.at(-1)).toBe(stops.length - 1);

      await page.getByRole('link', { name: frame.skipToContent }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page can be read and used', async ({ page }) => {
    await resize(page, 1280);
    for (const path of kinds) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
      expect(await idle(page), path).toEqual([]);
    }
  });
});

function isPost(path: string): boolean {
  return /^\/(blog|signal-board)\/./.test(path);
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await resize(page, width);
  await page.goto(path);
  await page.evaluate(async () => {
    // With its first answer to anybody the browser also tells carousels what is out of view, which they make unreachable.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    await document.fonts.ready;
  });
}

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
}

async function expectReadable(page: Page, width: number): Promise<void> {
  await resize(page, width);
  expect(await unreadable(page), `at ${width} px`).toEqual([]);
}

/** Links without a target and buttons without a handler, one line each. */
function idle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const dead = (element: HTMLElement) => {
      if (element instanceof HTMLAnchorElement) {
        const { hash, pathname } = element;
        const here = pathname === location.pathname && hash;
        return here ? !document.getElementById(decodeURIComponent(hash.slice(1))) : !element.href;
      }
      if (element.hasAttribute('popovertarget') || element.hasAttribute('commandfor')) return false;
      // What unfolds on focus needs no script.
      element.focus();
      const folded = element.nextElementSibling;
      if (element.ariaExpanded && folded && shown(folded)) return false;
      const { form } = element as HTMLButtonElement;
      return !form?.hasAttribute('action') && form?.method !== 'dialog';
    };
    return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
      .filter((element) => shown(element) && dead(element))
      .map((element) => `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`);
  });
}
