import { projects as words } from '#src/content/messages.ts';
import type { Project } from '#src/content/projects.ts';
import { contains, startListView } from '#src/ui/list-view.ts';

/** The data by which projects are filtered and sorted. */
export type Listed = Pick<Project, 'title' | 'description' | 'tags' | 'rating' | 'launchDate'>;

/** The visitor's current filter and sort order; it is stored in the page's URL. */
export interface View {
  readonly search: string;
  readonly sort: 'newest' | 'rating';
  /** All of these a project must carry. */
  readonly tag: readonly string[];
}

export const wholeShowcase: View = { search: '', sort: 'newest', tag: [] };

/** The matching projects, newest or highest rating first (docs/spec.md). Equal ratings are sorted newest first. */
export function findProjects<Item extends Listed>(items: readonly Item[], view: View): Item[] {
  return items
    .filter(
      ({ title, description, tags }) =>
        contains([title, description], view.search) && view.tag.every((tag) => tags.includes(tag)),
    )
    .sort((a, b) => (view.sort === 'rating' ? b.rating - a.rating : 0) || b.launchDate.localeCompare(a.launchDate));
}

/** Search, sort and tags of the showcase (Showcase.astro); each card has its data in `data-listed`. */
export function startShowcase(root: HTMLElement): void {
  const one = (selector: string) => root.querySelector(selector) as HTMLElement;
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const field = one('[type=search]') as HTMLInputElement;
  const list = one('[data-list]');
  const tags = all('[data-tag]');
  const cards = all('[data-listed]').map((element) => ({
    element,
    ...(JSON.parse(element.dataset.listed ?? '') as Listed),
  }));
  let chosen: readonly string[] = [];

  function show({ tag, ...view }: View): void {
    chosen = tag;
    for (const button of all('[data-sort]')) {
      button.setAttribute('aria-pressed', String(button.dataset.sort === view.sort));
    }
    for (const button of tags) button.setAttribute('aria-pressed', String(tag.includes(button.dataset.tag ?? '')));
    const found = findProjects(cards, { tag, ...view }).map(({ element }) => element);
    for (const { element } of cards) element.hidden = !found.includes(element);
    // Moving a card would drop the focus within it.
    if (found.some((card, place) => card !== list.children[place])) list.prepend(...found);
    one('[data-count]').textContent = words.projectsFound(found.length);
    one('[data-empty]').hidden = found.length > 0;
    list.hidden = found.length === 0;
  }

  /** On a phone the tags are one row, in which a chosen one may be out of view. */
  function showChosenTag(): void {
    const first = tags.find(({ dataset }) => chosen.includes(dataset.tag ?? ''));
    const row = first?.parentElement;
    if (first && row) row.scrollLeft = first.offsetLeft - row.offsetLeft - (row.clientWidth - first.offsetWidth) / 2;
  }

  const choices = {
    sort: ['newest', 'rating'],
    tag: tags.map(({ dataset }) => dataset.tag ?? ''),
  };
  const choose = startListView({ field, whole: wholeShowcase, choices, show });
  showChosenTag();

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-sort], [data-tag], [data-clear]');
    if (!button) return;
    const { sort, tag } = button.dataset;
    if (sort) return choose({ sort: sort as View['sort'] });
    if (tag) {
      const others = chosen.filter((other) => other !== tag);
      return choose({ tag: others.length < chosen.length ? others : [...chosen, tag] });
    }
    choose({ search: '', tag: [] });
    field.focus();
  });
}
