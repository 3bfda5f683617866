import { services } from '#src/content/messages.ts';
import { contains, startListView } from '#src/ui/list-view.ts';

/** The filter of the list of ideas; it is stored in the page's URL: `?search=invoice&category=Finance&view=list`. */
export interface IdeaFilter {
  readonly search: string;
  /** The name of a category; empty for all. */
  readonly category: string;
  readonly view: 'grid' | 'list';
}

export const allIdeas: IdeaFilter = { search: '', category: '', view: 'grid' };

/** The searchable texts of an idea. */
type IdeaWords = Readonly<Record<'title' | 'description' | 'category', string>>;

/** Whether an idea matches: title, description or category contain the search, and the category is equal. */
export function matchesIdea(idea: IdeaWords, { search, category }: IdeaFilter): boolean {
  return (!category || idea.category === category) && contains([idea.title, idea.description, idea.category], search);
}

/** e.g. 'Showing 2 of 40 automations in Finance matching “invoice”'. */
function countLine(shown: number, total: number, { search, category }: IdeaFilter): string {
  const sought = search.trim();
  if (category && sought) return services.ideasShownInMatching(shown, total, category, sought);
  if (category) return services.ideasShownIn(shown, total, category);
  return sought ? services.ideasShownMatching(shown, total, sought) : services.ideasShown(shown, total);
}

/** Search, category and view of the ideas in the page (Ideas.astro). */
export function startIdeas(root: HTMLElement): void {
  const one = <Part extends HTMLElement>(selector: string) => root.querySelector(selector) as Part;
  const field = one<HTMLInputElement>('[name="search"]');
  const category = one<HTMLSelectElement>('[name="category"]');
  const list = one('[data-ideas]');
  const count = one('[data-count]');
  const views = [...root.querySelectorAll<HTMLButtonElement>('[data-show]')];
  const ideas = [...(list.children as HTMLCollectionOf<HTMLElement>)].map((item) => {
    const words = (name: string) => item.querySelector(`[data-${name}]`)?.textContent ?? '';
    return {
      item,
      title: words('title'),
      description: words('description'),
      // Not what it says, which may be translated.
      category: item.querySelector<HTMLElement>('[data-category]')?.dataset.category ?? '',
    };
  });
  /** Chosen before this code was loaded. */
  const chosen = category.value;

  function show(filter: IdeaFilter): void {
    category.value = filter.category;
    const found = ideas.filter((idea) => matchesIdea(idea, filter));
    for (const { item } of ideas) item.hidden = true;
    for (const { item } of found) item.hidden = false;
    list.dataset.view = filter.view;
    one('[data-empty]').hidden = found.length > 0;
    count.textContent = countLine(found.length, ideas.length, filter);
    for (const button of views) button.setAttribute('aria-pressed', String(button.dataset.show === filter.view));
  }

  const choose = startListView({
    field,
    whole: allIdeas,
    choices: {
      category: [...category.options].map(({ value }) => value),
      view: views.map(({ dataset }) => dataset.show ?? ''),
    },
    show,
    hash: `#${root.id}`,
  });
  if (chosen) choose({ category: chosen });

  category.addEventListener('change', () => choose({ category: category.value }));
  // The filter may be far below the first result (on a phone it sticks to the screen's lower edge).
  field.form?.addEventListener('input', () => {
    if (count.getBoundingClientRect().top < 0) count.scrollIntoView();
  });
  for (const button of views) {
    button.addEventListener('click', () => choose({ view: button.dataset.show as IdeaFilter['view'] }));
  }
  one('[data-show-all]').addEventListener('click', () => {
    choose({ search: '', category: '' });
    field.focus();
  });
}
