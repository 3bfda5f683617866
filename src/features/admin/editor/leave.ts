import { atom } from 'nanostores';
import { isForThisPage } from '../is-for-this-page.ts';
import { logOut } from '../session.ts';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';

/** What waits for an answer: leave with something unsaved? Called when the answer is yes. */
export const $leaving = atom<(() => void) | null>(null);

/** Set when somebody has said that they mean it; the browser need not ask again. */
let means = false;

/**
 * Asks before anything unsaved is left: by a link, by logging out, or by closing the tab, where the
 * browser asks in its own words.
 */
export function startLeaveGuard<V extends PostValues>({ $dirty }: Editor<V>): void {
  addEventListener('beforeunload', (event) => {
    if ($dirty.get() && !means) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !$dirty.get() || !leadsAway(event, link)) return;
    event.preventDefault();
    ask(() => location.assign(link.href));
  });
  document.addEventListener('admin-leave', (event) => {
    if (!$dirty.get()) return;
    event.preventDefault();
    ask(() => void logOut());
  });
}

/** Goes there, after asking where something is unsaved. */
export function leaveFor<V extends PostValues>({ $dirty }: Editor<V>, address: string): void {
  if ($dirty.get()) ask(() => location.assign(address));
  else location.assign(address);
}

/** The answer is yes. */
export function leave(): void {
  const go = $leaving.get();
  $leaving.set(null);
  means = true;
  go?.();
}

/** The answer is no. */
export function stay(): void {
  $leaving.set(null);
}

function ask(go: () => void): void {
  $leaving.set(() => go());
}

function leadsAway(event: MouseEvent, { target, href }: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || !isForThisPage(event) || target === '_blank') return false;
  const [here] = location.href.split('#');
  return href.split('#')[0] !== here;
}
