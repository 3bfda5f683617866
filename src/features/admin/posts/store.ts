import { atom } from 'nanostores';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { messageOf } from '../failure.ts';
import { createListing } from '../list/listing.ts';
import { adminRequest } from '../request.ts';
import { requireSession } from '../session.ts';
import type { Board, ListedPost } from './boards.ts';
import {
  type Counts,
  countsIn,
  everything,
  postsOf,
  type Query,
  queryFrom,
  requestQuery,
} from './query.ts';

/** Posts that were just deleted and can be restored. */
export interface Undo {
  ids: readonly number[];
  /** Of the only one, or of the first. */
  title: string;
}

export type PostList = ReturnType<typeof createPostList>;

/** The posts of a dashboard, and the actions on them. Never throws: errors are state or toasts. */
export function createPostList(board: Board) {
  const api = `/api/${board.name}`;
  const $query = atom<Query>(everything);
  const { $list, fetchPage, loadMore } = createListing<
    ListedPost,
    { counts: Counts; query: Query }
  >(
    async (answer) => ({
      value: await answer.json(),
      counts: countsIn(answer.headers),
      query: $query.get(),
    }),
    ({ id }) => id,
  );
  const $undo = atom<Undo | null>(null);
  /** Ids of the posts chosen for an action on many. */
  const $chosen = atom<ReadonlySet<number>>(new Set());
  /** Posts that are being changed: a second click is ignored. */
  const changing = new Set<number>();

  const queryHere = () =>
    queryFrom(
      location.search,
      board.categories.flatMap(({ value }) => value ?? []),
    );

  /**
   * Starts the dashboard: after the login check it shows what the URL says and follows its changes.
   *
   * @returns a function that stops it.
   */
  function start(): () => void {
    const over = new AbortController();
    addEventListener('popstate', () => void load(queryHere()), over);
    // Restored from the back/forward cache: posts may have changed in the meantime.
    addEventListener('pageshow', ({ persisted }) => persisted && void load(), over);
    $query.set(queryHere());
    void requireSession().then(() => load());
    return () => over.abort();
  }

  /** Loads a query's posts. */
  async function load(query: Query = $query.get()): Promise<void> {
    $query.set(query);
    $chosen.set(new Set());
    await fetchPage(api + requestQuery(query), 'first');
  }

  /** Deletes posts, and offers to restore them. @returns whether all were deleted */
  async function remove(posts: readonly ListedPost[]): Promise<boolean> {
    const isOne = posts.length === 1;
    const ids = posts.map(({ id }) => id);
    const words = isOne ? (['Delete failed', board.words.deleteFailed] as const) : undefined;
    const done = await changeAll(ids, (id) => change(id, 'DELETE'), words);
    const first = posts.find(({ id }) => done.includes(id));
    if (first) {
      done.forEach(takeOut);
      $undo.set({ ids: done, title: first.title });
      if (isOne) toast({ title: board.words.deleted });
    }
    if (first || !isOne) void load();
    return done.length === posts.length;
  }

  /** Restores deleted posts. @param title of the only one, or of the first */
  async function restore(ids: readonly number[], title: string): Promise<void> {
    const isOne = ids.length === 1;
    const words = isOne ? (['Restore failed', 'Failed to restore the post'] as const) : undefined;
    const still = ids.filter((id) => !changing.has(id));
    const done = await changeAll(still, (id) => change(id, 'POST', '/restore'), words);
    if (done.length === 0) return;
    const left = ($undo.get()?.ids ?? []).filter((id) => !done.includes(id));
    $undo.set(left.length > 0 ? { ids: left, title } : null);
    if ($query.get().deleted) done.forEach(takeOut);
    const restored = { title: `${postsOf(done.length)} restored` };
    toast(isOne ? { title: 'Post restored', description: title } : restored);
    void load();
  }

  function choose(id: number, isChosen: boolean): void {
    const chosen = new Set($chosen.get());
    if (isChosen) chosen.add(id);
    else chosen.delete(id);
    $chosen.set(chosen);
  }

  /** Publishes or unpublishes the chosen posts. */
  async function setPublished(published: boolean): Promise<void> {
    const done = await changeAll($chosen.get(), (id) => change(id, 'PATCH', '', { published }));
    if (done.length > 0)
      toast({ title: `${postsOf(done.length)} ${published ? '' : 'un'}published` });
    await load();
  }

  /** Creates a draft with the same words. @returns its id; undefined if that failed */
  async function duplicate({ id, title }: ListedPost): Promise<number | undefined> {
    try {
      const post = (await (await adminRequest(`${api}/${id}`)).json()) as object;
      // Without a slug it gets one of its own.
      const own = { title: `${title} (copy)`, slug: null, published: false, publishedAt: null };
      const body = { ...post, ...own };
      const made = await adminRequest(api, { method: 'POST', body });
      return ((await made.json()) as ListedPost).id;
    } catch (error) {
      failed('Nothing was copied', 'Failed to copy the post', error);
      return undefined;
    }
  }

  /** @returns the error, if the request failed. */
  async function change(id: number, method: string, path = '', body?: object): Promise<unknown> {
    changing.add(id);
    try {
      await adminRequest(`${api}/${id}${path}`, { method, ...(body && { body }) });
      return undefined;
    } catch (error) {
      // Another user has already changed it, so the list is outdated.
      if (error instanceof RequestError && error.status === 404) void load();
      return error;
    } finally {
      changing.delete(id);
    }
  }

  function takeOut(id: number): void {
    const { value = [], counts, ...list } = $list.get();
    const gone = value.find((post) => post.id === id);
    if (!gone || !counts) return;
    const posts = counts.posts - 1;
    const drafts = counts.drafts - (gone.published ? 0 : 1);
    const left = value.filter((post) => post !== gone);
    $list.set({ ...list, value: left, counts: { posts, drafts } });
  }

  return {
    ...{ board, $query, $list, $undo, $chosen, start, load, loadMore },
    ...{ remove, restore, choose, setPublished, duplicate },
  };
}

/**
 * One after the other, so that none is refused for being too many at once. Failures are counted in one message.
 *
 * @param action resolves to the error, if it failed
 * @param words the message about a failure, where it is not about several
 * @returns the ids for which it succeeded
 */
async function changeAll(
  ids: Iterable<number>,
  action: (id: number) => Promise<unknown>,
  words?: readonly [title: string, tried: string],
): Promise<number[]> {
  const done: number[] = [];
  const errors: unknown[] = [];
  for (const id of ids) {
    const error = await action(id);
    if (error) errors.push(error);
    else done.push(id);
  }
  const many = ['Not all were changed', `${postsOf(errors.length)} could not be changed`] as const;
  if (errors.length > 0) failed(...(words ?? many), errors.at(-1));
  return done;
}

/** Shows what failed, and the server's reason if it gave one. */
function failed(title: string, tried: string, error: unknown): void {
  const said = messageOf(error, '');
  toast({ title, description: said ? `${tried}: ${said}` : tried, destructive: true });
}
