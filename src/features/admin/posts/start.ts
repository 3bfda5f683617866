import { takeDeleted } from '../carry.ts';
import { requireSession } from '../session.ts';
import { queryFrom } from './query.ts';
import type { PostList } from './store.ts';

/**
 * Begins the dashboard: whoever is signed in sees what the address asks for, and the address is followed
 * from then on.
 *
 * @returns ends it.
 */
export function start(list: PostList): () => void {
  const values = list.board.categories.flatMap(({ value }) => value ?? []);
  const follow = () => void list.load(queryFrom(location.search, values));
  // Back from the browser's memory, posts may have changed meanwhile.
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void list.load();
  };
  addEventListener('popstate', follow);
  addEventListener('pageshow', look);

  list.$query.set(queryFrom(location.search, values));
  const deleted = takeDeleted(list.board.name);
  if (deleted) list.$undo.set({ ...deleted, here: false });
  void requireSession().then(() => list.load());
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('pageshow', look);
  };
}
