/**
 * Logs the view of this page: one row a path and day, no cookies, nothing about the visitor.
 * Losing a count is better than troubling anybody with it, so a failure is let go.
 */
export function logView(): void {
  fetch('/api/views', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname }),
  }).catch(() => {});
}
