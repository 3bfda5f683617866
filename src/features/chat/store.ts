import { atom } from 'nanostores';
import { ask } from '#src/lib/island.ts';

/**
 * The window of the assistant. `kept`: it was open on the page before, so it is open on this one too,
 * but takes no focus.
 */
export const $chat = atom<'closed' | 'open' | 'kept'>('closed');

/**
 * Opens the window of the assistant.
 *
 * @throws where the page carries no assistant.
 */
export function openChat(how: 'open' | 'kept' = 'open'): void {
  ask('chat', 'openChat');
  $chat.set(how);
}

export function closeChat(): void {
  $chat.set('closed');
}
