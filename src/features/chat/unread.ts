import { atom } from 'nanostores';
import { chat } from '#src/content/messages.ts';
import { $conversation } from './conversation.ts';
import { $chat } from './store.ts';

/** Whether an answer has come while the window was closed. */
export const $unread = atom(false);

/** Marks the button that opens the window while there is an answer that nobody has seen. */
export function followUnread(): void {
  let known = $conversation.get().messages.length;
  $conversation.listen(({ messages }) => {
    const isMore = messages.length > known;
    known = messages.length;
    if (isMore && messages.at(-1)?.from === 'bot' && !isSeen()) $unread.set(true);
  });
  $chat.listen(() => isSeen() && $unread.set(false));
  $unread.listen((unread) => {
    const button = document.querySelector('[data-open="chat"][aria-expanded]');
    button?.toggleAttribute('data-unread', unread);
    // The name stays what it is: it says what the button does.
    if (unread) button?.setAttribute('aria-description', chat.newAnswer);
    else button?.removeAttribute('aria-description');
  });
}

function isSeen(): boolean {
  return $chat.get() === 'open' || $chat.get() === 'restored';
}
