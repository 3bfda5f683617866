import { setImmediate as afterThis } from 'node:timers/promises';
import type { Handler } from './context.ts';

let last = Promise.resolve();

/**
 * Gives each request a turn of the event loop in which no other one begins: queries to the embedded database never
 * yield, and libuv accepts one connection a turn (libuv/libuv#3696), so late visitors would wait for many requests of
 * the first (event-loop-turn.nightly.test.ts).
 */
export function inOwnTurn(handler: Handler): Handler {
  return async (request, context) => {
    last = last.then(() => afterThis());
    await last;
    return handler(request, context);
  };
}
