import type { InboxItem, InboxPage } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { request } from '#src/lib/request.ts';
import { $news, BACKGROUND } from '../news.ts';
import { adminRequest } from '../request.ts';
import { keyOf, requestQuery } from './query.ts';
import { $list, $query, API } from './state.ts';

let listing: AbortController | undefined;

/** Reloads the list. */
export function load(): Promise<void> {
  const address = requestQuery($query.get().filter);
  return fetchPage(API + address, address, []);
}

/** Loads the next page of items. */
export async function loadMore(): Promise<void> {
  const { next, items, answers } = $list.get();
  if (next && answers !== undefined) await fetchPage(next, answers, items);
}

/** A request that nobody asked for. */
export const inBackground: typeof request = (url, options) =>
  request(url, { ...options, headers: BACKGROUND });

/** @param send in the background, the fetched page goes before the items instead of after them */
export async function fetchPage(
  address: string,
  answers: string,
  before: readonly InboxItem[],
  send: typeof request = adminRequest,
): Promise<void> {
  listing?.abort();
  const { signal } = (listing = new AbortController());
  const known = $list.get();
  const isOnTop = send === inBackground;
  if (!isOnTop) $list.set({ ...known, status: 'loading' });
  try {
    const response = await send(address, { signal });
    const { items, counts, unread, latest }: InboxPage = await response.json();
    if (signal.aborted) return;
    const next = nextPage(response.headers.get('Link'));
    // Pages that were loaded before stay below the first one.
    const keepsRest = isOnTop && next !== undefined && before.length > items.length;
    $list.set({
      status: 'ready',
      items: isOnTop ? joined(items, keepsRest ? before : []) : joined(before, items),
      counts,
      answers,
      next: keepsRest ? known.next : next,
    });
    $news.set({ unread, latest });
  } catch {
    if (!signal.aborted && !isOnTop) $list.set({ ...$list.get(), status: 'failed' });
  }
}

function joined(first: readonly InboxItem[], more: readonly InboxItem[]): InboxItem[] {
  const known = new Set(first.map(keyOf));
  return [...first, ...more.filter((item) => !known.has(keyOf(item)))];
}
