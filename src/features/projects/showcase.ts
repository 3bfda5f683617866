import {
  countLine,
  find,
  queryOf,
  viewFrom,
  wholeShowcase,
  type Listed,
  type View,
} from './filter.ts';
import { glide } from './glide.ts';

/**
 * Search, sort and tags for the cards in the page. The view is stored in the URL, so that it can be shared
 * and survives reloads and Back.
 *
 * @param root contains the controls and the list; each card has its data in `data-listed`.
 */
export function startShowcase(root: HTMLElement): void {
  const one = (selector: string) => root.querySelector(selector) as HTMLElement;
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const search = one('[type=search]') as HTMLInputElement;
  const list = one('[data-list]');
  const cards = all('[data-listed]').map((element) => ({
    element,
    ...(JSON.parse(element.dataset.listed ?? '') as Listed),
  }));
  const elements = cards.map(({ element }) => element);
  const tags = all('[data-tag]');
  const fromAddress = () =>
    viewFrom(
      location.search,
      tags.map(({ dataset }) => dataset.tag ?? ''),
    );
  let view: View = wholeShowcase;

  function show(next: View): void {
    view = next;
    if (search.value.trim() !== view.search.trim()) search.value = view.search;
    for (const button of all('[data-sort]')) {
      button.ariaPressed = String(button.dataset.sort === view.sort);
    }
    for (const button of tags) {
      button.ariaPressed = String(view.tags.includes(button.dataset.tag ?? ''));
    }
    const found = find(cards, view).map(({ element }) => element);
    for (const element of elements) element.hidden = !found.includes(element);
    putFirst(list, found);
    one('[data-count]').textContent = countLine(found.length);
    one('[data-empty]').hidden = found.length > 0;
    list.hidden = found.length === 0;
  }

  /** A view chosen by the visitor: adds a history entry, except while a search is still being typed. */
  function choose(change: Partial<View>, replace = false): void {
    glide(elements, () => show({ ...view, ...change }));
    history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + queryOf(view));
  }

  let typing = false;
  search.addEventListener('input', () => {
    choose({ search: search.value }, typing);
    typing = true;
  });
  search.addEventListener('blur', () => (typing = false));
  search.form?.addEventListener('submit', (event) => event.preventDefault());

  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '[data-sort], [data-tag], [data-clear]',
    );
    if (!button) return;
    const { sort, tag } = button.dataset;
    if (sort) return choose({ sort: sort as View['sort'] });
    if (tag) return choose({ tags: toggled(view.tags, tag) });
    choose({ search: '', tags: [] });
    search.focus();
  });

  addEventListener('popstate', () => glide(elements, () => show(fromAddress())));
  // Text typed before this code was loaded overrides the URL.
  const asked = fromAddress();
  show({ ...asked, search: search.value || asked.search });
}

function toggled(tags: readonly string[], tag: string): string[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}

/** Moves the items to the front, in their order. Moving an element drops its focus, so it is restored. */
function putFirst(list: HTMLElement, items: readonly HTMLElement[]): void {
  if (items.every((item, place) => list.children[place] === item)) return;
  const focused = document.activeElement;
  list.prepend(...items);
  if (focused instanceof HTMLElement && list.contains(focused))
    focused.focus({ preventScroll: true });
}
