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
import { addressOf, callOf, isSame, type ItemName, keyOf, type Query } from './query.ts';

const API = '/api/admin/inbox';

export interface Listing {
  /** `loading`: something is on its way; the items from before may stand meanwhile. */
  status: 'loading' | 'ready' | 'failed';
  items: readonly InboxItem[];
  counts: InboxCounts;
  /** The filter as an address that they are the answer to; absent before the first one. */
  answers?: string;
  /** Address of the items after these. */
  next?: string | undefined;
}

/** The item that is open. */
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
/** Something is being done to the item that is open. */
export const $busy = atom(false);

let listing: AbortController | undefined;
/** What is being said of items, one after the other: the last answer is then the newest state. */
let sending: Promise<unknown> = Promise.resolve();

/** What an admin says of an item. */
export interface Change {
  read?: boolean;
  handled?: boolean;
  cancelled?: true;
  spam?: false;
}

/** Shows what a query asks for; nothing here throws, what fails is said in the state or in a toast. */
export function show(query: Query): void {
  const before = $query.get();
  $query.set(query);
  const isOther = callOf(query.filter) !== callOf(before.filter);
  if (isOther || !$list.get().answers) void load();
  if (!isSame(query.item, nameOf($opened.get()))) void openItem(query.item);
}

/** Fetches the list anew. */
export function load(): Promise<void> {
  const address = callOf($query.get().filter);
  return fetchPage(API + address, address, []);
}

/** Fetches the items after those that are listed. */
export async function loadMore(): Promise<void> {
  const { next, items, answers } = $list.get();
  if (next && answers !== undefined) await fetchPage(next, answers, items);
}

/** Looks again, quietly: for somebody who comes back to the page. */
export function lookAgain(): void {
  void load();
  const opened = $opened.get();
  if (opened.status === 'ready' && !$busy.get()) void fetchItem(opened.name);
}

/** Fetches the open item again, after it failed. */
export function openAgain(): void {
  void openItem($query.get().item);
}

/** Says how far one has come with the open item. @returns whether the server knows it. */
export async function changeItem(change: Change, failure: string): Promise<boolean> {
  const name = nameOf($opened.get());
  if (!name) return false;
  $busy.set(true);
  const isDone = await send(name, change, failure);
  $busy.set(false);
  return isDone;
}

/** Adds a note to the open item. @returns whether the server has it. */
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

/** The address of an item, among what is listed now. */
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

/** @returns the item, if it is still the one to be shown. */
async function fetchItem(name: ItemName): Promise<InboxDetail | undefined> {
  const isWanted = () => isSame(nameOf($opened.get()), name);
  try {
    const item: InboxDetail = await (await adminRequest(pathOf(name))).json();
    if (!isWanted()) return undefined;
    put(item);
    return item;
  } catch (error) {
    const isGone = error instanceof RequestError && error.status === 404;
    // What stands there stays where nobody answers: somebody may be typing a note to it.
    if (isWanted() && (isGone || $opened.get().status !== 'ready')) {
      $opened.set({ status: isGone ? 'gone' : 'failed', name });
    }
    return undefined;
  }
}

/** What is known of an item from here on, beside the list and in it. */
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

/** What an item adds to the number of those that are unread. */
function countOf({ unread, isSpam }: InboxItem): number {
  return unread && !isSpam ? 1 : 0;
}

function nameOf(opened: Opened): ItemName | null {
  return opened.status === 'none' ? null : opened.name;
}

function pathOf({ kind, id }: ItemName): string {
  return `${API}/${kind}/${id}`;
}
