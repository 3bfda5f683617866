import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { InboxItem } from '#src/contracts/inbox.ts';
import { SmallButton } from '../parts/Button.tsx';
import { $desk } from './desk.ts';
import { type BulkChange, $changing, changeMany, clearSelection } from './selection.ts';
import { countItems } from './words.ts';

const NOBODY = ' nobody';

const more: readonly (readonly [label: string, BulkChange, done: string])[] = [
  ['Mark as unread', { read: false }, 'marked as unread'],
  ['Open again', { handled: false }, 'opened again'],
  ['Mark as spam', { spam: true }, 'marked as spam'],
  ['Not spam', { spam: false }, 'marked as not spam'],
];

/** What can be done with all selected items at once. */
export function BulkBar({ items }: { items: readonly InboxItem[] }) {
  const desk = useStore($desk);
  const busy = useStore($changing);
  const [tag, setTag] = useState('');
  const change = (what: BulkChange, done: string) =>
    void changeMany(items, what, (count) => `${countItems(count)} ${done}`);
  const addTag = (event: FormEvent) => {
    event.preventDefault();
    if (!tag.trim()) return;
    change({ addTags: [tag] }, `tagged “${tag.trim()}”`);
    setTag('');
  };
  return (
    <div
      // Below the list and over its end, so that no item moves when the bar appears.
      className="bulk sticky bottom-2 z-2 mt-3 flex flex-wrap items-center gap-2.5 rounded-sheet border border-ink bg-sheet p-3 text-ui shadow-float"
      role="group"
      aria-label="Selected items"
      aria-busy={busy}
    >
      <p className="flex-[1_0_40%] font-semibold" role="status">
        {countItems(items.length)} selected
      </p>
      <button type="button" className="text-button" onClick={clearSelection}>
        Clear the selection
      </button>
      <SmallButton
        aria-disabled={busy}
        onClick={() => change({ handled: true, read: true }, 'marked as handled')}
      >
        Mark as handled
      </SmallButton>
      <SmallButton aria-disabled={busy} onClick={() => change({ read: true }, 'marked as read')}>
        Mark as read
      </SmallButton>
      <select
        aria-label="Assign the selected items"
        value=""
        onChange={({ target: { value } }) => {
          const assignee = value === NOBODY ? null : value;
          change({ assignee }, assignee ? `assigned to ${assignee}` : 'assigned to nobody');
        }}
      >
        <option value="">Assign to …</option>
        {desk?.people.map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value={NOBODY}>Nobody</option>
      </select>
      <select
        aria-label="More for the selected items"
        value=""
        onChange={({ target: { value } }) => {
          const chosen = more.find(([label]) => label === value);
          if (chosen) change(chosen[1], chosen[2]);
        }}
      >
        <option value="">More …</option>
        {more.map(([label]) => (
          <option key={label}>{label}</option>
        ))}
      </select>
      <form className="tag-form" onSubmit={addTag}>
        <input
          aria-label="Tag for the selected items"
          placeholder="Tag"
          list="inbox-tags"
          maxLength={30}
          autoComplete="off"
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
        <SmallButton type="submit" aria-disabled={busy}>
          Add the tag
        </SmallButton>
      </form>
    </div>
  );
}
