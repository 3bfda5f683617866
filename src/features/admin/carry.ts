/** Flash data: what an admin page leaves in the tab's storage for the next page. */
import { isObject, type Kept, keptIn } from '#src/lib/kept.ts';
import { type Toast, toast } from '#src/ui/toast.ts';

/** A post that was just deleted; the dashboard offers to restore it. */
export interface DeletedPost {
  board: 'signal-board' | 'blog';
  id: number;
  title: string;
}

const keptToast = keptIn('sessionStorage', 'adminToast', isToast);
const keptDeleted = keptIn('sessionStorage', 'adminDeleted', isDeletedPost);

/** True once this page has stored a toast: it is for the next page. */
let isLeaving = false;

/** Stores a toast for the next page: 'Login successful', 'Post Created'. */
export function carryToast(message: Toast): void {
  isLeaving = true;
  keptToast.write(message);
}

/** Shows the previous page's toast, once. */
export function showCarriedToast(): void {
  // A page's scripts run in any order: another one may already have started a navigation.
  if (isLeaving) return;
  const message = take(keptToast);
  if (message) toast(message);
}

/** Stores a deleted post, so that the dashboard offers to restore it. */
export function carryDeleted(post: DeletedPost): void {
  keptDeleted.write(post);
}

/** The post of this board that the previous page deleted, once. */
export function takeDeleted(board: DeletedPost['board']): DeletedPost | undefined {
  const post = take(keptDeleted);
  return post?.board === board ? post : undefined;
}

function take<Value>(kept: Kept<Value>): Value | undefined {
  const value = kept.read();
  kept.write(undefined);
  return value;
}

function isToast(value: unknown): value is Toast {
  return isObject(value) && 'title' in value;
}

function isDeletedPost(value: unknown): value is DeletedPost {
  return isObject(value) && 'board' in value && 'id' in value && 'title' in value;
}
