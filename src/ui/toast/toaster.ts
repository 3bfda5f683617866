import { $toast, dismissToast, TOAST_DURATION, type Toast } from './toast.ts';

/** Shows the toasts in plain DOM, so that it can report an island whose code failed to load. */
export function startToaster(region: HTMLElement): void {
  let timer = 0;
  let handling: Promise<unknown> | undefined;
  const hold = () => clearTimeout(timer);
  const wait = () => {
    hold();
    timer = window.setTimeout(dismissToast, TOAST_DURATION);
  };

  $toast.listen((toast) => {
    hold();
    region.replaceChildren();
    if (!toast) return;
    // Where it cannot be loaded, a toast can be closed, and closes by itself.
    handling ??= import('./handling.ts').then((it) => it.startHandling(region, hold, wait, host)).catch(() => {});
    host(region);
    region.append(draw(toast));
    wait();
  });

  region.addEventListener('click', (event) => {
    if ((event.target as Element).closest('button')) dismissToast();
  });
}

/** A modal dialog makes the rest of the page inert, toasts included, so they move into it and back out. */
function host(region: HTMLElement): void {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region.parentNode !== parent) parent.append(region);
}

function draw({ title, description, destructive }: Toast): HTMLElement {
  const element = document.createElement('div');
  element.className = 'toast';
  element.role = destructive ? 'alert' : 'status';
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = 'Dismiss notification';
  // The text is announced because it is inserted into an existing live region.
  requestAnimationFrame(() => {
    const heading = document.createElement('strong');
    heading.textContent = title;
    element.append(heading, description ?? '', close);
  });
  return element;
}
