import { atom } from 'nanostores';
import type { BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { messageOf } from '../failure.ts';
import { createListing } from '../loadable.ts';
import { counted } from '../list/query.ts';
import { createSelection } from '../list/List.tsx';
import { adminRequest } from '../request.tsx';
import { requireSession } from '../session.ts';
import type { BoardDashboard } from './boards.data.ts';
import { type Counts, type DashboardQuery, dashboardQueryFrom, requestQuery } from './query.ts';

/** A post in the list of either board, with the fields that the dashboards show. */
export interface DashboardPost
  extends
    Pick<BlogListed, 'id' | 'title' | 'slug' | 'published' | 'updatedAt'>,
    Partial<Pick<BlogListed, 'publishedAt' | 'author'>>,
    Partial<Pick<SignalBoardListed, 'sourceType'>> {
  category: string;
  /** ISO 8601, UTC; in the list of deleted posts only. */
  deletedAt?: string;
}

/** Posts that were just deleted and can be restored. */
export interface Undo {
  ids: readonly number[];
  /** Of the only one, or of the first. */
  title: string;
}

export type PostList = ReturnType<typeof createPostList>;

/** The posts of a dashboard, and the actions on them. Never throws: errors are state or toasts. */
export function createPostList(board: BoardDashboard) {
  const api = `/api/${board.name}`;
  const $query = atom<DashboardQuery>({});
  const listing = createListing<DashboardPost, { counts: Counts; query: DashboardQuery }>({
    address: () => api + requestQuery($query.get()),
    async read(answer) {
      const count = (name: string) => Number(answer.headers.get(name));
      const counts = { posts: count('X-Total-Count'), drafts: count('X-Draft-Count') };
      return { value: await answer.json(), counts, query: $query.get() };
    },
    keyOf: ({ id }) => id,
  });
  const $undo = atom<Undo | null>(null);
  const selection = createSelection<number>();
  let isChanging = false;

  const queryHere = () => dashboardQueryFrom(location.search, Object.keys(board.labels));

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
  async function load(query: DashboardQuery = $query.get()): Promise<void> {
    $query.set(query);
    selection.set([]);
    await listing.load();
  }

  /** Deletes posts, and offers to restore them. @returns whether all were deleted */
  async function remove(posts: readonly DashboardPost[]): Promise<boolean> {
    const ids = posts.map(({ id }) => id);
    const done = await changeAll(ids, { method: 'DELETE' }, ['Delete failed', board.words.deleteFailed]);
    const first = posts.find(({ id }) => done.includes(id));
    if (first) {
      $undo.set({ ids: done, title: first.title });
      if (posts.length === 1) toast({ title: board.words.deleted });
    }
    return done.length === posts.length;
  }

  /** Restores deleted posts. @param title of the only one, or of the first */
  async function restore(ids: readonly number[], title: string): Promise<void> {
    const call = { method: 'POST', path: '/restore' };
    const done = await changeAll(ids, call, ['Restore failed', 'Failed to restore the post']);
    if (done.length === 0) return;
    const left = ($undo.get()?.ids ?? []).filter((id) => !done.includes(id));
    $undo.set(left.length > 0 ? { ids: left, title } : null);
    const said = done.length === 1 ? 'Post' : counted(done.length, 'post');
    toast({ title: `${said} restored` });
  }

  /** Publishes or unpublishes the chosen posts. */
  async function setPublished(published: boolean): Promise<void> {
    const call = { method: 'PATCH', body: { published } };
    const words = ['Not all were changed', 'It could not be changed'] as const;
    const done = await changeAll([...selection.$keys.get()], call, words);
    if (done.length > 0) toast({ title: `${counted(done.length, 'post')} ${published ? '' : 'un'}published` });
  }

  /** Creates a draft with the same words. @returns its id; undefined if that failed */
  async function duplicate({ id, title }: DashboardPost): Promise<number | undefined> {
    try {
      const post = (await (await adminRequest(`${api}/${id}`)).json()) as object;
      // Without a slug it gets one of its own.
      const own = { title: `${title} (copy)`, slug: null, published: false, publishedAt: null };
      const body = { ...post, ...own };
      const made = await adminRequest(api, { method: 'POST', body });
      return ((await made.json()) as DashboardPost).id;
    } catch (error) {
      failed('Nothing was copied', 'Failed to copy the post', error);
      return undefined;
    }
  }

  /**
   * Makes the same change to posts, then loads the list. One after the other, so that none is refused for being too many
   * at once; a second click meanwhile is ignored.
   *
   * @param words the message about one that failed
   * @returns the ids for which it succeeded
   */
  async function changeAll(
    ids: readonly number[],
    { path = '', ...call }: { method: string; path?: string; body?: object },
    [title, tried]: readonly [title: string, tried: string],
  ): Promise<number[]> {
    if (isChanging) return [];
    isChanging = true;
    const done: number[] = [];
    const errors: unknown[] = [];
    for (const id of ids) {
      await adminRequest(`${api}/${id}${path}`, call).then(
        () => done.push(id),
        (error: unknown) => errors.push(error),
      );
    }
    isChanging = false;
    const [error] = errors;
    if (error) {
      const many = `${counted(errors.length, 'post')} could not be changed`;
      failed(title, errors.length === 1 ? tried : many, error);
    }
    // Another user has already changed it, so the list is outdated.
    const isOutdated = error instanceof RequestError && error.status === 404;
    if (done.length > 0 || isOutdated) await load();
    return done;
  }

  return { ...listing, board, selection, $query, $undo, start, load, remove, restore, setPublished, duplicate };
}

/** Shows what failed, and the server's reason if it gave one. */
function failed(title: string, tried: string, error: unknown): void {
  const said = messageOf(error, '');
  toast({ title, description: said ? `${tried}: ${said}` : tried, destructive: true });
}
