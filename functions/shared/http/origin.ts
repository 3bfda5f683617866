const CROSS_ORIGIN = ['cross-site', 'same-site'];

/**
 * Whether a page of another origin made this request, by the headers that browsers send. Scripts send neither header
 * and pass; no page can make a browser leave out both.
 */
export function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (site && CROSS_ORIGIN.includes(site)) return true;
  return origin !== null && origin !== new URL(request.url).origin;
}
