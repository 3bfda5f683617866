/**
 * Stores the width of the page's scrollbar in `--scrollbar`, for when a dialog hides it. Measured at each
 * click, before it opens anything: measuring on load would force a layout of the whole page.
 */
export function startScrollbar(root: HTMLElement): void {
  addEventListener(
    'click',
    () => root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`),
    true,
  );
}
