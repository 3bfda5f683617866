import { AsyncLocalStorage } from 'node:async_hooks';

/** What is left of it, in milliseconds. */
const patience = new AsyncLocalStorage<{ left: number }>();

/**
 * Runs `work`, which may wait so many milliseconds for the database, all its queries together: one that
 * is a little slow each time would otherwise keep a visitor waiting for as many times a little. Queries
 * beyond that fail with a `DatabaseUnavailable`. What goes on after `work` has ended is free of it.
 */
export function withPatience<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const store = { left: milliseconds };
  return patience.run(store, work).finally(() => (store.left = Infinity));
}

/** Milliseconds for which the database may still be waited for here; infinite where nobody set a limit. */
export function patienceLeft(): number {
  return patience.getStore()?.left ?? Infinity;
}

/** Takes off what was just waited, in milliseconds. */
export function spendPatience(milliseconds: number): void {
  const store = patience.getStore();
  if (store) store.left -= milliseconds;
}
