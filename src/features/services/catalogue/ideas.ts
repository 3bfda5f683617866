import { countLine, matches, readFilter, writeFilter, type IdeaFilter } from './filter.ts';

/** Debounce before typing updates the URL, in ms: browsers limit how often it may change. */
const DEBOUNCE = 300;

/**
 * The catalog's search, category and view. They filter and arrange the ideas in the page and are stored in
 * its URL, so that a selection can be shared and survives reloads and Back.
 *
 * @param root the section of the ideas (Ideas.astro).
 */
export function startIdeas(root: HTMLElement): void {
  const one = <Part extends Element>(selector: string) => root.querySelector(selector) as Part;
  const form = one<HTMLFormElement>('form');
  const search = one<HTMLInputElement>('[name="search"]');
  const category = one<HTMLSelectElement>('[name="category"]');
  const list = one<HTMLElement>('[data-ideas]');
  const count = one<HTMLElement>('[data-count]');
  const empty = one<HTMLElement>('[data-empty]');
  const views = [...root.querySelectorAll<HTMLButtonElement>('[data-show]')];
  const categories = [...category.options].map(({ value }) => value);
  const ideas = [...list.children].map((item) => {
    const words = (name: string) => item.querySelector(`[data-${name}]`)?.textContent ?? '';
    return {
      item: item as HTMLElement,
      title: words('title'),
      description: words('description'),
      category: words('category'),
    };
  });
  const fromUrl = readFilter(location.search, categories);
  // Input made before this code was loaded overrides the URL.
  let filter: IdeaFilter = {
    ...fromUrl,
    search: search.value || fromUrl.search,
    category: category.value || fromUrl.category,
  };
  let typing: ReturnType<typeof setTimeout> | undefined;
  /** Whether the current history entry is that of the search being typed. */
  let entryOfTyping = false;

  function show(): void {
    const found = ideas.filter((idea) => matches(idea, filter));
    for (const { item } of ideas) item.hidden = true;
    for (const { item } of found) item.hidden = false;
    list.dataset.view = filter.view;
    empty.hidden = found.length > 0;
    count.textContent = countLine(found.length, ideas.length, filter);
    for (const button of views) button.ariaPressed = String(button.dataset.show === filter.view);
  }

  /** The filter may be far below the first result (on a phone it sticks to the screen's lower edge). */
  function showFirst(): void {
    if (count.getBoundingClientRect().top < 0) count.scrollIntoView();
  }

  function fillIn(): void {
    search.value = filter.search;
    category.value = filter.category;
  }

  /** Adds one history entry per choice, and one per run of typing. */
  function write(by: 'choice' | 'typing'): void {
    clearTimeout(typing);
    const query = writeFilter(filter);
    if (query !== location.search) {
      const address = `${location.pathname}${query}#${root.id}`;
      history[entryOfTyping && by === 'typing' ? 'replaceState' : 'pushState'](null, '', address);
    }
    entryOfTyping = by === 'typing';
  }

  function choose(change: Partial<IdeaFilter>): void {
    filter = { ...filter, ...change };
    show();
    showFirst();
    write('choice');
  }

  search.addEventListener('input', () => {
    filter = { ...filter, search: search.value };
    show();
    showFirst();
    clearTimeout(typing);
    typing = setTimeout(() => write('typing'), DEBOUNCE);
  });
  // Enter, or leaving the field: further typing is a new search.
  search.addEventListener('change', () => {
    write('typing');
    entryOfTyping = false;
  });
  category.addEventListener('change', () => choose({ category: category.value }));
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const button of views) {
    button.addEventListener('click', () =>
      choose({ view: button.dataset.show as IdeaFilter['view'] }),
    );
  }
  one('[data-show-all]').addEventListener('click', () => {
    choose({ search: '', category: '' });
    fillIn();
    search.focus();
  });
  addEventListener('popstate', () => {
    clearTimeout(typing);
    entryOfTyping = false;
    filter = readFilter(location.search, categories);
    fillIn();
    show();
  });

  fillIn();
  show();
}
