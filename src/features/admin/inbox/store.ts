import { atom } from 'nanostores';
import type {
  InboxCounts,
  InboxDetail,
  InboxItem,
  InboxNote,
  InboxPage,
} from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { $news, BACKGROUND } from '../news.ts';
import { adminRequest } from '../request.ts';
import { attempt } from '../failure.ts';
import { $drafts, dropDraft, type ReplyDraft } from './drafts.ts';
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
  spam?: boolean;
  tags?: string[];
  assignee?: string | null;
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

/** Refreshes everything, when the user returns to the page. */
export function refresh(): void {
  void load();
  const opened = $opened.get();
  if (opened.status === 'ready' && !$busy.get()) void fetchItem(opened.name);
}

/** The same when something has come in: nobody asked for it, so it fails silently and does not count as activity. */
export function refreshInBackground(): void {
  const { status, items } = $list.get();
  if (status === 'loading') return;
  const address = requestQuery($query.get().filter);
  void fetchPage(API + address, address, items, inBackground);
  const opened = $opened.get();
  if (opened.status === 'ready' && !$busy.get()) void fetchItem(opened.name, inBackground);
}

const inBackground: typeof request = (url, options) =>
  request(url, { ...options, headers: BACKGROUND });

/** Loads the open item again after a failure. */
export function reopen(): void {
  void openItem($query.get().item);
}

/** Forgets what was typed for items that were deleted since. */
export async function dropDraftsOfGone(): Promise<void> {
  for (const key of Object.keys($drafts.get())) {
    await adminRequest(`${API}/${key.replace('-', '/')}`).catch((error: unknown) => {
      if (error instanceof RequestError && error.status === 404) dropDraft(key);
    });
  }
}

/** Changes the open item's state. @returns whether the server accepted it. */
export async function changeItem(change: Change, failure: string): Promise<boolean> {
  const name = nameOf($opened.get());
  if (!name) return false;
  $busy.set(true);
  const isDone = await sendChange(name, change, failure);
  $busy.set(false);
  return isDone;
}

/** Moves the open call to another slot. @throws RequestError */
export async function moveCall(moveTo: { date: string; timeSlot: string }): Promise<void> {
  const name = nameOf($opened.get());
  if (!name) return;
  const call = { method: 'PATCH', body: { moveTo } };
  put(await (await adminRequest(pathOf(name), call)).json());
}

/** Sends a reply to the open item's visitor. @throws RequestError */
export async function sendReply({ subject, text, key }: ReplyDraft): Promise<void> {
  const name = nameOf($opened.get());
  if (!name) return;
  $busy.set(true);
  try {
    const headers = { 'Idempotency-Key': key };
    const call = { method: 'POST', body: { subject, text }, headers };
    put(await (await adminRequest(`${pathOf(name)}/replies`, call)).json());
  } finally {
    $busy.set(false);
  }
}

/** Fetches the open item again, which stays meanwhile. */
export function reload(): void {
  const name = nameOf($opened.get());
  if (name) void fetchItem(name);
}

/** Adds a note to the open item. @returns whether the server accepted it. */
export async function addNote(text: string): Promise<boolean> {
  const opened = $opened.get();
  if (opened.status !== 'ready' || $busy.get()) return false;
  $busy.set(true);
  const isDone = await attempt('The note was not saved', async () => {
    const call = { method: 'POST', body: { text } };
    const answer = await adminRequest(`${pathOf(opened.name)}/notes`, call);
    const note: InboxNote = await answer.json();
    const now = $opened.get();
    if (now.status === 'ready' && isSame(now.name, opened.name)) {
      put({ ...now.item, notes: [...now.item.notes, note] });
    }
  });
  $busy.set(false);
  return isDone;
}

/** The URL of an item, with the current filter. */
export function hrefOf(item: ItemName | null, { filter }: Query): string {
  return `/admin-dashboard/inbox${addressOf({ filter, item })}`;
}

/** @param send in the background, the fetched page goes before the items instead of after them */
async function fetchPage(
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

async function openItem(name: ItemName | null): Promise<void> {
  if (!name) return $opened.set({ status: 'none' });
  $opened.set({ status: 'loading', name });
  const item = await fetchItem(name);
  if (item?.unread) await sendChange(name, { read: true }, 'It could not be marked as read');
}

function sendChange(name: ItemName, change: Change, failure: string): Promise<boolean> {
  const done = sending.then(() =>
    attempt(failure, async () =>
      put(await (await adminRequest(pathOf(name), { method: 'PATCH', body: change })).json()),
    ),
  );
  sending = done;
  return done;
}

/** @returns the item, if it is still the open one. */
async function fetchItem(
  name: ItemName,
  send: typeof request = adminRequest,
): Promise<InboxDetail | undefined> {
  const isWanted = () => isSame(nameOf($opened.get()), name);
  try {
    const item: InboxDetail = await (await send(pathOf(name))).json();
    if (!isWanted()) return undefined;
    put(item);
    return item;
  } catch (error) {
    const isGone = error instanceof RequestError && error.status === 404;
    if (isGone) dropDraft(keyOf(name));
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
  const { unread, handledAt, cancelledAt, isSpam, date, timeSlot, tags, assignee } = item;
  const now = {
    ...{ ...before, unread, handledAt, cancelledAt, isSpam },
    ...{ date, timeSlot, tags, assignee },
  };
  const more = countOf(now) - countOf(before);
  $list.set({
    ...list,
    items: list.items.map((one) => (one === before ? now : one)),
    counts: { ...list.counts, unread: Math.max(0, list.counts.unread + more) },
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

function nameOf(opened: Opened): ItemName | null {
  return opened.status === 'none' ? null : opened.name;
}

function pathOf({ kind, id }: ItemName): string {
  return `${API}/${kind}/${id}`;
}
