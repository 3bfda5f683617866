import { atom } from 'nanostores';
import { ask } from '#src/lib/island.ts';

/**
 * The state of the assistant's window. `kept`: it was open on the previous page, so it opens here too, but
 * takes no focus.
 */
export const $chat = atom<'closed' | 'open' | 'kept'>('closed');

/**
 * Opens the assistant's window.
 *
 * @throws if the page carries no assistant.
 */
export function openChat(how: 'open' | 'kept' = 'open'): void {
  ask('chat', 'openChat');
  $chat.set(how);
}

export function closeChat(): void {
  $chat.set('closed');
}
