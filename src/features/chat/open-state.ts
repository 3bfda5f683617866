import { $calculatorOpen, closeCalculator } from '#src/features/calculator/store.ts';
import { hasRoomForTwo } from '#src/ui/window/sheet.ts';
import { $chat, closeChat, openChat } from './store.ts';

/** As the head's script of every page reads it. */
const KEY = 'chatOpen';

/** Has the window stand open on the next page where it does on this one, in this tab. */
export function keepOpenState(): void {
  $chat.subscribe((state) => {
    try {
      if (state === 'closed') sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, 'yes');
    } catch {
      // Storage is refused: the next page begins with the window closed.
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const isOpen = sessionStorage.getItem(KEY) !== null;
    if (isOpen && $chat.get() === 'closed') openChat('kept');
    if (!isOpen) closeChat();
  });
}

/** Where there is no room for both windows, the one that was asked for last stands alone. */
export function makeRoom(): void {
  $chat.subscribe((state) => {
    if (state === 'closed' || !$calculatorOpen.get() || hasRoomForTwo()) return;
    if (state === 'kept') closeChat();
    else closeCalculator();
  });
}
