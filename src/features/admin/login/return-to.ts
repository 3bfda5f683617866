import { storedValue } from '#src/lib/stored-value.ts';

const stored = storedValue('sessionStorage', 'adminReturnTo', isAdminPath);

/** Where a login leads if no other page was requested. */
const ADMIN_HOME = '/admin-dashboard';

/** Stores this page's URL, to return to it after the login. */
export function rememberReturn(): void {
  stored.write(location.pathname + location.search + location.hash);
}

/** The stored page, once; always within this site's admin area. */
export function takeReturn(): string {
  const path = stored.read() ?? ADMIN_HOME;
  stored.write(undefined);
  return path;
}

/** Whether a value is a path of this site's admin area. */
function isAdminPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/admin-dashboard(?=[/?#]|$)/.test(path);
}
