/** Moves the focus to the window, since the clicked control is about to be removed or disabled. */
export function focusWindow(clicked: Element): void {
  clicked.closest<HTMLElement>('.window')?.focus({ preventScroll: true });
}
