import type { Card } from '#src/domain/posts/card.ts';
import { categoryIds } from '#src/domain/posts/categories.ts';
import type { CoverName } from '#src/contracts/cover.ts';
import { variedCovers } from '#src/domain/posts/varied-covers.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { request } from '#src/lib/request.ts';
import { fillCover } from '#src/ui/fill-picture.ts';
import { moveByKeys } from '#src/ui/move-by-keys.ts';
import { putCards } from './fill-card.ts';
import { listQueryString, listCountWords, covers, type ListQuery, listQueryFrom } from './query.ts';

interface ListOptions<Post> {
  board: BoardName;
  /** The error's message if a request fails (docs/spec.md). */
  failure: string;
  card: (post: Post, timeZone: string, locale: string) => Card;
}

/** Delay before an automatic fetch shows the loading indicator, in ms. */
const BUSY_DELAY = 400;

/**
 * Starts the script of a list of posts: fetches the latest posts once and updates only cards that differ,
 * filters by tab, and fetches again on Refresh and on search.
 *
 * @param root the element rendered by Board.astro.
 */
export function startPostList<Post>(root: HTMLElement, { board, failure, card }: ListOptions<Post>): void {
  const one = (name: string) => root.querySelector(`[data-${name}]`) as HTMLElement;
  const [list, count, busy, failed, empty, more] = (['list', 'count', 'busy', 'failed', 'empty', 'more'] as const).map(
    one,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const blank = root.querySelector('template')?.content.firstElementChild as HTMLElement;
  const search = root.querySelector('[type=search]') as HTMLInputElement;
  const items = () => [...list.children] as HTMLElement[];
  const tabs = [...one('tabs').querySelectorAll<HTMLButtonElement>('[role=tab]')];

  let filter = listQueryFrom(location.search, categoryIds(board));
  /** The query that the loaded posts match; after the first fetch it includes all categories. */
  let fetched: ListQuery = { search: filter.search };
  let next: string | undefined;
  let pending: AbortController | undefined;

  function selectTab(): void {
    // A category without a tab selects none.
    const chosen = tabs.find(({ value }) => value === (filter.category ?? ''));
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === (chosen ?? tabs[0]) ? 0 : -1;
    }
  }

  /** Whether what the filter asks for is loaded, or the first of it: beyond that a tab may have posts that are not. */
  function isLoaded(): boolean {
    return covers(fetched, filter) && (!next || filter.category === fetched.category);
  }

  function show(): void {
    const answers = covers(fetched, filter);
    for (const item of items()) {
      item.hidden = Boolean(filter.category) && item.dataset.category !== filter.category;
    }
    const visible = items().filter(({ hidden }) => !hidden);
    const drawings = variedCovers(visible.map(({ dataset }) => dataset.cover as CoverName));
    for (const [index, item] of visible.entries()) fillCover(item, drawings[index] as CoverName);
    const shown = visible.length;
    // Posts of another query are shown only while the right ones load.
    list.hidden = !answers && !pending;
    list.setAttribute('aria-busy', String(Boolean(pending)));
    const words = answers ? listCountWords(board, shown, filter, Boolean(next)) : '';
    if (count.textContent !== words) count.textContent = words;
    failed.toggleAttribute('data-posts', !list.hidden && shown > 0);
    empty.hidden = Boolean(shown || pending || !answers || !failed.hidden);
    more.hidden = Boolean(!next || pending || !answers);
    root.toggleAttribute('data-waiting', Boolean(pending && !answers));
  }

  /** @param address of the next posts; without it the list is replaced. */
  async function load(byHand: boolean, address?: string): Promise<void> {
    pending?.abort();
    const mine = (pending = new AbortController());
    // The automatic fetch loads all categories, which the tabs then filter.
    const query = address || (!byHand && covers(fetched, filter)) ? fetched : filter;
    const atOnce = byHand || !covers(fetched, query) || items().length === 0;
    const busyTimer = setTimeout(() => (busy.hidden = false), atOnce ? 0 : BUSY_DELAY);
    mine.signal.addEventListener('abort', () => clearTimeout(busyTimer));
    try {
      const answer = await fetchPosts<Post>(address ?? `/api/${board}${listQueryString(query)}`, failure, mine.signal);
      if (mine.signal.aborted) return;
      const { timeZone = 'UTC' } = root.dataset;
      const locale = document.documentElement.lang;
      const cards = answer.posts.map((post) => card(post, timeZone, locale));
      putCards(list, blank, cards, Boolean(address));
      fetched = query;
      next = answer.next;
      failed.hidden = true;
    } catch {
      if (mine.signal.aborted) return;
      failed.hidden = false;
    }
    clearTimeout(busyTimer);
    busy.hidden = true;
    pending = undefined;
    if (failed.hidden && !isLoaded()) return load(true);
    show();
    if (byHand && !failed.hidden) failed.scrollIntoView({ block: 'nearest' });
  }

  function applyFilter(query: ListQuery, again = false): void {
    filter = query;
    history.replaceState(null, '', location.pathname + listQueryString(filter));
    selectTab();
    if (again || !isLoaded()) void load(true);
    show();
  }

  for (const tab of tabs) {
    tab.addEventListener('click', (event) => {
      // Without this script the tab submits the form.
      event.preventDefault();
      applyFilter({ ...filter, category: tab.value || undefined });
    });
  }
  moveByKeys(tabs, (tab) => {
    tab.focus();
    tab.click();
  });
  // Keep what was typed before this code was loaded.
  search.value ||= filter.search;
  search.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    applyFilter({ ...filter, search: search.value.trim() }, true);
  });
  one('refresh').addEventListener('click', () => applyFilter(filter, true));
  one('again').addEventListener('click', () => location.reload());
  one('all').addEventListener('click', () => {
    search.value = '';
    applyFilter({ search: '' });
    search.focus();
  });
  more.addEventListener('click', () => {
    void load(true, next);
    show();
  });
  selectTab();
  void load(false);
  show();
}

/**
 * Fetches one page of a list of posts, newest first, and the URL of the next posts, if there are more.
 *
 * @param failure the error's message if the request fails (docs/spec.md).
 * @throws Error with that message and the original error as `cause`.
 */
export async function fetchPosts<Post>(address: string, failure: string, signal: AbortSignal) {
  try {
    const response = await request(address, { signal });
    const posts = (await response.json()) as Post[];
    return { posts, next: nextPage(response.headers.get('Link')) };
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}
