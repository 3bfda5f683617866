import { requireSession } from '../session.ts';
import { addressOf, type Query, queryFrom } from './query.ts';
import { lookAgain, show } from './store.ts';

/**
 * Begins the inbox: whoever is signed in sees what the address asks for; the address is followed from
 * then on, and the list looks again whenever somebody comes back to the page.
 *
 * @returns ends it.
 */
export function start(): () => void {
  const follow = () => show(queryFrom(location.search));
  const look = () => document.visibilityState === 'visible' && lookAgain();
  addEventListener('popstate', follow);
  let isOver = false;
  void requireSession().then(() => {
    if (isOver) return;
    follow();
    document.addEventListener('visibilitychange', look);
  });
  return () => {
    isOver = true;
    removeEventListener('popstate', follow);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Goes to what a query asks for. Leafing through items is one step in the browser's history. */
export function go(query: Query): void {
  const leafs = query.item && queryFrom(location.search).item;
  const address = location.pathname + addressOf(query);
  if (leafs) history.replaceState(null, '', address);
  else if (address !== location.pathname + location.search) history.pushState(null, '', address);
  show(query);
}
