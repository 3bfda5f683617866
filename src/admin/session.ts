import { atom } from 'nanostores';
import type { ContentView } from '#src/contracts/account.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { storedValue } from '#src/lib/stored-value.ts';
import { landingPath } from './boards-of-site.ts';
import { toastFailure } from './failure.ts';
import { flashToast } from './flash.ts';

/** The signed-in user, as returned by the server. */
export interface Admin {
  username: string;
  /** Unknown right after a login. */
  role?: 'owner' | 'editor';
  /** An editor who may export the inbox, and copy or delete a person's data. */
  dataRights?: boolean;
  /** The name that they write under; null if it is not set. */
  senderName?: string | null;
  /** How they edit the text of posts; null until they have chosen. */
  contentView?: ContentView | null;
  /** A second factor is required but not set up yet. */
  mustSetUp?: boolean;
}

/** Null until loaded. */
export const $admin = atom<Admin | null>(null);

/**
 * Whether this browser was recently signed in. Scripts cannot read the session cookie; the hint only saves
 * the login page a request that would fail.
 */
const isLikely = storedValue('localStorage', 'adminSignedIn', (value) => value === true);

let checking: Promise<Admin> | undefined;

/**
 * The signed-in user, fetched once per page. If nobody is signed in, redirects to the login with an
 * explanation and never resolves. If the server does not respond, which is not the same as being logged out,
 * the layout says so and offers to try again.
 */
export function requireSession(): Promise<Admin> {
  return (checking ??= check());
}

/** The same, but always fetched again: for a page restored from the back/forward cache. */
export function recheckSession(): Promise<Admin> {
  return (checking = check());
}

async function check(): Promise<Admin> {
  for (;;) {
    try {
      const admin = await fetchAdmin();
      noteSignedIn(admin);
      return admin;
    } catch (error) {
      if (isSignedOut(error)) return redirectToLogin();
      await offerRetry();
    }
  }
}

/** The signed-in user, if there is likely to be one; otherwise the login page sends no request. */
export async function existingSession(): Promise<Admin | undefined> {
  if (!isLikely.read()) return undefined;
  try {
    return await fetchAdmin();
  } catch (error) {
    if (isSignedOut(error)) isLikely.write(undefined);
    return undefined;
  }
}

export function noteSignedIn(admin: Admin): void {
  $admin.set(admin);
  isLikely.write(true);
}

/** Logs out and leads to the login page; if that fails, shows a toast and stays on the page. */
export async function logOut(): Promise<void> {
  try {
    await request('/api/admin/logout', { method: 'POST' });
  } catch {
    return toastFailure('Logout failed', undefined, 'An error occurred during logout');
  }
  isLikely.write(undefined);
  flashToast({ title: 'Logged out', description: 'You have been successfully logged out' });
  location.assign('/admin-login');
}

async function fetchAdmin(): Promise<Admin> {
  return (await request('/api/admin/check-auth?rights=1')).json();
}

function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401;
}

/** Never resolves: the browser is leaving the page. */
function redirectToLogin(): Promise<never> {
  isLikely.write(undefined);
  flashToast({
    title: 'Authentication required',
    description: 'Please log in to access this page',
    destructive: true,
  });
  // To return to it after the login.
  stored.write(location.pathname + location.search + location.hash);
  location.replace('/admin-login');
  return new Promise(() => {});
}

/** Resolves when the user wants to try again; the panel is part of the layout (AdminPage.astro). */
function offerRetry(): Promise<void> {
  const panel = document.getElementById('no-answer') as HTMLElement;
  panel.hidden = false;
  return new Promise((resolve) => {
    const again = () => {
      panel.hidden = true;
      resolve();
    };
    panel.querySelector('button')?.addEventListener('click', again, { once: true });
  });
}

const stored = storedValue(
  'sessionStorage',
  'adminReturnTo',
  (path): path is string => typeof path === 'string' && path.startsWith('/admin-dashboard'),
);

/** The page to return to after the login, once. */
export function takeReturn(): string {
  const path = stored.read() ?? landingPath();
  stored.write(undefined);
  return path;
}
