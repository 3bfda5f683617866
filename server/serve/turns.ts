import { setImmediate as afterThis } from 'node:timers/promises';

let last = Promise.resolve();

/**
 * Waits for a turn of the event loop that nobody else begins in. A call to the embedded database is no
 * wait for Node.js, so whole requests run one after the other within a turn, while libuv lets in one
 * connection a turn (libuv/libuv#3696): of twenty visitors who come at once the last would wait for
 * ten requests of each before him.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => afterThis());
  return last;
}
