/** The origin at which whoever makes a write sees the site; only for writes, whose `Origin` was checked. */
export function visibleOrigin(request: Request): string {
  return request.headers.get('Origin') ?? new URL(request.url).origin;
}
