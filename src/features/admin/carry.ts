/** What a page of the admin area hands to the next one in the same tab. */
import { isObject, type Kept, keptIn } from '#src/lib/kept.ts';
import { type Toast, toast } from '#src/ui/toast.ts';

/** A post that was just deleted, for the dashboard to offer it back. */
export interface DeletedPost {
  board: 'signal-board' | 'blog';
  id: number;
  title: string;
}

const keptToast = keptIn('sessionStorage', 'adminToast', isToast);
const keptDeleted = keptIn('sessionStorage', 'adminDeleted', isDeletedPost);

/** This page is on its way out: what it has left is for the next one. */
let isLeaving = false;

/** A toast for the page that comes next: 'Login successful', 'Post Created'. */
export function carryToast(message: Toast): void {
  isLeaving = true;
  keptToast.write(message);
}

/** Shows the toast that the page before has left, once. */
export function showCarriedToast(): void {
  // Scripts of a page come in any order: one may have sent it away before this one runs.
  if (isLeaving) return;
  const message = take(keptToast);
  if (message) toast(message);
}

/** Tells the dashboard that comes next what was deleted, so that it can be taken back there. */
export function carryDeleted(post: DeletedPost): void {
  keptDeleted.write(post);
}

/** What the page before has deleted on this board, once. */
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
