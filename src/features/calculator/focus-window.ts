/** What was clicked is about to go, or to be disabled: the keyboard goes on from the window. */
export function focusWindow(clicked: Element): void {
  clicked.closest<HTMLElement>('.window')?.focus({ preventScroll: true });
}
