import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that are left of it. */
const budget = new AsyncLocalStorage<{ left: number }>();

/**
 * Runs `work` with a time budget: so many milliseconds may be spent waiting for the database, all its queries
 * together. A database that is a little slow each time would otherwise keep a visitor waiting as many times.
 * Queries beyond it fail with a `DatabaseUnavailable`. What goes on after `work` has ended is free of it.
 */
export function withTimeBudget<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const store = { left: milliseconds };
  return budget.run(store, work).finally(() => (store.left = Infinity));
}

/** Milliseconds for which the database may still be waited for here; infinite where nobody set a budget. */
export function budgetLeft(): number {
  return budget.getStore()?.left ?? Infinity;
}

/** Takes off what was just waited, in milliseconds. */
export function spendBudget(milliseconds: number): void {
  const store = budget.getStore();
  if (store) store.left -= milliseconds;
}
