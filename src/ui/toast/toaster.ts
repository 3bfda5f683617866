import { frame } from '#src/content/messages.ts';
import { $toast, dismissToast, TOAST_DURATION, type Toast } from './toast.ts';

/**
 * Shows the toasts in plain DOM, so that it can report an island whose code failed to load.
 *
 * @param dismiss names the button that closes one
 */
export function startToaster(region: HTMLElement, dismiss: string = frame.dismissNotification): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handling: Promise<unknown> | undefined;
  const keep = (milliseconds = TOAST_DURATION) => {
    clearTimeout(timer);
    timer = setTimeout(dismissToast, milliseconds);
  };

  $toast.listen((toast) => {
    region.replaceChildren();
    if (!toast) return;
    // Where it cannot be loaded, a toast can be closed, and closes by itself.
    handling ??= import('./handling.ts').then((it) => it.startHandling(region, keep, host)).catch(() => {});
    host(region);
    region.append(draw(toast, dismiss));
    keep();
  });

  // At once: the region would be gone with a dialog that closes.
  addEventListener('close', () => host(region), true);
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8' && region.childElementCount > 0) region.focus();
  });
}

/** A modal dialog makes the rest of the page inert, toasts included, so they move into it and back out. */
function host(region: HTMLElement): void {
  const parent = [...document.querySelectorAll('body, dialog:modal')].at(-1);
  if (region.parentNode !== parent) parent?.append(region);
}

function draw({ title, description, destructive }: Toast, dismiss: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'toast';
  element.setAttribute('role', destructive ? 'alert' : 'status');
  const close = document.createElement('button');
  close.setAttribute('aria-label', dismiss);
  close.onclick = () => dismissToast();
  // The text is announced because it is inserted into an existing live region.
  requestAnimationFrame(() => {
    const heading = document.createElement('strong');
    heading.textContent = title;
    element.append(heading, description ?? '', close);
  });
  return element;
}
