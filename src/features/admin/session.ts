import { request, RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';
import { carryToast } from './carry.ts';
import { rememberReturn } from './return-to.ts';
import { mayBeSignedIn, noteSignedIn, noteSignedOut } from './signed-in-hint.ts';
import { type Admin, $admin } from './store.ts';

let checking: Promise<Admin> | undefined;

/**
 * Who is signed in, asked for once a page. Where nobody is, the page gives way to the login, which says
 * why, and the promise stays open. Where the server does not answer, the frame says so and asks again
 * on demand: that is not the same as being logged out.
 */
export function requireSession(): Promise<Admin> {
  return (checking ??= check());
}

/** The same, asked anew: for a page that comes back from the browser's memory. */
export function requireSessionAgain(): Promise<Admin> {
  return (checking = check());
}

async function check(): Promise<Admin> {
  for (;;) {
    try {
      const admin = await fetchAdmin();
      $admin.set(admin);
      noteSignedIn();
      return admin;
    } catch (error) {
      if (isSignedOut(error)) return giveWayToLogin();
      await askToTryAgain();
    }
  }
}

/** Who is signed in already, where that is likely; a visit to the login page need not ask otherwise. */
export async function existingSession(): Promise<Admin | undefined> {
  if (!mayBeSignedIn()) return undefined;
  try {
    return await fetchAdmin();
  } catch (error) {
    if (isSignedOut(error)) noteSignedOut();
    return undefined;
  }
}

/** Ends the session and leads to the login; where that fails, a toast says so and the page stays. */
export async function logOut(): Promise<void> {
  try {
    await request('/api/admin/logout', { method: 'POST' });
  } catch {
    toast({
      title: 'Logout failed',
      description: 'An error occurred during logout',
      destructive: true,
    });
    return;
  }
  noteSignedOut();
  carryToast({ title: 'Logged out', description: 'You have been successfully logged out' });
  location.assign('/admin-login');
}

async function fetchAdmin(): Promise<Admin> {
  return (await request('/api/admin/check-auth?rights=1')).json();
}

function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401;
}

/** Never resolves: the page is on its way out. */
function giveWayToLogin(): Promise<never> {
  noteSignedOut();
  carryToast({
    title: 'Authentication required',
    description: 'Please log in to access this page',
    destructive: true,
  });
  rememberReturn();
  location.replace('/admin-login');
  return new Promise(() => {});
}

/** Resolves when the person wants to try again; the panel is part of the frame (AdminPage.astro). */
function askToTryAgain(): Promise<void> {
  const panel = document.getElementById('no-answer') as HTMLElement;
  panel.hidden = false;
  return new Promise((resolve) => {
    panel.querySelector('button')?.addEventListener(
      'click',
      () => {
        panel.hidden = true;
        resolve();
      },
      { once: true },
    );
  });
}
