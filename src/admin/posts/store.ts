import { atom } from 'nanostores';
import type { BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import type { ListedCopy, WorkingCopy } from '#src/contracts/working-copy.ts';
import { categoryIds } from '#src/domain/posts/categories.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { COPIES } from '../copies.ts';
import { messageOf } from '../failure.ts';
import { createListing } from '../loadable.ts';
import { counted } from '../list/query.ts';
import { createSelection } from '../list/List.tsx';
import { adminRequest } from '../request.tsx';
import { requireSession } from '../session.ts';
import type { BoardDashboard } from './boards.data.ts';
import {
  copiesQuery,
  type Counts,
  type DashboardQuery,
  dashboardQueryFrom,
  requestQuery,
  showsDrafts,
} from './query.ts';

/** A post in the list of either board, with the fields that the dashboards show. */
export interface DashboardPost
  extends
    Pick<BlogListed, 'id' | 'title' | 'slug' | 'published' | 'updatedAt'>,
    Partial<Pick<BlogListed, 'publishedAt' | 'author'>>,
    Partial<Pick<SignalBoardListed, 'sourceType'>> {
  category: string;
  /** What is written and not saved in it; absent in the list of deleted posts. */
  workingCopy?: ListedCopy | null;
  /** ISO 8601, UTC; in the list of deleted posts only. */
  deletedAt?: string;
}

/** What was just done to posts, or to a draft that is not a post yet, and can be undone. */
export type Undo =
  | {
      did: 'deleted' | 'published' | 'unpublished';
      /** As they were before. */
      posts: readonly DashboardPost[];
    }
  | { did: 'dropped'; draft: WorkingCopy };

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
      const posts = (await answer.json()) as DashboardPost[];
      return { value: posts.map(asWritten), counts, query: $query.get() };
    },
    keyOf: ({ id }) => id,
  });
  /** What is not a post yet. */
  const begun = createListing<ListedCopy, { count: number }>({
    address: () => copiesQuery(board.name, $query.get()),
    read: async (answer) => ({ value: await answer.json(), count: Number(answer.headers.get('X-Total-Count')) }),
    keyOf: ({ id }) => id,
  });
  const $undo = atom<Undo | null>(null);
  const selection = createSelection<number>();
  let isChanging = false;

  const queryHere = () => dashboardQueryFrom(location.search, categoryIds(board.name));

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
    const posts = listing.load();
    if (showsDrafts(query)) await begun.load();
    else begun.$state.set({ status: 'ready', value: [], count: 0 });
    await posts;
  }

  /** Deletes posts, and offers to restore them. @returns whether all were deleted */
  async function remove(posts: readonly DashboardPost[]): Promise<boolean> {
    const done = await changeAll(posts, { method: 'DELETE' }, ['Delete failed', board.words.deleteFailed]);
    if (done.length > 0) {
      $undo.set({ did: 'deleted', posts: done });
      if (posts.length === 1) toast({ title: board.words.deleted });
    }
    return done.length === posts.length;
  }

  /** Deletes what is not a post yet, and offers to undo it. @returns whether it is gone */
  async function drop({ id }: ListedCopy): Promise<boolean> {
    const path = `${COPIES}/${id}`;
    try {
      const draft = (await (await adminRequest(path)).json()) as WorkingCopy;
      // As it was read: nothing is lost that somebody writes meanwhile.
      await adminRequest(path, { method: 'DELETE', headers: { 'If-Match': draft.etag } });
      $undo.set({ did: 'dropped', draft });
    } catch (error) {
      failed('Delete failed', board.words.deleteFailed, error);
      return false;
    } finally {
      await load();
    }
    toast({ title: 'Draft deleted' });
    return true;
  }

  /** Restores deleted posts. */
  async function restore(posts: readonly DashboardPost[]): Promise<void> {
    const call = { method: 'POST', path: '/restore' };
    const done = await changeAll(posts, call, ['Restore failed', 'Failed to restore the post']);
    if (done.length === 0) return;
    const undoable = $undo.get();
    const before = undoable && 'posts' in undoable ? undoable.posts : [];
    const left = before.filter((post) => !done.some(({ id }) => id === post.id));
    $undo.set(left.length > 0 ? { did: 'deleted', posts: left } : null);
    const said = done.length === 1 ? 'Post' : counted(done.length, 'post');
    toast({ title: `${said} restored` });
  }

  /** Publishes the chosen posts now, scheduled ones too, or makes them drafts; offers to undo it. */
  async function setPublished(published: boolean): Promise<void> {
    const chosen = selection.$keys.get();
    const posts = (listing.$state.get().value ?? []).filter(({ id }) => chosen.has(id));
    const isDone = (post: DashboardPost) => post.published === published && !(published && isLater(post));
    const changing = posts.filter((post) => !isDone(post));
    if (changing.length === 0) {
      toast({ title: published ? 'Already public' : 'Drafts already' });
      return;
    }
    // Without its date, a scheduled post is published now.
    const body = (post: DashboardPost) => ({ published, ...(published && isLater(post) && { publishedAt: null }) });
    const done = await changeAll(changing, { method: 'PATCH', body }, NOT_CHANGED);
    if (done.length === 0) return;
    $undo.set({ did: published ? 'published' : 'unpublished', posts: done });
    toast({ title: `${counted(done.length, 'post')} ${published ? '' : 'un'}published` });
  }

  /** Undoes what was done last. */
  async function undo(): Promise<void> {
    const undoable = $undo.get();
    if (!undoable) return;
    if (undoable.did === 'dropped') return writeAgain(undoable.draft);
    const { did, posts } = undoable;
    if (did === 'deleted') return restore(posts);
    const body = ({ published, publishedAt = null }: DashboardPost) => ({ published, publishedAt });
    const done = await changeAll(posts, { method: 'PATCH', body }, NOT_CHANGED);
    if (done.length === 0) return;
    $undo.set(null);
    toast({ title: `${counted(done.length, 'post')} as before` });
  }

  /** Begins a draft once more that was deleted. */
  async function writeAgain({ values }: WorkingCopy): Promise<void> {
    try {
      await adminRequest(COPIES, { method: 'POST', body: { board: board.name, values } });
    } catch (error) {
      return failed('Restore failed', 'Failed to restore the draft', error);
    }
    $undo.set(null);
    toast({ title: 'Draft restored' });
    await load();
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
   * Makes a change to posts, then loads the list. One after the other, so that none is refused for being too many at once; a
   * second click meanwhile is ignored.
   *
   * @param words the message about one that failed
   * @returns those for which it succeeded
   */
  async function changeAll(
    posts: readonly DashboardPost[],
    { path = '', body, method }: { method: string; path?: string; body?: (post: DashboardPost) => object },
    [title, tried]: readonly [title: string, tried: string],
  ): Promise<DashboardPost[]> {
    if (isChanging) return [];
    isChanging = true;
    const done: DashboardPost[] = [];
    const errors: unknown[] = [];
    for (const post of posts) {
      await adminRequest(`${api}/${post.id}${path}`, { method, ...(body && { body: body(post) }) }).then(
        () => done.push(post),
        (error: unknown) => errors.push(error),
      );
    }
    isChanging = false;
    const [error] = errors;
    if (error) {
      const many = `${counted(errors.length, 'post')} couldn’t be changed`;
      failed(title, errors.length === 1 ? tried : many, error);
    }
    // Another user has already changed it, so the list is outdated.
    const isOutdated = error instanceof RequestError && error.status === 404;
    if (done.length > 0 || isOutdated) await load();
    return done;
  }

  const actions = { start, load, remove, drop, restore, setPublished, undo, duplicate };
  return { ...listing, ...actions, board, begun, selection, $query, $undo };
}

const NOT_CHANGED = ['Not all were changed', 'It couldn’t be changed'] as const;

const isLater = (post: DashboardPost) => isScheduled(post, Date.now());

/** A draft is called what it is called in its working copy: no reader knows another name. */
function asWritten(post: DashboardPost): DashboardPost {
  return post.workingCopy && !post.published ? { ...post, title: post.workingCopy.title } : post;
}

/** Shows what failed, and the server's reason if it gave one. */
function failed(title: string, tried: string, error: unknown): void {
  const said = messageOf(error, '');
  toast({ title, description: said ? `${tried}: ${said}` : tried, destructive: true });
}
