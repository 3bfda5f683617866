import { pageMeta } from '#src/content/page-meta.data.ts';

/** Every public address of the route table. */
export const routes: readonly string[] = [
  ...Object.keys(pageMeta),
  '/privacy-policy',
  '/terms-of-service',
  '/trust',
  '/call',
  '/admin-login',
  '/admin-forgotten',
  '/admin-password',
];

/** Search engines may show it, but it has no content to find, so it is not in the sitemap. */
export const unlisted: readonly string[] = ['/coming-soon'];

/** Whether an address is a public page or file: not the API, and nothing behind the login. */
export function isOpen(path: string): boolean {
  return !/^\/(api|admin-dashboard)(\/|$)/.test(path);
}
