import { AsyncLocalStorage } from 'node:async_hooks';

/** `left` is in milliseconds. */
const budget = new AsyncLocalStorage<{ left: number }>();

/**
 * Runs `work` with a time budget: its queries may wait for the database so many milliseconds in all. Without it, the
 * waits of many slow queries would add up for the visitor. Further queries throw `DatabaseUnavailable`. Queries that
 * run on after `work` has ended are not limited.
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
