/** Flash data: what an admin page leaves in the tab's storage for the next page. */
import { isObject, storedValue } from '#src/lib/stored-value.ts';
import { type Toast, toast } from '#src/ui/toast/toast.ts';

const isShown = (value: unknown): value is Toast => isObject(value) && 'title' in value;
const storedToast = storedValue('sessionStorage', 'adminToast', isShown);

/** True once this page has stored a toast: it is for the next page. */
let isLeaving = false;

/** Stores a toast for the next page: 'Login successful', 'Post Created'. */
export function flashToast(message: Toast): void {
  isLeaving = true;
  storedToast.write(message);
}

/** Shows the previous page's toast. */
export function showFlashToast(): void {
  // A page's scripts run in any order: another one may already have started a navigation.
  if (isLeaving) return;
  const message = storedToast.read();
  storedToast.write(undefined);
  if (message) toast(message);
}
