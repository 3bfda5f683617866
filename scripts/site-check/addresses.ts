/** Every address of the route table that anybody may open. */
export const routes: readonly string[] = [
  '/',
  '/services',
  '/services-old',
  '/projects',
  '/coming-soon',
  '/case-study',
  '/signal-board',
  '/blog',
  '/start',
  '/contact',
  '/call',
  '/privacy-policy',
  '/terms-of-service',
  '/admin-login',
  '/admin-forgotten',
  '/admin-password',
];

/** Search engines may show it, but there is nothing to look for: the sitemap does without it. */
export const unlisted: readonly string[] = ['/coming-soon'];

/** Whether an address is a page's or file's that anybody may open: no call, nothing behind the login. */
export function isOpen(path: string): boolean {
  return !/^\/(api|admin-dashboard)(\/|$)/.test(path);
}
