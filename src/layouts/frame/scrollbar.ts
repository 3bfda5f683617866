/** Stores the width of the scrollbar for when a dialog hides it: at each click, as on load it would force a layout. */
export function startScrollbar(root: HTMLElement): void {
  addEventListener('click', () => root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`), true);
}
