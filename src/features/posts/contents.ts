import { slugOf } from '#src/domain/slug.ts';

/** Articles with fewer headings get no table of contents. */
const MIN_HEADINGS = 3;

/**
 * Gives an article's headings ids and lists them beside it; short articles get no list. Done in the browser,
 * because nothing may change the article's HTML between the sanitizer and the page.
 *
 * @param nav the empty table of contents, hidden until it has entries.
 */
export function startContents(nav: HTMLElement, prose: HTMLElement): void {
  const headings = [...prose.querySelectorAll('h2')].filter(({ textContent }) => textContent.trim());
  for (const heading of headings) heading.id = freeId(slugOf(heading.textContent.trim()));
  if (headings.length >= MIN_HEADINGS) {
    nav.querySelector('ol')?.append(...headings.map(entry));
    nav.hidden = false;
  }
  // Wide content scrolls sideways, and must be focusable for that.
  for (const part of prose.querySelectorAll<HTMLElement>('pre, table')) {
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
  }
  const place = headings.find((heading) => addressOf(heading) === location.hash);
  if (place) void goTo(place);
}

/**
 * Scrolls to the URL's hash again: the browser looked for it before the headings had ids. Fonts that arrive later change
 * the height of the text above.
 */
async function goTo(place: HTMLElement): Promise<void> {
  place.scrollIntoView();
  await document.fonts.ready;
  place.scrollIntoView();
}

function addressOf({ id }: HTMLElement): string {
  return `#${encodeURIComponent(id)}`;
}

function entry(heading: HTMLElement): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = addressOf(heading);
  link.textContent = heading.textContent;
  item.dir = 'auto';
  item.append(link);
  return item;
}

function freeId(wanted: string): string {
  const name = wanted || 'part';
  for (let number = 1; ; number++) {
    const id = number === 1 ? name : `${name}-${number}`;
    if (!document.getElementById(id)) return id;
  }
}
