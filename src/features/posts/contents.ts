import { slugOf } from '#src/domain/slug.ts';

/** Fewer headings than this are seen at a glance. */
const WORTH_IT = 3;

/**
 * Gives the headings of an article ids and lists them beside it; a short article keeps no list. In the
 * browser, because nothing may change the article's HTML between the sanitiser and the page.
 *
 * @param nav the empty list's frame, hidden until there is something in it.
 */
export function startContents(nav: HTMLElement, prose: HTMLElement): void {
  const headings = [...prose.querySelectorAll('h2')].filter(({ textContent }) =>
    textContent.trim(),
  );
  for (const heading of headings) heading.id = freeId(slugOf(heading.textContent.trim()));
  if (headings.length >= WORTH_IT) {
    nav.querySelector('ol')?.append(...headings.map(entry));
    nav.hidden = false;
  }
  // What is wider than its place is pushed along, by keyboard too.
  for (const part of prose.querySelectorAll<HTMLElement>('pre, table')) {
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
  }
  const place = headings.find((heading) => addressOf(heading) === location.hash);
  if (place) void goTo(place);
}

/**
 * The browser looked for the place before it had a name. On the first load of a visit the fonts come only
 * now (theme.css), and the text above it takes another height.
 */
async function goTo(place: HTMLElement): Promise<void> {
  place.scrollIntoView();
  await Promise.all(document.documentElement.getAnimations().map(({ finished }) => finished));
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
