import { atom } from 'nanostores';
import { nextPage } from '#src/lib/next-page.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';
import { adminRequest } from '../request.ts';
import type { Board, ListedPost } from './boards.ts';
import { type Counts, countsIn } from './count.ts';
import { requestQuery, everything, type Query } from './query.ts';

export interface Listing {
  /** `loading`: a request is running; the previous posts may still be shown. */
  status: 'loading' | 'ready' | 'failed';
  posts: readonly ListedPost[];
  counts: Counts;
  /** The query that the posts match; absent before the first response. */
  query?: Query;
  /** URL of the next page of posts. */
  next?: string | undefined;
}

/** A post that was just deleted and can be restored. */
export interface Undo {
  id: number;
  title: string;
  /** Deleted on this page, not on the previous one. */
  here: boolean;
}

export type PostList = ReturnType<typeof createPostList>;

/** The posts of a dashboard, and the actions on them. Never throws: errors are state or toasts. */
export function createPostList(board: Board) {
  const $query = atom<Query>(everything);
  const $list = atom<Listing>({
    status: 'loading',
    posts: [],
    counts: { posts: 0, drafts: 0 },
  });
  const $undo = atom<Undo | null>(null);
  let pending: AbortController | undefined;
  /** Posts that are being changed: a second click is ignored. */
  const changing = new Set<number>();

  /** Loads a query's posts; a newer query aborts the request. */
  async function load(query: Query = $query.get()): Promise<void> {
    $query.set(query);
    await fetchPage(board.api + requestQuery(query), () => []);
  }

  /** Loads the next page of posts. */
  async function loadMore(): Promise<void> {
    const { next, posts } = $list.get();
    if (next) await fetchPage(next, () => posts);
  }

  async function fetchPage(address: string, before: () => readonly ListedPost[]): Promise<void> {
    pending?.abort();
    const { signal } = (pending = new AbortController());
    $list.set({ ...$list.get(), status: 'loading' });
    try {
      const response = await adminRequest(address, { signal });
      const fetched: ListedPost[] = await response.json();
      if (signal.aborted) return;
      // If posts were added or deleted in the meantime, pages may overlap.
      const known = new Set(before().map(({ id }) => id));
      $list.set({
        status: 'ready',
        posts: [...before(), ...fetched.filter(({ id }) => !known.has(id))],
        counts: countsIn(response.headers),
        query: $query.get(),
        next: nextPage(response.headers.get('Link')),
      });
    } catch {
      if (!signal.aborted) $list.set({ ...$list.get(), status: 'failed' });
    }
  }

  /** Deletes a post. @returns whether it was deleted. */
  async function remove({ id, title }: ListedPost): Promise<boolean> {
    const error = await change(id, `${board.api}/${id}`, 'DELETE');
    if (error) {
      failed('Delete failed', board.words.deleteFailed, error);
      return false;
    }
    takeOut(id);
    $undo.set({ id, title, here: true });
    toast({ title: board.words.deleted });
    void load();
    return true;
  }

  /** Restores a deleted post. */
  async function restore({ id, title }: { id: number; title: string }): Promise<void> {
    if (changing.has(id)) return;
    const error = await change(id, `${board.api}/${id}/restore`, 'POST');
    if (error) return failed('Restore failed', 'Failed to restore the post', error);
    if ($undo.get()?.id === id) $undo.set(null);
    if ($query.get().deleted) takeOut(id);
    toast({ title: 'Post restored', description: title });
    void load();
  }

  /** @returns the error, if the request failed. */
  async function change(id: number, address: string, method: string): Promise<unknown> {
    changing.add(id);
    try {
      await adminRequest(address, { method });
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
    const list = $list.get();
    const [gone] = list.posts.filter((post) => post.id === id);
    if (!gone) return;
    const { posts, drafts } = list.counts;
    $list.set({
      ...list,
      posts: list.posts.filter((post) => post !== gone),
      counts: { posts: posts - 1, drafts: drafts - (gone.published ? 0 : 1) },
    });
  }

  return { board, $query, $list, $undo, load, loadMore, remove, restore };
}

/** Shows what failed, and the server's reason if it gave one. */
function failed(title: string, tried: string, error: unknown): void {
  const said = error instanceof RequestError ? error.serverMessage : undefined;
  toast({ title, description: said ? `${tried}: ${said}` : tried, destructive: true });
}
