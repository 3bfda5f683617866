/**
 * Counts the view of this page: one row per path and day, no cookies, nothing about the visitor. A failure is
 * ignored: losing a count is better than disturbing the visitor.
 */
export function logView(): void {
  fetch('/api/views', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname }),
  }).catch(() => {});
}
