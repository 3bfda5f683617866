/** Flash data: what an admin page leaves in the tab's storage for the next page, which takes it once. */
import { isObject, storedValue } from '#src/lib/stored-value.ts';
import { type Toast, toast } from '#src/ui/toast/toast.ts';

/** A post that was just deleted; the dashboard offers to restore it. */
export interface DeletedPost {
  board: 'signal-board' | 'blog';
  id: number;
  title: string;
}

const isShown = (value: unknown): value is Toast => isObject(value) && 'title' in value;
const isPost = (value: unknown): value is DeletedPost => isShown(value) && 'id' in value;
const storedToast = storedValue('sessionStorage', 'adminToast', isShown);
const storedDeletedPost = storedValue('sessionStorage', 'adminDeleted', isPost);

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

/** Stores a deleted post, so that the dashboard offers to restore it. */
export const flashDeletedPost = storedDeletedPost.write;

/** The post of this board that the previous page deleted. */
export function takeDeletedPost(board: DeletedPost['board']): DeletedPost | undefined {
  const post = storedDeletedPost.read();
  storedDeletedPost.write(undefined);
  return post?.board === board ? post : undefined;
}
