import { $arrivals } from '../news.ts';
import { requireSession } from '../session.ts';
import { addressOf, type Query, queryFrom } from './query.ts';
import { loadDesk } from './desk.ts';
import { refresh, refreshInBackground, show } from './store.ts';

/**
 * Starts the inbox: after the login check it shows what the URL says and follows its changes; the list is
 * reloaded whenever the user returns to the page, and when something has come in.
 *
 * @returns a function that stops it.
 */
export function start(): () => void {
  const follow = () => show(queryFrom(location.search));
  const onVisible = () => document.visibilityState === 'visible' && refresh();
  addEventListener('popstate', follow);
  let unlisten = () => {};
  let isOver = false;
  void requireSession().then(() => {
    if (isOver) return;
    follow();
    void loadDesk();
    document.addEventListener('visibilitychange', onVisible);
    unlisten = $arrivals.listen(refreshInBackground);
  });
  return () => {
    isOver = true;
    unlisten();
    removeEventListener('popstate', follow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Navigates to a query. Moving between items adds only one entry to the browser's history. */
export function go(query: Query): void {
  const leafs = query.item && queryFrom(location.search).item;
  const address = location.pathname + addressOf(query);
  if (leafs) history.replaceState(null, '', address);
  else if (address !== location.pathname + location.search) history.pushState(null, '', address);
  show(query);
}
