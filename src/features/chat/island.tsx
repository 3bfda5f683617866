import { site } from '#src/content/site.ts';
import { startIsland } from '#src/ui/island/start-island.tsx';
import { $calculatorOpen, closeCalculator } from '#src/features/calculator/store.ts';
import { storedValue } from '#src/lib/stored-value.ts';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import { hasRoomForTwo } from '#src/ui/window/sheet.ts';
import styles from './chat.css?inline';
import { ChatWindow } from './ChatWindow.tsx';
import { reload, resume } from './conversation.ts';
import { $chat, closeChat, openChat } from './store.ts';

/** Also read by the script in every page's head, which marks the page before its first paint. */
const storedOpen = storedValue('sessionStorage', 'chatOpen', (value) => value === true);

export function mount(root: Element): void {
  adoptStyles(styles);
  $chat.subscribe((state) => {
    storedOpen.write(state !== 'closed' || undefined);
    // If both windows do not fit, only the one opened last stays open.
    if (state === 'closed' || !$calculatorOpen.get() || hasRoomForTwo()) return;
    if (state === 'restored') closeChat();
    else closeCalculator();
  });
  // From the back/forward cache: on another page the conversation may have gone on, or the window was closed.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!storedOpen.read()) closeChat();
    else if ($chat.get() === 'closed') openChat('restored');
    reload();
    resume();
  });
  startIsland(root, <ChatWindow />, site, closeChat);
  resume();
}
