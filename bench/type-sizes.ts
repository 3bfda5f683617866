/**
 * `npm run bench:type [-- ORIGIN]`: the computed sizes of type on all public pages in a window 1440 px wide, each with how many
 * pages have it and where it was found first; then the sizes of the headings by level. ORIGIN is a running site; without one
 * a fresh one is started.
 */
import { chromium, type Page } from '@playwright/test';
import { listed } from '../tests/every-page/routes.ts';
import { findBrowser } from '#scripts/browser.ts';
import { startProgram } from './program.ts';

/** The sizes that the design has. */
const AIM = 13;

interface Sized {
  size: number;
  /** The element's name and the beginning of its text. */
  where: string;
  /** 'h2', where it is a heading. */
  level?: string;
}

const [given] = process.argv.slice(2);
const program = given ? undefined : await startProgram({});
const browser = await chromium.launch({
  executablePath: (await findBrowser('whole')) ?? chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const sizes = new Map<number, { pages: Set<string>; where: string }>();
  const levels = new Map<string, Set<number>>();
  for (const path of listed) {
    await page.goto((given ?? program?.origin ?? '') + path);
    for (const { size, where, level } of await sizesOn(page)) {
      const known = sizes.get(size) ?? { pages: new Set(), where: `${path}: ${where}` };
      sizes.set(size, { ...known, pages: known.pages.add(path) });
      if (level) levels.set(level, (levels.get(level) ?? new Set()).add(size));
    }
  }
  const inOrder = [...sizes].toSorted(([one], [other]) => one - other);
  for (const [size, { pages, where }] of inOrder) {
    console.log(`${String(size).padStart(6)} px  ${String(pages.size).padStart(3)} pages  ${where}`);
  }
  console.log(`${sizes.size} sizes; ${AIM} are aimed at.`);
  for (const [level, found] of [...levels].toSorted()) console.log(`${level}: ${[...found].toSorted().join(', ')} px`);
} finally {
  await browser.close();
  await program?.stop();
}

/**
 * The size of every element that shows text of its own, but for what is scaled with its surroundings: drawings, the signs of a
 * figure, what stands on the cover of a post, and the initials that stand in for a portrait.
 */
function sizesOn(page: Page): Promise<Sized[]> {
  return page.evaluate(() =>
    [
      ...document.body.querySelectorAll<HTMLElement>(
        '*:not(svg, svg *, [role=img] *, .sign, .picture *, .portrait *, script, style, template, noscript)',
      ),
    ].flatMap((element) => {
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? '')
        .join(' ')
        .trim();
      if (!own || !element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) return [];
      const name = element.localName;
      const level = element.closest('h1, h2, h3, h4, h5, h6')?.localName;
      const size = Number(parseFloat(getComputedStyle(element).fontSize).toFixed(2));
      return { size, where: `${name} “${own.slice(0, 40)}”`, ...(level && { level }) };
    }),
  );
}
