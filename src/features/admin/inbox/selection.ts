/** The items that are selected for a change of many at once. */
import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import type { inboxBulkChange, InboxItem } from '#src/contracts/inbox.ts';
import { toast } from '#src/ui/toast.ts';
import { adminRequest } from '../request.ts';
import { attempt } from '../failure.ts';
import { loadDesk } from './desk.ts';
import { keyOf, type ItemName } from './query.ts';
import { refresh } from './store.ts';

/** As many as one request may change. */
export const MAX_SELECTED = 100;

export const $selected = atom<ReadonlySet<string>>(new Set());
/** Whether the selected items are being changed. */
export const $changing = atom(false);

/** A change to many items. */
export type BulkChange = Omit<z.input<typeof inboxBulkChange>, 'items'>;

export function toggle(item: ItemName): void {
  const key = keyOf(item);
  const others = [...$selected.get()].filter((other) => other !== key);
  const isNew = others.length === $selected.get().size;
  $selected.set(new Set(isNew ? [...others, key].slice(-MAX_SELECTED) : others));
}

/** Replaces the selection, by at most as many items as one request may change. */
export function select(items: readonly ItemName[]): void {
  $selected.set(new Set(items.slice(0, MAX_SELECTED).map(keyOf)));
}

/** Selects nothing, and takes over the focus from the bar, which is gone then. */
export function clearSelection(): void {
  select([]);
  document.getElementById('select-all')?.focus();
}

/** Makes the same change to all of them. @param done the toast, given how many were changed */
export async function changeMany(
  items: readonly ItemName[],
  change: BulkChange,
  done: (count: number) => string,
): Promise<void> {
  if ($changing.get() || items.length === 0) return;
  $changing.set(true);
  await attempt('Nothing was changed', async () => {
    const body = { ...change, items: items.map(({ kind, id }) => ({ kind, id })) };
    const answer = await adminRequest('/api/admin/inbox', { method: 'PATCH', body });
    const { items: changed }: { items: InboxItem[] } = await answer.json();
    toast({ title: done(changed.length) });
    clearSelection();
    refresh();
    if (change.addTags) void loadDesk();
  });
  $changing.set(false);
}
