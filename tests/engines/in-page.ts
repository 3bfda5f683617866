/** What the journeys of several engines ask of a page: functions that run in it, and see nothing of the test. */

/** Width of the document, which is the window's unless something sticks out. */
export const documentWidth = () => document.documentElement.scrollWidth;

/** How high the parts of a page are, which depends on where their lines break. */
export const heightsOfParts = () =>
  [...document.querySelectorAll('main > *, main h2, main h3, main dd')].map(
    (part) => part.getBoundingClientRect().height,
  );

/** The number of the card that a carousel shows first; 0 before its script has counted. */
export const firstCard = () =>
  Number(/\d+/.exec(document.querySelector('[data-carousel] [data-place]')?.textContent ?? '')?.[0] ?? 0);

export const isCarouselAtRest = () => !document.querySelector('[data-carousel] ul')?.matches('[data-moving]');

/** Moves a carousel by two cards, as a finger does, which the drivers have not. */
export function swipeTwoCards(): void {
  const row = document.querySelector('[data-carousel] ul') as HTMLElement;
  const [first, second] = [...row.children] as HTMLElement[];
  const pitch = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  row.scrollBy({ left: 2 * pitch, behavior: 'instant' });
}
