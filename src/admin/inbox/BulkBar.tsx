import type * as z from 'zod/mini';
import { useStore } from '@nanostores/react';
import type { ComponentProps, FormEvent } from 'react';
import type { inboxBulkChange, InboxItem } from '#src/contracts/inbox.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { isolated } from '#src/lib/isolated.ts';
import { attempt } from '../failure.ts';
import { restoreFocus, SelectionBar } from '../list/List.tsx';
import { counted } from '../list/query.ts';
import { keyOf } from './query.ts';
import { API, $desk, loadDesk, refresh, selection } from './store.ts';
import { changes } from './words.data.ts';
import { SmallButton } from '../parts/Button.tsx';
import { named, Select } from '../parts/form.tsx';
import { useBusy } from '../parts/hooks.ts';
import { adminRequest } from '../request.tsx';

/** A change to many items. */
type BulkChange = Omit<z.input<typeof inboxBulkChange>, 'items'>;

const NOBODY = ' nobody';
const more = [changes.unread, changes.reopen, changes.spam, changes.notSpam];

/** What can be done with all selected items at once; renders nothing if there are none. @param shown all in the list */
export function BulkBar({ shown }: { shown: readonly InboxItem[] }) {
  const desk = useStore($desk, { ssr: 'initial' });
  const keys = useStore(selection.$keys, { ssr: 'initial' });
  const [busy, run] = useBusy();
  const items = shown.filter((item) => keys.has(keyOf(item)));
  if (items.length === 0) return null;

  const selectNone = () => {
    selection.set([]);
    requestAnimationFrame(restoreFocus);
  };
  /** Makes the same change to all of them. @param done said of them then @returns whether it was made */
  const change = async (what: BulkChange, done: string) => {
    const work = async () => {
      const body = { ...what, items: items.map(({ kind, id }) => ({ kind, id })) };
      const answer = await adminRequest(API, { method: 'PATCH', body });
      const { items: changed }: { items: InboxItem[] } = await answer.json();
      toast({ title: `${counted(changed.length, 'item')} ${done}` });
      selectNone();
      refresh();
      if (what.addTags) void loadDesk();
    };
    return (await run(() => attempt('Nothing was changed', work))) ?? false;
  };
  const handle = () => void change({ handled: true, read: true }, changes.handle.done);
  return (
    <SelectionBar
      name="Selected items"
      said={`${counted(items.length, 'item')} selected`}
      busy={busy}
      actions={[
        [changes.handle.label, handle],
        [changes.read.label, () => void change(changes.read.change, changes.read.done)],
        ['Select all', () => selection.set(shown.map(keyOf))],
        ['Select none', selectNone],
      ]}
    >
      <Select
        aria-label="Assign the selected items"
        value=""
        options={[['', 'Assign to …'], ...named(desk?.people), [NOBODY, 'Nobody']]}
        onValue={(value) => {
          const assignee = value === NOBODY ? null : value;
          void change({ assignee }, `assigned to ${isolated(assignee ?? 'nobody')}`);
        }}
      />
      <Select
        aria-label="More for the selected items"
        value=""
        options={[['', 'More …'], ...named(more.map(({ label }) => label))]}
        onValue={(value) => {
          const chosen = more.find(({ label }) => label === value);
          if (chosen) void change(chosen.change, chosen.done);
        }}
      />
      <TagForm
        aria-label="Tag for the selected items"
        placeholder="Tag"
        busy={busy}
        onTag={(tag) => change({ addTags: [tag] }, `tagged “${isolated(tag)}”`)}
      />
    </SelectionBar>
  );
}

interface Props extends Pick<ComponentProps<'input'>, 'id' | 'ref' | 'aria-label' | 'placeholder'> {
  busy: boolean;
  /** Receives the tag, trimmed. False keeps it in the field. */
  onTag: (tag: string) => Promise<unknown>;
}

/** Adds a tag; those in use are suggested. */
export function TagForm({ busy, onTag, ...field }: Props) {
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const tag = String(new FormData(form).get('tag')).trim();
    if (tag && (await onTag(tag)) !== false) form.reset();
  };
  return (
    <form className="flex flex-[0_1_16rem] gap-2" onSubmit={(event) => void add(event)}>
      <input
        dir="auto"
        {...field}
        className="w-24 flex-[1_1_6rem]"
        name="tag"
        list="inbox-tags"
        maxLength={30}
        autoComplete="off"
      />
      <SmallButton label="Add tag" type="submit" className="flex-none" aria-disabled={busy} />
    </form>
  );
}
