import { openPasswordDialog } from './account/open.ts';
import { startLoginDialog } from './login-dialog.ts';
import { logOut, requireSession, recheckSession } from './session.ts';
import { $admin } from './store.ts';

/** The page where a required second factor is set up. */
const ACCOUNT = '/admin-dashboard/account';

/** Starts the scripts that all pages behind the login share (AdminPage.astro). */
export function startAdminFrame(): void {
  startLoginDialog(document.getElementById('login-dialog') as HTMLDialogElement);
  document.getElementById('logout')?.addEventListener('click', () => {
    // A page with unsaved changes may prevent it.
    const leave = new Event('admin-leave', { cancelable: true });
    if (document.dispatchEvent(leave)) void logOut();
  });

  document
    .getElementById('change-password')
    ?.addEventListener('click', () => void openPasswordDialog());

  const name = document.getElementById('signed-in') as HTMLElement;
  $admin.subscribe((admin) => {
    name.textContent = admin ? `Signed in as ${admin.username}` : '';
  });
  const forOwners = document.querySelectorAll<HTMLElement>('[data-owners]');
  $admin.subscribe((admin) => {
    for (const element of forOwners) element.hidden = admin?.role !== 'owner';
    // On a phone the tabs scroll sideways.
    document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
    if (admin?.mustSetUp && location.pathname !== ACCOUNT) location.replace(ACCOUNT);
  });
  void requireSession();
  // Restored from the back/forward cache: the user may have logged out in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void recheckSession();
  });
}
