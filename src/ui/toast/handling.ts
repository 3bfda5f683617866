import { dismissToast } from './toast.ts';

/** Swipe distance to the right that dismisses a toast, in px (docs/spec.md). */
const SWIPE_THRESHOLD = 50;

/**
 * What can be done with a toast beside closing it, loaded with the first one: keep it open, swipe it away, leave it by
 * keyboard, also where a dialog opens.
 *
 * @param hold keeps the toast that is shown
 * @param wait has it close by itself, in its time
 * @param host moves the region to where it can be reached
 */
export function startHandling(
  region: HTMLElement,
  hold: () => void,
  wait: () => void,
  host: (region: HTMLElement) => void,
): void {
  host(region);
  document.addEventListener('toggle', () => host(region), true);

  // Hovering or focusing a toast keeps it open.
  for (const type of ['pointerenter', 'focusin']) {
    region.addEventListener(type, hold);
  }
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, wait);

  swipe(region);

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && region.contains(document.activeElement)) dismissToast();
  });
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
