import { atom } from 'nanostores';
import { requestIsland } from '#src/lib/request-island.ts';

/** State of the assistant's window. `restored`: it was open on the previous page, so it takes no focus. */
export const $chat = atom<'closed' | 'open' | 'restored'>('closed');

/** Opens the assistant's window. @throws if the page carries no assistant. */
export function openChat(how: 'open' | 'restored' = 'open'): void {
  requestIsland('chat', 'openChat');
  $chat.set(how);
}

export function closeChat(): void {
  $chat.set('closed');
}
