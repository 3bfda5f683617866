import { changePassword } from './account/store.tsx';
import { $news, countedTitle, startNews, unreadOf } from './news.ts';
import { $admin, logOut, recheckSession, requireSession } from './session.ts';
import { isolated } from '#src/lib/isolated.ts';

/** The page where a required second factor is set up. */
const ACCOUNT = '/admin-dashboard/account';

/** Starts the scripts that all pages behind the login share (AdminPage.astro). */
export function startAdminFrame(): void {
  document.getElementById('logout')?.addEventListener('click', () => {
    // A page with unsaved changes may prevent it.
    const leave = new Event('admin-leave', { cancelable: true });
    if (document.dispatchEvent(leave)) void logOut();
  });

  document.getElementById('change-password')?.addEventListener('click', changePassword);

  const name = document.getElementById('signed-in') as HTMLElement;
  const forOwners = document.querySelectorAll<HTMLElement>('[data-owners]');
  $admin.subscribe((admin) => {
    name.textContent = admin ? `Signed in as ${isolated(admin.username)}` : '';
    for (const element of forOwners) element.hidden = admin?.role !== 'owner';
    showCurrentTab();
    if (admin?.mustSetUp && location.pathname !== ACCOUNT) location.replace(ACCOUNT);
  });
  void requireSession().then(({ mustSetUp }) => mustSetUp || startNews());
  $news.subscribe((news) => news && showUnread(unreadOf(news)));
  // Restored from the back/forward cache: the user may have logged out in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void recheckSession();
  });
}

/** On a phone the tabs scroll sideways: the current one is brought to their middle, and the page stays where it is. */
function showCurrentTab(): void {
  const tab = document.querySelector<HTMLElement>('nav [aria-current]');
  const tabs = tab?.closest('ul');
  if (tab && tabs) tabs.scrollLeft = tab.offsetLeft + (tab.offsetWidth - tabs.clientWidth) / 2;
}

/** Shows the unread count in the inbox's tab and in the title of the browser's; an increase is announced. */
function showUnread(count: number): void {
  document.title = countedTitle(document.title, count);
  const badge = document.getElementById('unread-badge') as HTMLElement;
  const before = Number(badge.dataset.count);
  badge.dataset.count = String(count);
  const isOther = badge.hidden !== (count === 0);
  badge.hidden = count === 0;
  badge.firstChild?.replaceWith(String(count));
  // It takes room among the tabs.
  if (isOther) showCurrentTab();
  if (count > before) {
    const status = document.getElementById('unread-status') as HTMLElement;
    status.textContent = `New in the inbox: ${count} unread`;
  }
}
