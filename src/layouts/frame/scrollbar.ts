/**
 * Keeps the width of the page's scrollbar in `--scrollbar`, for the time when a dialog hides it. Taken
 * at each click, before what it opens is open: at the load it would force the whole page to be laid out.
 */
export function startScrollbar(root: HTMLElement): void {
  addEventListener(
    'click',
    () => root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`),
    true,
  );
}
