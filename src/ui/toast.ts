import { atom } from 'nanostores';

export interface Toast {
  title: string;
  description?: string;
  /** Something failed: announced at once, and drawn as an error. */
  destructive?: boolean;
  /** What it is about, such as `question`: when that is settled, `dismissToast` takes the toast away. */
  about?: string;
}

/** How long a toast stays, in ms (docs/spec.md). */
export const TOAST_DURATION = 5000;

/** The one toast that is shown, if any. */
export const $toast = atom<Toast | null>(null);

/** Shows a toast in place of the one before. */
export function toast(message: Toast): void {
  $toast.set(message);
}

/** Takes the toast away; given a subject, only a toast about it. */
export function dismissToast(about?: string): void {
  if (!about || about === $toast.get()?.about) $toast.set(null);
}
