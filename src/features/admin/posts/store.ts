import { atom } from 'nanostores';
import { nextPage } from '#src/lib/next-page.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';
import { adminRequest } from '../request.ts';
import type { Board, ListedPost } from './boards.ts';
import { type Counts, countsIn } from './count.ts';
import { callOf, everything, type Query } from './query.ts';

export interface Listing {
  /** `loading`: something is on its way; the posts from before may stand meanwhile. */
  status: 'loading' | 'ready' | 'failed';
  posts: readonly ListedPost[];
  counts: Counts;
  /** What the posts are the answer to; absent before the first one. */
  query?: Query;
  /** Address of the posts after these. */
  next?: string | undefined;
}

/** A post that was just deleted and can be taken back. */
export interface Undo {
  id: number;
  title: string;
  /** Deleted on this page, and not on the one before. */
  here: boolean;
}

export type PostList = ReturnType<typeof createPostList>;

/**
 * The posts of a board as its dashboard shows them, and what can be done with them there. Nothing here
 * throws: what fails is said in the state or in a toast.
 */
export function createPostList(board: Board) {
  const $query = atom<Query>(everything);
  const $list = atom<Listing>({
    status: 'loading',
    posts: [],
    counts: { posts: 0, drafts: 0 },
  });
  const $undo = atom<Undo | null>(null);
  let atWork: AbortController | undefined;
  /** Posts with which something is being done: a second click does it no second time. */
  const inWork = new Set<number>();

  /** Fetches what the query asks for; an answer that comes after the next question is let go. */
  async function load(query: Query = $query.get()): Promise<void> {
    $query.set(query);
    await fetchPage(board.api + callOf(query), () => []);
  }

  /** Fetches the posts after those that are shown. */
  async function loadMore(): Promise<void> {
    const { next, posts } = $list.get();
    if (next) await fetchPage(next, () => posts);
  }

  async function fetchPage(address: string, before: () => readonly ListedPost[]): Promise<void> {
    atWork?.abort();
    const { signal } = (atWork = new AbortController());
    $list.set({ ...$list.get(), status: 'loading' });
    try {
      const response = await adminRequest(address, { signal });
      const fetched: ListedPost[] = await response.json();
      if (signal.aborted) return;
      // Where posts came or went meanwhile, a page may repeat what the one before it had.
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

  /** Deletes a post. @returns whether it is gone. */
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

  /** Takes back that a post was deleted. */
  async function restore({ id, title }: { id: number; title: string }): Promise<void> {
    if (inWork.has(id)) return;
    const error = await change(id, `${board.api}/${id}/restore`, 'POST');
    if (error) return failed('Restore failed', 'Failed to restore the post', error);
    if ($undo.get()?.id === id) $undo.set(null);
    if ($query.get().deleted) takeOut(id);
    toast({ title: 'Post restored', description: title });
    void load();
  }

  /** @returns what went wrong, if anything did. */
  async function change(id: number, address: string, method: string): Promise<unknown> {
    inWork.add(id);
    try {
      await adminRequest(address, { method });
      return undefined;
    } catch (error) {
      // Somebody else was quicker: what is shown is out of date.
      if (error instanceof RequestError && error.status === 404) void load();
      return error;
    } finally {
      inWork.delete(id);
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

/** Says what was tried, and what the server said about it, where it did. */
function failed(title: string, tried: string, error: unknown): void {
  const said = error instanceof RequestError ? error.serverMessage : undefined;
  toast({ title, description: said ? `${tried}: ${said}` : tried, destructive: true });
}
