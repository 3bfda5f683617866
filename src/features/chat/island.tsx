import { site } from '#src/content/site.ts';
import { startIsland } from '#src/ui/island/start-island.tsx';
import { $calculatorOpen, closeCalculator } from '#src/features/calculator/store.ts';
import { storedValue } from '#src/lib/stored-value.ts';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import { hasRoomForTwo } from '#src/ui/window/sheet.ts';
import styles from './chat.css?inline';
import { ChatWindow } from './ChatWindow.tsx';
import { leave, reload, resume } from './conversation.ts';
import { $chat, closeChat, openChat, putAside } from './store.ts';
import { followUnread } from './unread.ts';

/** Also read by the script in every page's head, which marks the page before its first paint. */
const storedOpen = storedValue(
  'sessionStorage',
  'chatOpen',
  (value): value is true | 'aside' => value === true || value === 'aside',
);

export function mount(root: Element): void {
  adoptStyles(styles);
  if ($chat.get() === 'restored' && storedOpen.read() === 'aside') putAside();
  $chat.subscribe((state) => {
    storedOpen.write(state === 'aside' ? state : state !== 'closed' || undefined);
    // If both windows do not fit, only the one opened last stays open.
    if (state === 'closed' || state === 'aside' || !$calculatorOpen.get() || hasRoomForTwo()) return;
    if (state === 'restored') closeChat();
    else closeCalculator();
  });
  addEventListener('pagehide', leave);
  // From the back/forward cache: on another page the conversation may have gone on, or the window was closed.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const stored = storedOpen.read();
    if (!stored) closeChat();
    else if (stored === 'aside') putAside();
    else if (['closed', 'aside'].includes($chat.get())) openChat('restored');
    reload();
    resume();
  });
  followUnread();
  startIsland(root, <ChatWindow />, site, closeChat);
  resume();
}
