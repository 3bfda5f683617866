import { keptIn } from '#src/lib/kept.ts';

const kept = keptIn('sessionStorage', 'adminReturnTo', isAdminPath);

/** Where the admin area begins: whoever logs in without having been on the way somewhere lands here. */
const ADMIN_HOME = '/admin-dashboard';

/** Keeps the address of this page, for after the login. */
export function rememberReturn(): void {
  kept.write(location.pathname + location.search + location.hash);
}

/** The page that wanted a login, once; never anything but a page of the admin area of this site. */
export function takeReturn(): string {
  const path = kept.read() ?? ADMIN_HOME;
  kept.write(undefined);
  return path;
}

/** Whether it is a path of the admin area: no other site, no other part of this one. */
export function isAdminPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/admin-dashboard(?=[/?#]|$)/.test(path);
}
