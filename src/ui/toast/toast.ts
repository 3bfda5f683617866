import { atom } from 'nanostores';

export interface Toast {
  title: string;
  description?: string;
  /** An error: announced immediately and drawn as such. */
  destructive?: boolean;
  /** The toast's subject, such as `question`; `dismissToast` with this subject removes it. */
  about?: string;
}

/** How long a toast is shown, in ms (docs/spec.md). */
export const TOAST_DURATION = 5000;

/** The toast that is shown, if any. */
export const $toast = atom<Toast | null>(null);

/** Shows a toast in place of the previous one. */
export function toast(message: Toast): void {
  $toast.set(message);
}

/** Removes the toast; with a subject, only a toast about it. */
export function dismissToast(about?: string): void {
  if (!about || about === $toast.get()?.about) $toast.set(null);
}
