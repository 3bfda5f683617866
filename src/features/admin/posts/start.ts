import { takeDeletedPost } from '../flash.ts';
import { requireSession } from '../session.ts';
import { queryFrom } from './query.ts';
import type { PostList } from './store.ts';

/**
 * Starts the dashboard: after the login check it shows what the URL says and follows its changes.
 *
 * @returns a function that stops it.
 */
export function start(list: PostList): () => void {
  const values = list.board.categories.flatMap(({ value }) => value ?? []);
  const follow = () => void list.load(queryFrom(location.search, values));
  // Restored from the back/forward cache: posts may have changed in the meantime.
  const onVisible = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void list.load();
  };
  addEventListener('popstate', follow);
  addEventListener('pageshow', onVisible);

  list.$query.set(queryFrom(location.search, values));
  const deleted = takeDeletedPost(list.board.name);
  if (deleted) list.$undo.set({ ids: [deleted.id], title: deleted.title, here: false });
  void requireSession().then(() => list.load());
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('pageshow', onVisible);
  };
}
