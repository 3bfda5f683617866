/** The view of a list: a search and other choices, which are kept in the page's URL. */
type View = { readonly search: string };

/** The query of a URL for a view, e.g. `?search=invoice&tag=AI&tag=Finance`; empty for the whole list. */
function queryOf<V extends View>(view: V, whole: V): string {
  const params = new URLSearchParams();
  for (const [name, chosen] of Object.entries(view)) {
    const values: readonly string[] = [chosen].flat();
    for (const value of values) {
      if (value.trim() && value !== whole[name as keyof V]) params.append(name, value.trim());
    }
  }
  return params.size > 0 ? `?${params}` : '';
}

/** Whether one of the texts contains what is searched, ignoring case (docs/spec.md). */
export function contains(texts: readonly string[], search: string): boolean {
  const sought = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(sought));
}

/** The values of each choice that a URL may name. */
type Choices<V> = Readonly<Record<Exclude<keyof V, 'search'>, readonly string[]>>;

/** The view that a URL's query names; a value that is no choice is ignored. */
function viewOf<V extends View>(query: string, whole: V, choices: Choices<V>): V {
  const params = new URLSearchParams(query);
  const view = Object.entries(whole).map(([name, usual]) => {
    if (name === 'search') return [name, params.get(name) ?? ''];
    const known = choices[name as keyof Choices<V>];
    const chosen = known.filter((value) => params.getAll(name).includes(value));
    return [name, Array.isArray(usual) ? chosen : (chosen[0] ?? usual)];
  });
  return Object.fromEntries(view) as V;
}

interface Options<V> {
  /** The search field, in a form of its own. */
  field: HTMLInputElement;
  whole: V;
  choices: Choices<V>;
  /** Shows a view, except the search in its field. */
  show: (view: V) => void;
  /** Of the list's URLs. */
  hash?: string;
}

/** Browsers limit how often a URL may change: while the visitor types, it does after a pause of so many ms. */
const PAUSE = 300;

/**
 * Starts a list whose view is stored in the page's URL, so that it can be shared and survives reloads and Back.
 *
 * @returns chooses another view. Each choice is a history entry, as is each run of typing.
 */
export function startListView<V extends View>(options: Options<V>) {
  const { field, whole, choices, show, hash = '' } = options;
  const fromAddress = () => viewOf(location.search, whole, choices);
  let view = fromAddress();
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Whether the current history entry is that of the search being typed. */
  let isTyping = false;

  function apply(next: V): void {
    view = next;
    if (field.value.trim() !== view.search.trim()) field.value = view.search;
    show(view);
  }
  function save(byTyping: boolean): void {
    clearTimeout(pause);
    const query = queryOf(view, whole);
    if (query !== location.search) {
      const address = `${location.pathname}${query}${hash}`;
      history[isTyping && byTyping ? 'replaceState' : 'pushState'](null, '', address);
    }
    isTyping = byTyping;
  }

  field.addEventListener('input', () => {
    apply({ ...view, search: field.value });
    clearTimeout(pause);
    if (isTyping) pause = setTimeout(() => save(true), PAUSE);
    else save(true);
  });
  // Enter, or leaving the field: further typing is a new search.
  field.addEventListener('change', () => {
    save(true);
    isTyping = false;
  });
  field.form?.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', () => {
    clearTimeout(pause);
    isTyping = false;
    apply(fromAddress());
  });

  // What was typed before this code was loaded overrides the URL.
  apply({ ...view, search: field.value || view.search });
  return (change: Partial<V>) => {
    apply({ ...view, ...change });
    save(false);
  };
}
