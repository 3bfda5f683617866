/** What the inbox shows. */
import { atom } from 'nanostores';
import type { InboxDesk, InboxDetail, InboxItem, InboxPage } from '#src/contracts/inbox.ts';
import { addressOf, keyOf, type Query } from './query.ts';
import { createListing } from '../loadable.ts';
import { queryString } from '../list/query.ts';
import { createSelection } from '../list/List.tsx';
import { $news } from '../news.ts';
import { adminRequest } from '../request.tsx';

export const API = '/api/admin/inbox';

/** The open item. */
export interface Opened {
  status: 'none' | 'loading' | 'failed' | 'gone' | 'ready';
  /** Null if there is none. */
  key: string | null;
  /** If it is ready. */
  item?: InboxDetail;
}

interface About extends Pick<InboxPage, 'counts'> {
  /** The filter, as a query string, that the items match. */
  answers: string;
}

export const $query = atom<Query>({ filter: {}, item: null });
export const inbox = createListing<InboxItem, About>({
  address: () => API + queryString($query.get().filter),
  async read(answer) {
    const { items, counts, unread, latest }: InboxPage = await answer.json();
    $news.set({ unread, latest });
    return { value: items, counts, answers: queryString($query.get().filter) };
  },
  keyOf,
});
/** As many as one request may change. */
export const selection = createSelection<string>(100);
export const $opened = atom<Opened>({ status: 'none', key: null });
/** Whether the open item is being changed. */
export const $busy = atom(false);

/** The URL of an item, with the current filter. */
export function hrefOf(item: string | null, { filter }: Query): string {
  return `/admin-dashboard/inbox${addressOf({ filter, item })}`;
}

/** Updates an item wherever it is shown: in the list, in the counts, and as the open item. */
export function put(item: InboxDetail): void {
  const key = keyOf(item);
  if ($opened.get().key === key) $opened.set({ status: 'ready', key, item });
  const { value = [], counts = { items: 0, unread: 0 }, ...list } = inbox.$state.get();
  const before = value.find((one) => keyOf(one) === key);
  if (!before) return;
  const more = unreadIn(item) - unreadIn(before);
  inbox.$state.set({
    ...list,
    value: value.map((one) => (one === before ? { ...one, ...item } : one)),
    counts: { ...counts, unread: counts.unread + more },
  });
  const news = $news.get();
  if (!news) return;
  const unread = { ...news.unread, [item.kind]: news.unread[item.kind] + more };
  $news.set({ ...news, unread });
}

/** What an item adds to the unread count. */
function unreadIn({ unread, isSpam }: Pick<InboxItem, 'unread' | 'isSpam'>): number {
  return unread && !isSpam ? 1 : 0;
}

/** Null until loaded. */
export const $desk = atom<InboxDesk | null>(null);

/** Loads it; after a failure the previous state stays, and the inbox works without. */
export async function loadDesk(): Promise<void> {
  try {
    $desk.set(await (await adminRequest(`${API}/desk`)).json());
  } catch {
    // Without it, items can be read and handled all the same.
  }
}
