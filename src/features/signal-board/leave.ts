/**
 * Opens a post's source in a new tab and returns to the board (docs/spec.md). If the browser blocks the
 * window because there was no click, the page stays and shows the link.
 */
export function leaveFor(source: string): void {
  // Not `noopener`, which would also hide whether a window was opened.
  const opened = open(source, '_blank');
  if (!opened) return;
  opened.opener = null;
  // Replaces the history entry; otherwise Back would open the source again.
  location.replace('/signal-board');
}
