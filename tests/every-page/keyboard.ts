import type { Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 400;

/** A tab stop of a page. */
interface Stop {
  name: string;
  /** Index among all focusable elements in document order, or -1. */
  place: number;
  /** Whether the element looks different while it has the focus. */
  shows: boolean;
  /** Whether a part of it is in the window and not covered. */
  inSight: boolean;
}

/**
 * Presses Tab until the focus has left the page or started over.
 *
 * @param most ends earlier, on the page
 * @returns the tab stops, and the names of focusable elements that were not reached
 */
export async function tabThrough(page: Page, most = MOST_STOPS): Promise<{ stops: Stop[]; missed: string[] }> {
  await page.evaluate(() => {
    const looks = (element: Element) => {
      // A card shows the focus for its link, a label for its field.
      const near = [element, element.parentElement, element.closest('label, article')];
      return near
        .filter((part) => part !== null)
        .flatMap((part) => [
          getComputedStyle(part),
          getComputedStyle(part, '::before'),
          getComputedStyle(part, '::after'),
        ])
        .map((style) =>
          [
            style.outlineStyle === 'none' ? '' : `${style.outlineWidth}${style.outlineColor}`,
            style.boxShadow,
            style.backgroundColor,
            style.borderColor,
            style.transform,
          ].join(),
        )
        .join(';');
    };
    const named = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    /** In a group of radios, only the checked one or the first is a tab stop. */
    const isStop = (element: HTMLElement) => {
      if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [...document.querySelectorAll<HTMLInputElement>(`[name="${element.name}"]`)];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]',
      ),
    ];
    const reachable = all.filter(isStop);
    const before = new Map(reachable.map((element) => [element, looks(element)]));
    Object.assign(window, {
      lookAround: {
        missed: (places: number[]) => reachable.filter((_, place) => !places.includes(place)).map(named),
        here: () => {
          const element = document.activeElement as HTMLElement | null;
          if (!element || element === document.body) return null;
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const points = [
            [x, y],
            [box.left + 3, y],
            [x, box.top + 3],
            [x, box.bottom - 3],
          ] as const;
          return {
            name: named(element),
            place: reachable.indexOf(element),
            shows: looks(element) !== before.get(element),
            inSight: points.some(([across, down]) => {
              const top = document.elementFromPoint(across, down);
              return (
                top !== null &&
                (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
              );
            }),
          };
        },
      },
    });
  });
  type Window = { lookAround: { here: () => Stop | null; missed: (places: number[]) => string[] } };
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => (window as unknown as Window).lookAround.here());
    if (!stop || stop.place === stops[0]?.place) break;
    stops.push(stop);
  }
  const places = stops.map(({ place }) => place);
  const missed = await page.evaluate((reached) => (window as unknown as Window).lookAround.missed(reached), places);
  return { stops, missed };
}
