/** What the inbox shows, and its actions. Never throw unless they say so: errors are part of the state or shown as toasts. */
import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import type { inboxChange, InboxDesk, InboxDetail, InboxItem, InboxNote, InboxPage } from '#src/contracts/inbox.ts';
import { RequestError } from '#src/lib/request.ts';
import { attempt } from '../failure.ts';
import { createSelection } from '../list/List.tsx';
import { queryString } from '../list/query.ts';
import { createListing } from '../loadable.ts';
import { $arrivals, $news, inBackground } from '../news.ts';
import { adminRequest } from '../request.tsx';
import { requireSession } from '../session.ts';
import { $drafts, changeDraft, type ReplyDraft } from './drafts.ts';
import { inboxQueryString, inboxHref, keyOf, type InboxQuery, inboxQueryFrom } from './query.ts';

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

export const $query = atom<InboxQuery>({ filter: {}, item: null });
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
export function hrefOf(item: string | null, { filter }: InboxQuery): string {
  return inboxHref({ filter, item });
}

/** Updates an item wherever it is shown: in the list, in the counts, and as the open item. */
function put(item: InboxDetail): void {
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

/** Changes are sent one after the other, so that the last response has the latest state. */
let sending: Promise<unknown> = Promise.resolve();

/** A change to an item. */
export type ItemChange = z.input<typeof inboxChange>;

/**
 * Starts the inbox: after the login check it shows what the URL says and follows its changes; the list is
 * reloaded whenever the user returns to the page, and when something has come in.
 *
 * @returns a function that stops it.
 */
export function startInbox(): () => void {
  const over = new AbortController();
  const { signal } = over;
  const follow = () => show(inboxQueryFrom(location.search));
  const onVisible = () => document.visibilityState === 'visible' && refresh();
  addEventListener('popstate', follow, { signal });
  void requireSession().then(() => {
    if (signal.aborted) return;
    follow();
    void loadDesk();
    document.addEventListener('visibilitychange', onVisible, { signal });
    signal.addEventListener(
      'abort',
      $arrivals.listen(() => refresh('quiet')),
    );
  });
  return () => over.abort();
}

/** Navigates to a query. Moving between items adds only one entry to the browser's history. */
export function go(query: InboxQuery): void {
  const leafs = query.item && inboxQueryFrom(location.search).item;
  const address = location.pathname + inboxQueryString(query);
  if (leafs) history.replaceState(null, '', address);
  else if (address !== location.pathname + location.search) history.pushState(null, '', address);
  show(query);
}

/** Shows the list and the item of a query. */
export function show(query: InboxQuery): void {
  const before = $query.get();
  $query.set(query);
  const isOther = inboxQueryString({ ...query, item: null }) !== inboxQueryString({ ...before, item: null });
  if (isOther || inbox.$state.get().answers === undefined) void inbox.load();
  if (query.item !== $opened.get().key) void openItem(query.item);
}

/**
 * Loads the list and the open item again. `quiet`: something has come in, so nobody asked for it; it fails silently and
 * does not count as activity.
 */
export function refresh(how: 'first' | 'quiet' = 'first'): void {
  if (how === 'quiet' && inbox.$state.get().status === 'loading') return;
  void inbox.load(how);
  const { status, key } = $opened.get();
  if (status !== 'ready' || !key || $busy.get()) return;
  void fetchItem(key, how === 'quiet' ? inBackground : adminRequest);
}

/** Opens an item and marks it as read; null closes the open one. */
export async function openItem(key: string | null): Promise<void> {
  $opened.set({ status: key ? 'loading' : 'none', key });
  if (!key || !(await fetchItem(key))?.unread) return;
  await attempt('It couldn’t be marked as read', () => sendChange(key, { read: true }));
}

/** Forgets what was typed for items that were deleted since. */
export async function dropDraftsOfGone(): Promise<void> {
  for (const key of Object.keys($drafts.get())) {
    if (key.startsWith('answer-')) continue;
    await adminRequest(pathOf(key)).catch((error: unknown) => {
      if (error instanceof RequestError && error.status === 404) changeDraft(key);
    });
  }
}

/** Does something with the open item, whose buttons wait meanwhile. */
async function withOpened(work: (key: string) => Promise<void>): Promise<void> {
  const { key } = $opened.get();
  if (!key) return;
  $busy.set(true);
  try {
    await work(key);
  } finally {
    $busy.set(false);
  }
}

/** Changes the open item's state. @returns whether the server accepted it. */
export function changeItem(change: ItemChange, failure: string): Promise<boolean> {
  return attempt(failure, () => withOpened((key) => sendChange(key, change)));
}

/** Moves the open call to another slot. @throws RequestError */
export function moveCall(moveTo: { date: string; timeSlot: string }): Promise<void> {
  return withOpened((key) => sendChange(key, { moveTo }));
}

/** Sends a reply to the open item's visitor. @throws RequestError */
export function sendReply({ key, subject, text, seen }: ReplyDraft, handled: boolean): Promise<void> {
  const body = { subject, text, ...(handled && { handled }), ...(seen !== undefined && { lastReply: seen }) };
  const call = { method: 'POST', body, headers: { 'Idempotency-Key': key } };
  return withOpened(async (key) => put(await (await adminRequest(`${pathOf(key)}/replies`, call)).json()));
}

/** Loads the open item again, for what others have done, or what has become of a reply. @returns it, unless that fails */
export async function reloadOpened(send = adminRequest): Promise<InboxDetail | undefined> {
  const { key } = $opened.get();
  return key ? fetchItem(key, send) : undefined;
}

/** Id of the last reply to an item; 0 if there is none. */
export function lastReplyOf({ replies }: InboxDetail): number {
  return replies.at(-1)?.id ?? 0;
}

/** Adds a note to the open item. @throws RequestError */
export function addNote(text: string): Promise<void> {
  const call = { method: 'POST', body: { text } };
  return withOpened(async (key) => {
    const note: InboxNote = await (await adminRequest(`${pathOf(key)}/notes`, call)).json();
    const { item, ...opened } = $opened.get();
    if (item && opened.key === key) put({ ...item, notes: [...item.notes, note] });
  });
}

function pathOf(key: string): string {
  return `${API}/${key.replace('-', '/')}`;
}

function sendChange(key: string, body: ItemChange): Promise<void> {
  const done = sending.then(async () => put(await (await adminRequest(pathOf(key), { method: 'PATCH', body })).json()));
  sending = done.catch(() => {});
  return done;
}

/** @returns the item, if it is still the open one. */
async function fetchItem(key: string, send = adminRequest): Promise<InboxDetail | undefined> {
  const isWanted = () => $opened.get().key === key;
  try {
    const item: InboxDetail = await (await send(pathOf(key))).json();
    if (!isWanted()) return undefined;
    put(item);
    return item;
  } catch (error) {
    const isGone = error instanceof RequestError && error.status === 404;
    if (isGone) changeDraft(key);
    // After a network error the item stays, since a note may be being typed.
    if (isWanted() && (isGone || $opened.get().status !== 'ready')) {
      $opened.set({ status: isGone ? 'gone' : 'failed', key });
    }
    return undefined;
  }
}
