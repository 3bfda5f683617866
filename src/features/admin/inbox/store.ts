import { atom } from 'nanostores';
import type {
  InboxCounts,
  InboxDetail,
  InboxItem,
  InboxKind,
  InboxNote,
  InboxPage,
} from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { RequestError } from '#src/lib/request.ts';
import { adminRequest } from '../request.ts';
import { toastFailure } from '../toast-failure.ts';
import { addressOf, requestQuery, isSame, type ItemName, keyOf, type Query } from './query.ts';

const API = '/api/admin/inbox';

export interface Listing {
  /** `loading`: a request is running; the previous items may still be shown. */
  status: 'loading' | 'ready' | 'failed';
  items: readonly InboxItem[];
  counts: InboxCounts;
  /** The filter, as a query string, that the items match; absent before the first response. */
  answers?: string;
  /** URL of the next page of items. */
  next?: string | undefined;
}

/** The open item. */
export type Opened =
  | { status: 'none' }
  | { status: 'loading' | 'failed' | 'gone'; name: ItemName }
  | { status: 'ready'; name: ItemName; item: InboxDetail };

export const $query = atom<Query>({ filter: {}, item: null });
export const $list = atom<Listing>({
  status: 'loading',
  items: [],
  counts: { items: 0, unread: 0 },
});
export const $unread = atom<Record<InboxKind, number> | null>(null);
export const $opened = atom<Opened>({ status: 'none' });
/** Whether the open item is being changed. */
export const $busy = atom(false);

let listing: AbortController | undefined;
/** Changes are sent one after the other, so that the last response has the latest state. */
let sending: Promise<unknown> = Promise.resolve();

/** A change to an item. */
export interface Change {
  read?: boolean;
  handled?: boolean;
  cancelled?: true;
  spam?: false;
}

/** Shows the list and the item of a query. Never throws: errors are part of the state or shown as toasts. */
export function show(query: Query): void {
  const before = $query.get();
  $query.set(query);
  const isOther = requestQuery(query.filter) !== requestQuery(before.filter);
  if (isOther || !$list.get().answers) void load();
  if (!isSame(query.item, nameOf($opened.get()))) void openItem(query.item);
}

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

/** Refreshes everything without a loading state, when the user returns to the page. */
export function refresh(): void {
  void load();
  const opened = $opened.get();
  if (opened.status === 'ready' && !$busy.get()) void fetchItem(opened.name);
}

/** Loads the open item again after a failure. */
export function reopen(): void {
  void openItem($query.get().item);
}

/** Changes the open item's state. @returns whether the server accepted it. */
export async function changeItem(change: Change, failure: string): Promise<boolean> {
  const name = nameOf($opened.get());
  if (!name) return false;
  $busy.set(true);
  const isDone = await send(name, change, failure);
  $busy.set(false);
  return isDone;
}

/** Adds a note to the open item. @returns whether the server accepted it. */
export async function addNote(text: string): Promise<boolean> {
  const opened = $opened.get();
  if (opened.status !== 'ready' || $busy.get()) return false;
  $busy.set(true);
  try {
    const call = { method: 'POST', body: { text } };
    const answer = await adminRequest(`${pathOf(opened.name)}/notes`, call);
    const note: InboxNote = await answer.json();
    const now = $opened.get();
    if (now.status === 'ready' && isSame(now.name, opened.name)) {
      put({ ...now.item, notes: [...now.item.notes, note] });
    }
    return true;
  } catch (error) {
    toastFailure('The note was not saved', error);
    return false;
  } finally {
    $busy.set(false);
  }
}

/** The URL of an item, with the current filter. */
export function hrefOf(item: ItemName | null, { filter }: Query): string {
  return `/admin-dashboard/inbox${addressOf({ filter, item })}`;
}

async function fetchPage(
  address: string,
  answers: string,
  before: readonly InboxItem[],
): Promise<void> {
  listing?.abort();
  const { signal } = (listing = new AbortController());
  $list.set({ ...$list.get(), status: 'loading' });
  try {
    const response = await adminRequest(address, { signal });
    const { items, counts, unread }: InboxPage = await response.json();
    if (signal.aborted) return;
    const known = new Set(before.map(keyOf));
    $list.set({
      status: 'ready',
      items: [...before, ...items.filter((item) => !known.has(keyOf(item)))],
      counts,
      answers,
      next: nextPage(response.headers.get('Link')),
    });
    $unread.set(unread);
  } catch {
    if (!signal.aborted) $list.set({ ...$list.get(), status: 'failed' });
  }
}

async function openItem(name: ItemName | null): Promise<void> {
  if (!name) return $opened.set({ status: 'none' });
  $opened.set({ status: 'loading', name });
  const item = await fetchItem(name);
  if (item?.unread) await send(name, { read: true }, 'It could not be marked as read');
}

function send(name: ItemName, change: Change, failure: string): Promise<boolean> {
  const work = async () => {
    try {
      put(await (await adminRequest(pathOf(name), { method: 'PATCH', body: change })).json());
      return true;
    } catch (error) {
      toastFailure(failure, error);
      return false;
    }
  };
  const done = sending.then(work);
  sending = done;
  return done;
}

/** @returns the item, if it is still the open one. */
async function fetchItem(name: ItemName): Promise<InboxDetail | undefined> {
  const isWanted = () => isSame(nameOf($opened.get()), name);
  try {
    const item: InboxDetail = await (await adminRequest(pathOf(name))).json();
    if (!isWanted()) return undefined;
    put(item);
    return item;
  } catch (error) {
    const isGone = error instanceof RequestError && error.status === 404;
    // After a network error the item stays, since a note may be being typed.
    if (isWanted() && (isGone || $opened.get().status !== 'ready')) {
      $opened.set({ status: isGone ? 'gone' : 'failed', name });
    }
    return undefined;
  }
}

/** Updates an item wherever it is shown: in the list and as the open item. */
function put(item: InboxDetail): void {
  const name = { kind: item.kind, id: item.id };
  if (isSame(nameOf($opened.get()), name)) $opened.set({ status: 'ready', name, item });
  const list = $list.get();
  const before = list.items.find((one) => isSame(one, name));
  if (!before) return;
  const { unread, handledAt, cancelledAt, isSpam } = item;
  const now = { ...before, unread, handledAt, cancelledAt, isSpam };
  const more = countOf(now) - countOf(before);
  $list.set({
    ...list,
    items: list.items.map((one) => (one === before ? now : one)),
    counts: { ...list.counts, unread: Math.max(0, list.counts.unread + more) },
  });
  const unreadBefore = $unread.get();
  if (unreadBefore) {
    const count = Math.max(0, unreadBefore[item.kind] + more);
    $unread.set({ ...unreadBefore, [item.kind]: count });
  }
}

/** What an item adds to the unread count. */
function countOf({ unread, isSpam }: InboxItem): number {
  return unread && !isSpam ? 1 : 0;
}

function nameOf(opened: Opened): ItemName | null {
  return opened.status === 'none' ? null : opened.name;
}

function pathOf({ kind, id }: ItemName): string {
  return `${API}/${kind}/${id}`;
}
