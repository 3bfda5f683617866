import { atom } from 'nanostores';
import { requestIsland } from '#src/lib/request-island.ts';

/**
 * State of the assistant's window. `restored`: it was open on the previous page, so it takes no focus; `aside`: it covered
 * the page and made room for one that it led to, with a way back.
 */
export const $chat = atom<'closed' | 'open' | 'restored' | 'aside'>('closed');

/** Opens the assistant's window. @throws if the page carries no assistant. */
export function openChat(how: 'open' | 'restored' = 'open'): void {
  requestIsland('chat', 'openChat');
  $chat.set(how);
}

export function closeChat(): void {
  $chat.set('closed');
}

/** Makes room for a page that the window led to. */
export function putAside(): void {
  $chat.set('aside');
}
