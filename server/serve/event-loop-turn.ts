import { setImmediate as afterThis } from 'node:timers/promises';

let last = Promise.resolve();

/**
 * Waits for a turn of the event loop in which no other request begins. Queries to the embedded database never yield
 * to the event loop, so whole requests would run one after the other within a turn, while libuv accepts one
 * connection a turn (libuv/libuv#3696): of twenty visitors who connect at once, the last would wait for ten requests
 * of each of the others.
 */
export function ownEventLoopTurn(): Promise<void> {
  last = last.then(() => afterThis());
  return last;
}
