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
  '/privacy-policy',
  '/terms-of-service',
  '/admin-login',
];

/** Whether an address is a page's or file's that anybody may open: no call, nothing behind the login. */
export function isOpen(path: string): boolean {
  return !/^\/(api|admin-dashboard)(\/|$)/.test(path);
}
