import type { RefObject } from 'react';
import { $singleKeys, useKeydown } from '../parts/keys.ts';
import { showShortcuts } from '../parts/ShortcutDialog.tsx';
import { type ItemName, keyOf } from './query.ts';
import { changeItem } from './store.ts';
import { changes, shortcuts } from './words.data.ts';

interface Keys {
  list: RefObject<HTMLElement | null>;
  selected: ItemName | null;
  onClose: () => void;
}

/** Keyboard shortcuts of the inbox, except while typing or in a dialog. */
export function useKeys(keys: Keys): void {
  useKeydown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTaken(event.target)) return;
    // A character, not a key such as Enter, Escape or an arrow.
    if ([...event.key].length === 1 && !$singleKeys.get()) return;
    const action = actionOf(event, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** The action of a key, if any. */
function actionOf(event: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { list, selected, onClose } = keys;
  const next = () => move(list.current, selected, 1);
  const before = () => move(list.current, selected, -1);
  const isInList = event.target instanceof Node && list.current?.contains(event.target);
  const found = (selector: string) => document.querySelector<HTMLElement>(selector);
  const actions: Record<string, () => void> = {
    ...{
      j: next,
      k: before,
      '?': () => showShortcuts(shortcuts),
      '/': () => found('[type=search]')?.focus(),
    },
    ...(isInList && { ArrowDown: next, ArrowUp: before }),
    ...(selected && {
      Escape: onClose,
      e: () => void changeItem(changes.handle.change, changes.handle.failure),
      u: () => void changeItem(changes.unread.change, changes.unread.failure),
      r: () => found('[data-begin-reply]')?.click(),
    }),
    x: () => selectCurrent(list.current, selected),
  };
  return actions[event.key];
}

/** Selects the focused item, else the open one. */
function selectCurrent(list: HTMLElement | null, opened: ItemName | null): void {
  const focused = document.activeElement?.closest('li')?.querySelector('[data-item]');
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const key = opened && keyOf(opened);
  const current = links.find((link) => link === focused || (!focused && link.dataset.item === key));
  current?.closest('li')?.querySelector('input')?.click();
}

/** Moves from the focused item, else from the open one, else to the first. */
function move(list: HTMLElement | null, selected: ItemName | null, step: number): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const open = selected && keyOf(selected);
  const focused = links.findIndex((link) => link === document.activeElement);
  const from = focused >= 0 ? focused : links.findIndex((link) => link.dataset.item === open);
  links[from < 0 ? 0 : from + step]?.focus();
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select')
  );
}
