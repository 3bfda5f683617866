import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ComponentProps, type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { inboxBulkChange, InboxItem } from '#src/contracts/inbox.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../failure.ts';
import { $desk, loadDesk } from './state.ts';
import { type ItemName, keyOf } from './query.ts';
import { refresh } from './store.ts';
import { changes } from './words.data.ts';
import { countItems } from './words.ts';
import { SmallButton, TextButton } from '../parts/Button.tsx';
import { named, Select } from '../parts/Choice.tsx';
import { adminRequest } from '../request.ts';

/** As many as one request may change. */
export const MAX_SELECTED = 100;

export const $selected = atom<ReadonlySet<string>>(new Set());
/** Whether the selected items are being changed. */
const $changing = atom(false);

/** A change to many items. */
type BulkChange = Omit<z.input<typeof inboxBulkChange>, 'items'>;

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
function clearSelection(): void {
  select([]);
  document.getElementById('select-all')?.focus();
}

/** Makes the same change to all of them. @param done the toast, given how many were changed */
async function changeMany(
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

const NOBODY = ' nobody';
const more = [changes.unread, changes.reopen, changes.spam, changes.notSpam];

/** What can be done with all selected items at once. */
export function BulkBar({ items }: { items: readonly InboxItem[] }) {
  const desk = useStore($desk);
  const busy = useStore($changing);
  const change = (what: BulkChange, done: string) =>
    void changeMany(items, what, (count) => `${countItems(count)} ${done}`);
  return (
    <div
      // Below the list and over its end, so that no item moves when the bar appears.
      className="small-fields sticky bottom-2 z-2 mt-3 flex flex-wrap items-center gap-2.5 rounded-sheet border border-ink bg-sheet p-3 text-ui shadow-float"
      role="group"
      aria-label="Selected items"
      aria-busy={busy}
    >
      <p className="flex-[1_0_40%] font-semibold" role="status">
        {countItems(items.length)} selected
      </p>
      <TextButton onClick={clearSelection}>Clear the selection</TextButton>
      {[{ ...changes.handle, change: { handled: true, read: true } }, changes.read].map((one) => (
        <SmallButton
          key={one.label}
          aria-disabled={busy}
          onClick={() => change(one.change, one.done)}
        >
          {one.label}
        </SmallButton>
      ))}
      <Select
        aria-label="Assign the selected items"
        value=""
        options={[['', 'Assign to …'], ...named(desk?.people), [NOBODY, 'Nobody']]}
        onValue={(value) => {
          const assignee = value === NOBODY ? null : value;
          change({ assignee }, assignee ? `assigned to ${assignee}` : 'assigned to nobody');
        }}
      />
      <Select
        aria-label="More for the selected items"
        value=""
        options={[['', 'More …'], ...named(more.map(({ label }) => label))]}
        onValue={(value) => {
          const chosen = more.find(({ label }) => label === value);
          if (chosen) change(chosen.change, chosen.done);
        }}
      />
      <TagForm
        aria-label="Tag for the selected items"
        placeholder="Tag"
        busy={busy}
        onTag={(tag) => change({ addTags: [tag] }, `tagged “${tag}”`)}
      />
    </div>
  );
}

interface Props extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'placeholder'> {
  busy: boolean;
  /** Receives the tag, trimmed. False keeps it in the field. */
  onTag: (tag: string) => unknown;
}

/** Adds a tag; those in use are suggested. */
export function TagForm({ busy, onTag, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (tag && (await onTag(tag)) !== false) setTyped('');
  };
  return (
    <form className="flex flex-[0_1_16rem] gap-2" onSubmit={(event) => void add(event)}>
      <input
        {...field}
        className="w-24 flex-[1_1_6rem]"
        list="inbox-tags"
        maxLength={30}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SmallButton type="submit" className="flex-none" aria-disabled={busy}>
        Add the tag
      </SmallButton>
    </form>
  );
}
