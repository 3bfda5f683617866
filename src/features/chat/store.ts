import { atom } from 'nanostores';
import { ask } from '#src/lib/island.ts';

/** @public read by the window of the assistant */
export const $chatOpen = atom(false);

/**
 * Opens the window of the assistant.
 *
 * @throws where the page carries no assistant.
 */
export function openChat(): void {
  ask('chat', 'openChat');
  $chatOpen.set(true);
}
