/** What a page of the admin area hands to the next one in the same tab. */
import { type Toast, toast } from '#src/ui/toast.ts';

const TOAST = 'adminToast';
const DELETED = 'adminDeleted';

/** A post that was just deleted, for the dashboard to offer it back. */
export interface DeletedPost {
  board: 'signal-board' | 'blog';
  id: number;
  title: string;
}

/** This page is on its way out: what it has left is for the next one. */
let isLeaving = false;

/** A toast for the page that comes next: 'Login successful', 'Post Created'. */
export function carryToast(message: Toast): void {
  isLeaving = true;
  put(TOAST, message);
}

/** Shows the toast that the page before has left, once. */
export function showCarriedToast(): void {
  // Scripts of a page come in any order: one may have sent it away before this one runs.
  if (isLeaving) return;
  const message = take<Toast>(TOAST);
  if (message) toast(message);
}

/** Tells the dashboard that comes next what was deleted, so that it can be taken back there. */
export function carryDeleted(post: DeletedPost): void {
  put(DELETED, post);
}

/** What the page before has deleted on this board, once. */
export function takeDeleted(board: DeletedPost['board']): DeletedPost | undefined {
  const post = take<DeletedPost>(DELETED);
  return post?.board === board ? post : undefined;
}

function put(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is refused: the next page is silent about it.
  }
}

function take<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}
