import { $toast, dismissToast, TOAST_DURATION, type Toast } from './toast.ts';

/** Swipe distance to the right that dismisses a toast, in px (docs/spec.md). */
const SWIPE_THRESHOLD = 50;

/** Shows the toasts in plain DOM, so that it can report an island whose code failed to load. */
export function startToaster(region: HTMLElement): void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(dismissToast, TOAST_DURATION);
  };

  $toast.listen((toast) => {
    clearTimeout(timer);
    region.replaceChildren();
    if (!toast) return;
    host(region);
    region.append(draw(toast));
    wait();
  });

  // Hovering or focusing a toast keeps it open.
  for (const type of ['pointerenter', 'focusin']) {
    region.addEventListener(type, () => clearTimeout(timer));
  }
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, wait);

  region.addEventListener('click', (event) => {
    if ((event.target as Element).closest('button')) dismissToast();
  });
  swipe(region);

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') region.focus();
    else if (key === 'Escape' && region.contains(document.activeElement)) dismissToast();
  });
  // A modal dialog makes the rest of the page inert, toasts included, so they move into it and back out.
  document.addEventListener('toggle', () => host(region), true);
  document.addEventListener('close', () => host(region), true);
}

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

function swipe(region: HTMLElement): void {
  let start: number | undefined;
  region.addEventListener('pointerdown', (event) => (start = event.clientX));
  document.addEventListener('pointermove', (event) => {
    if (start === undefined) return;
    region.style.translate = `${Math.max(0, event.clientX - start)}px`;
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, (event) => {
      if (start !== undefined && event.clientX - start > SWIPE_THRESHOLD) dismissToast();
      start = undefined;
      region.style.translate = '';
    });
  }
}
