import { AsyncLocalStorage } from 'node:async_hooks';

/** `left` is in milliseconds. */
const budget = new AsyncLocalStorage<{ left: number }>();

/**
 * Limits how many milliseconds the queries of `work` wait for the database in all, as a visitor does. Then they throw
 * `DatabaseUnavailable`; queries that run on after `work` has ended do not.
 */
export function withTimeBudget<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const store = { left: milliseconds };
  return budget.run(store, work).finally(() => (store.left = Infinity));
}

/** Milliseconds left of the current budget; Infinity without one. */
export function budgetLeft(): number {
  return budget.getStore()?.left ?? Infinity;
}

/** Subtracts time spent waiting, in milliseconds. */
export function spendBudget(milliseconds: number): void {
  const store = budget.getStore();
  if (store) store.left -= milliseconds;
}
