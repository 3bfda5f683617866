/**
 * Opens the source of a post in a new tab and goes back to the board (docs/spec.md). Where the
 * browser blocks a window that nobody clicked for, the page stays: it shows the link.
 */
export function leaveFor(source: string): void {
  // Not by `noopener`, which would also hide whether a window was opened.
  const opened = open(source, '_blank');
  if (!opened) return;
  opened.opener = null;
  // In place of this page, or Back would only lead out again.
  location.replace('/signal-board');
}
