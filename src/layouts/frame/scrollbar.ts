/** Keeps the width of the page's scrollbar in `--scrollbar`, for the time when a dialog hides it. */
export function startScrollbar(root: HTMLElement): void {
  const measure = () => root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
  addEventListener('resize', measure);
  measure();
}
