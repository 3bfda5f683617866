import { $calculatorOpen, closeCalculator } from '#src/features/calculator/store.ts';
import { keptIn } from '#src/lib/kept.ts';
import { hasRoomForTwo } from '#src/ui/window/sheet.ts';
import { $chat, closeChat, openChat } from './store.ts';

/** As the head's script of every page reads it, which marks the page before its first paint. */
const keptOpen = keptIn('sessionStorage', 'chatOpen', (value) => value === true);

/** Has the window stand open on the next page where it does on this one, in this tab. */
export function keepOpenState(): void {
  $chat.subscribe((state) => keptOpen.write(state !== 'closed' || undefined));
  // Back to a page that the browser had put by: another page may have opened or closed it since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!keptOpen.read()) closeChat();
    else if ($chat.get() === 'closed') openChat('kept');
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
