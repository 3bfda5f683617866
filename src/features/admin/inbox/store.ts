/** The actions of the inbox. Never throw unless they say so: errors are part of the state or shown as toasts. */
import type * as z from 'zod/mini';
import type { inboxChange, InboxDetail, InboxNote } from '#src/contracts/inbox.ts';
import { type request, RequestError } from '#src/lib/request.ts';
import { attempt } from '../failure.ts';
import { $drafts, dropDraft, type ReplyDraft } from './drafts.ts';
import {
  addressOf,
  isSame,
  type ItemName,
  keyOf,
  type Query,
  queryFrom,
  requestQuery,
} from './query.ts';
import {
  $busy,
  $list,
  $opened,
  $query,
  API,
  fetchPage,
  loadDesk,
  nameOf,
  pathOf,
  put,
} from './state.ts';
import { $arrivals, inBackground } from '../news.ts';
import { adminRequest } from '../request.ts';
import { requireSession } from '../session.ts';

/** Changes are sent one after the other, so that the last response has the latest state. */
let sending: Promise<unknown> = Promise.resolve();

/** A change to an item. */
export type Change = z.input<typeof inboxChange>;

/**
 * Starts the inbox: after the login check it shows what the URL says and follows its changes; the list is
 * reloaded whenever the user returns to the page, and when something has come in.
 *
 * @returns a function that stops it.
 */
export function start(): () => void {
  const over = new AbortController();
  const { signal } = over;
  const follow = () => show(queryFrom(location.search));
  const onVisible = () => document.visibilityState === 'visible' && refresh();
  addEventListener('popstate', follow, { signal });
  void requireSession().then(() => {
    if (signal.aborted) return;
    follow();
    void loadDesk();
    document.addEventListener('visibilitychange', onVisible, { signal });
    signal.addEventListener('abort', $arrivals.listen(refreshInBackground));
  });
  return () => over.abort();
}

/** Navigates to a query. Moving between items adds only one entry to the browser's history. */
export function go(query: Query): void {
  const leafs = query.item && queryFrom(location.search).item;
  const address = location.pathname + addressOf(query);
  if (leafs) history.replaceState(null, '', address);
  else if (address !== location.pathname + location.search) history.pushState(null, '', address);
  show(query);
}

/** Shows the list and the item of a query. */
export function show(query: Query): void {
  const before = $query.get();
  $query.set(query);
  const isOther = requestQuery(query.filter) !== requestQuery(before.filter);
  if (isOther || $list.get().answers === undefined) void load();
  if (!isSame(query.item, nameOf($opened.get()))) void openItem(query.item);
}

/** Loads the list again. */
export function load(how: 'first' | 'quiet' = 'first'): Promise<void> {
  return fetchPage(API + requestQuery($query.get().filter), how);
}

/** Refreshes everything, when the user returns to the page. */
export function refresh(): void {
  void load();
  refreshItem();
}

/** The same when something has come in: nobody asked for it, so it fails silently and does not count as activity. */
function refreshInBackground(): void {
  if ($list.get().status === 'loading') return;
  void load('quiet');
  refreshItem(inBackground);
}

function refreshItem(send?: typeof request): void {
  const opened = $opened.get();
  if (opened.status === 'ready' && !$busy.get()) void fetchItem(opened.name, send);
}

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

/** Does something with the open item, whose buttons wait meanwhile. */
async function withOpened(work: (name: ItemName) => Promise<void>): Promise<void> {
  const name = nameOf($opened.get());
  if (!name) return;
  $busy.set(true);
  try {
    await work(name);
  } finally {
    $busy.set(false);
  }
}

/** Changes the open item's state. @returns whether the server accepted it. */
export function changeItem(change: Change, failure: string): Promise<boolean> {
  return attempt(failure, () => withOpened((name) => sendChange(name, change)));
}

/** Moves the open call to another slot. @throws RequestError */
export function moveCall(moveTo: { date: string; timeSlot: string }): Promise<void> {
  return withOpened((name) => sendChange(name, { moveTo }));
}

/** Sends a reply to the open item's visitor. @throws RequestError */
export function sendReply({ subject, text, key }: ReplyDraft): Promise<void> {
  const headers = { 'Idempotency-Key': key };
  const call = { method: 'POST', body: { subject, text }, headers };
  return withOpened(async (name) =>
    put(await (await adminRequest(`${pathOf(name)}/replies`, call)).json()),
  );
}

/** Fetches the open item again, which stays meanwhile. */
export function reload(): void {
  const name = nameOf($opened.get());
  if (name) void fetchItem(name);
}

/** Adds a note to the open item. @returns whether the server accepted it. */
export async function addNote(text: string): Promise<boolean> {
  if ($busy.get()) return false;
  const add = async (name: ItemName) => {
    const call = { method: 'POST', body: { text } };
    const note: InboxNote = await (await adminRequest(`${pathOf(name)}/notes`, call)).json();
    const now = $opened.get();
    if (now.status === 'ready' && isSame(now.name, name)) {
      put({ ...now.item, notes: [...now.item.notes, note] });
    }
  };
  return attempt('The note was not saved', () => withOpened(add));
}

async function openItem(name: ItemName | null): Promise<void> {
  if (!name) return $opened.set({ status: 'none' });
  $opened.set({ status: 'loading', name });
  const item = await fetchItem(name);
  if (!item?.unread) return;
  await attempt('It could not be marked as read', () => sendChange(name, { read: true }));
}

function sendChange(name: ItemName, body: Change): Promise<void> {
  const done = sending.then(async () =>
    put(await (await adminRequest(pathOf(name), { method: 'PATCH', body })).json()),
  );
  sending = done.catch(() => {});
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
