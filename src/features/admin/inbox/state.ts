/** What the inbox shows. */
import { atom } from 'nanostores';
import type {
  CannedAnswer,
  InboxCounts,
  InboxDesk,
  InboxDetail,
  InboxItem,
  InboxPage,
} from '#src/contracts/inbox.ts';
import { addressOf, isSame, type ItemName, keyOf, type Query, requestQuery } from './query.ts';
import { createListing } from '../list/listing.ts';
import { $news } from '../news.ts';
import { adminRequest } from '../request.ts';

export const API = '/api/admin/inbox';

/** The open item. */
export type Opened =
  | { status: 'none' }
  | { status: 'loading' | 'failed' | 'gone'; name: ItemName }
  | { status: 'ready'; name: ItemName; item: InboxDetail };

interface About {
  counts: InboxCounts;
  /** The filter, as a query string, that the items match. */
  answers: string;
}

export const $query = atom<Query>({ filter: {}, item: null });
export const { $list, fetchPage, loadMore } = createListing<InboxItem, About>(async (answer) => {
  const { items, counts, unread, latest }: InboxPage = await answer.json();
  $news.set({ unread, latest });
  return { value: items, counts, answers: requestQuery($query.get().filter) };
}, keyOf);
export const $opened = atom<Opened>({ status: 'none' });
/** Whether the open item is being changed. */
export const $busy = atom(false);

/** The URL of an item, with the current filter. */
export function hrefOf(item: ItemName | null, { filter }: Query): string {
  return `/admin-dashboard/inbox${addressOf({ filter, item })}`;
}

/** Updates an item wherever it is shown: in the list and as the open item. */
export function put(item: InboxDetail): void {
  const name = { kind: item.kind, id: item.id };
  if (isSame(nameOf($opened.get()), name)) $opened.set({ status: 'ready', name, item });
  const { value = [], counts = { items: 0, unread: 0 }, ...list } = $list.get();
  const before = value.find((one) => isSame(one, name));
  if (!before) return;
  const { unread, handledAt, cancelledAt, isSpam, date, timeSlot, tags, assignee } = item;
  const now = {
    ...{ ...before, unread, handledAt, cancelledAt, isSpam },
    ...{ date, timeSlot, tags, assignee },
  };
  const more = countOf(now) - countOf(before);
  $list.set({
    ...list,
    value: value.map((one) => (one === before ? now : one)),
    counts: { ...counts, unread: Math.max(0, counts.unread + more) },
  });
  const news = $news.get();
  if (news) {
    const count = Math.max(0, news.unread[item.kind] + more);
    $news.set({ ...news, unread: { ...news.unread, [item.kind]: count } });
  }
}

/** What an item adds to the unread count. */
function countOf({ unread, isSpam }: InboxItem): number {
  return unread && !isSpam ? 1 : 0;
}

export function nameOf(opened: Opened): ItemName | null {
  return opened.status === 'none' ? null : opened.name;
}

export function pathOf({ kind, id }: ItemName): string {
  return `${API}/${kind}/${id}`;
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

/** Saves a canned answer. @param id undefined for a new one @throws RequestError */
export async function saveAnswer(
  id: number | undefined,
  answer: Pick<CannedAnswer, 'title' | 'text'>,
): Promise<void> {
  const at = id === undefined ? '' : `/${id}`;
  const method = id === undefined ? 'POST' : 'PATCH';
  await adminRequest(`${API}/answers${at}`, { method, body: answer });
  await loadDesk();
}

/** Deletes a canned answer. @throws RequestError */
export async function deleteAnswer(id: number): Promise<void> {
  await adminRequest(`${API}/answers/${id}`, { method: 'DELETE' });
  await loadDesk();
}
