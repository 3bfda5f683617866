import { $calculatorOpen, closeCalculator } from '#src/features/calculator/store.ts';
import { storedValue } from '#src/lib/stored-value.ts';
import { hasRoomForTwo } from '#src/ui/window/sheet.ts';
import { $chat, closeChat, openChat } from './store.ts';

/** Also read by the script in every page's head, which marks the page before its first paint. */
const storedOpen = storedValue('sessionStorage', 'chatOpen', (value) => value === true);

/** Makes the window's state, open or closed, persist across pages in this tab. */
export function persistOpenState(): void {
  $chat.subscribe((state) => storedOpen.write(state !== 'closed' || undefined));
  // Restored from the back/forward cache: another page may have opened or closed the window.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!storedOpen.read()) closeChat();
    else if ($chat.get() === 'closed') openChat('restored');
  });
}

/** If both windows do not fit, only the one opened last stays open. */
export function closeOverlapping(): void {
  $chat.subscribe((state) => {
    if (state === 'closed' || !$calculatorOpen.get() || hasRoomForTwo()) return;
    if (state === 'restored') closeChat();
    else closeCalculator();
  });
}
