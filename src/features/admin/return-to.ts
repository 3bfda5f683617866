const KEY = 'adminReturnTo';

/** Where the admin area begins: whoever logs in without having been on the way somewhere lands here. */
const ADMIN_HOME = '/admin-dashboard';

/** Keeps the address of this page, for after the login. */
export function rememberReturn(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search + location.hash);
  } catch {
    // Storage is refused: the login leads to the beginning.
  }
}

/** The page that wanted a login, once; never anything but a page of the admin area of this site. */
export function takeReturn(): string {
  try {
    const kept = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return isAdminPath(kept) ? kept : ADMIN_HOME;
  } catch {
    return ADMIN_HOME;
  }
}

/** Whether it is a path of the admin area: no other site, no other part of this one. */
export function isAdminPath(path: string): boolean {
  return /^\/admin-dashboard(?=[/?#]|$)/.test(path);
}
