import { storedValue } from '#src/lib/stored-value.ts';

const stored = storedValue(
  'sessionStorage',
  'adminReturnTo',
  (path): path is string => typeof path === 'string' && path.startsWith('/admin-dashboard'),
);

/** Where a login leads if no other page was requested. */
const ADMIN_HOME = '/admin-dashboard';

/** Stores this page's URL, to return to it after the login. */
export function rememberReturn(): void {
  stored.write(location.pathname + location.search + location.hash);
}

/** The stored page, once. */
export function takeReturn(): string {
  const path = stored.read() ?? ADMIN_HOME;
  stored.write(undefined);
  return path;
}
