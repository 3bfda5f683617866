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
];

/**
 * Linked, but not built yet. The check fails as soon as one of them answers: then it belongs to
 * `routes` (or, behind the login, to neither).
 */
export const awaited: readonly string[] = ['/admin-login'];
