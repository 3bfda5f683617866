import { atom } from 'nanostores';
import { isForThisPage } from '../is-for-this-page.ts';
import { logOut } from '../session.ts';
import type { Editor } from './editor.ts';

/** The navigation that waits for a confirmation to leave unsaved changes; called if confirmed, null if there is none. */
export const $leaving = atom<(() => void) | null>(null);

/** Set after a confirmation, so that the browser does not ask again. */
let isConfirmed = false;

/**
 * Asks for confirmation before unsaved changes are left: by a link, by logging out, or by closing the tab,
 * for which the browser has its own dialog.
 */
export function startLeaveGuard({ $dirty }: Editor): void {
  addEventListener('beforeunload', (event) => {
    if ($dirty.get() && !isConfirmed) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !$dirty.get() || !leadsAway(event, link)) return;
    event.preventDefault();
    $leaving.set(() => location.assign(link.href));
  });
  document.addEventListener('admin-leave', (event) => {
    if (!$dirty.get()) return;
    event.preventDefault();
    $leaving.set(() => void logOut());
  });
}

/** Navigates, after a confirmation if there are unsaved changes. */
export function leaveFor({ $dirty }: Editor, address: string): void {
  if ($dirty.get()) $leaving.set(() => location.assign(address));
  else location.assign(address);
}

/** The user confirmed leaving. */
export function leave(): void {
  const go = $leaving.get();
  $leaving.set(null);
  isConfirmed = true;
  go?.();
}

function leadsAway(event: MouseEvent, { target, href }: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || !isForThisPage(event) || target === '_blank') return false;
  const [here] = location.href.split('#');
  return href.split('#')[0] !== here;
}
