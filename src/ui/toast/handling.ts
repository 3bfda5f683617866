import { dismissToast } from './toast.ts';

/** Swipe distance to the right that dismisses a toast, in px (docs/spec.md). */
const SWIPE_THRESHOLD = 50;

/** The longest that a timer can take, in ms: 24 days. */
const LONGEST = 2 ** 31 - 1;

/**
 * What can be done with a toast beside closing it, loaded with the first one: keep it open, swipe it away, leave it by
 * keyboard, also where a dialog opens.
 *
 * @param keep keeps the toast that is shown for as long as it says, in ms, else as long as others
 * @param host moves the region to where it can be reached
 */
export function startHandling(
  region: HTMLElement,
  keep: (milliseconds?: number) => void,
  host: (region: HTMLElement) => void,
): void {
  host(region);
  document.addEventListener('toggle', () => host(region), true);

  // Hovering or focusing a toast keeps it open.
  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, () => keep(LONGEST));
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, () => keep());

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
