const FOREIGN_SITES = ['cross-site', 'same-site'];

/**
 * Whether a browser says that another origin's page made this request. Scripts send neither header
 * and pass; no other site can make a browser leave out both.
 */
export function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (site && FOREIGN_SITES.includes(site)) return true;
  return origin !== null && origin !== new URL(request.url).origin;
}
