import { useState } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { storedValue } from '#src/lib/stored-value.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Button } from '../parts/Button.tsx';
import { type DialogProps, openDialog } from '../parts/dialogs.tsx';
import { Check } from '../parts/form.tsx';
import { useKeydown } from '../parts/hooks.ts';
import { $admin } from '../session.ts';
import { entryLinks, openItemSection } from './focus.ts';
import { beginReply } from './item/Reply.tsx';
import { fieldKeys, type InboxKey, keys } from './keys.data.ts';
import { keyOf } from './query.ts';
import { $busy, changeItem, $desk, go, inbox, $opened, $query } from './store.ts';
import { changes } from './words.data.ts';
import { replyHref } from './words.ts';

/** Whether single keys do something: a voice that dictates, or a hand that slips, may turn them off (WCAG 2.1.4). */
const areOn = storedValue('localStorage', 'inboxKeys', (value) => typeof value === 'boolean');

/** What each key does with the open item, or with the list. */
const actions: Readonly<Record<InboxKey, () => void>> = {
  j: () => step(1),
  k: () => step(-1),
  r: () => withItem(reply),
  e: () => withItem(({ handledAt }) => change(handledAt ? changes.reopen : changes.handle)),
  a: () => {
    const assignee = $admin.get()?.username;
    withItem((item) => {
      if (assignee && item.assignee !== assignee) change({ change: { assignee }, failure: 'It wasn’t assigned' });
    });
  },
  '?': showKeys,
};

/** Makes the keys work while no field has the focus and no dialog is open. */
export function useInboxKeys(): void {
  useKeydown((event) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (isModified || event.isComposing || event.repeat || event.defaultPrevented || isTyping(event.target)) return;
    const known = keys.find(([key]) => key === event.key);
    if (!known || (known[0] !== '?' && areOn.read() === false)) return;
    event.preventDefault();
    actions[known[0]]();
  });
}

function isTyping(target: EventTarget | null): boolean {
  const field = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
  return (
    (target instanceof Element && target.closest(field) !== null) || document.querySelector('dialog[open]') !== null
  );
}

/** Opens the item after the open one, or before it; the first one if none is open. */
function step(by: 1 | -1): void {
  const query = $query.get();
  const items = (inbox.$state.get().value ?? []).map(keyOf);
  const next = items[query.item ? items.indexOf(query.item) + by : 0];
  if (!next || next === query.item) return;
  go({ ...query, item: next });
  entryLinks.get(next)?.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(() => openItemSection.current?.focus());
}

function withItem(work: (item: InboxDetail) => void): void {
  const { item } = $opened.get();
  if (item && !$busy.get()) work(item);
}

/** As its button does: here, or in the user's mail program. */
function reply(item: InboxDetail): void {
  const desk = $desk.get();
  if (!item.email || !desk) return;
  if (desk.mail) beginReply(item);
  else location.assign(replyHref(item));
}

function change(made: { change: Parameters<typeof changeItem>[0]; failure: string }): void {
  void changeItem(made.change, made.failure);
}

/** Shows the keys, and turns them on or off. */
export function showKeys(): void {
  void openDialog((opened) => <KeysDialog {...opened} />);
}

function KeysDialog({ open, onClose }: DialogProps) {
  const [isOn, setOn] = useState(() => areOn.read() !== false);
  return (
    <Dialog {...{ open, onClose }} title="Keyboard" description="What the keys do while no field has the focus.">
      <dl className="border-t border-rule-strong text-ui">
        {[...keys, fieldKeys].map(([key, does]) => (
          <div key={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-1.75">
            <dt>
              <kbd className="mark">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Check
        label="Single keys work in this browser"
        checked={isOn}
        onChange={({ target }) => {
          areOn.write(target.checked);
          setOn(target.checked);
        }}
      />
      <Button label="Close" variant="secondary" className="mt-7" onClick={onClose} />
    </Dialog>
  );
}
