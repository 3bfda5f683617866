import { type RefObject, useEffect, useRef } from 'react';
import type { ItemName } from './query.ts';
import { changeItem } from './store.ts';

interface Keys {
  list: RefObject<HTMLElement | null>;
  selected: ItemName | null;
  onClose: () => void;
  onHelp: () => void;
}

/** What can be done by keys, for the list of them. */
export const shortcuts = [
  { keys: 'J or ↓', label: 'Next item' },
  { keys: 'K or ↑', label: 'Item before' },
  { keys: 'Enter', label: 'Open it' },
  { keys: 'E', label: 'Mark the open item as handled' },
  { keys: 'U', label: 'Mark the open item as unread' },
  { keys: 'Esc', label: 'Close the open item' },
  { keys: '/', label: 'Search' },
  { keys: '?', label: 'This list' },
] as const;

/** Lets the inbox be worked by keys, wherever they are not letters being typed or a dialog's. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTaken(event.target)) return;
      if (act(event, current.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** @returns whether the key means anything here. */
function act({ key, target }: KeyboardEvent, { list, selected, onClose, onHelp }: Keys): boolean {
  const inList = target instanceof Node && list.current?.contains(target);
  if (key === 'j' || (key === 'ArrowDown' && inList)) return move(list.current, selected, 1);
  if (key === 'k' || (key === 'ArrowUp' && inList)) return move(list.current, selected, -1);
  if (key === '?') {
    onHelp();
    return true;
  }
  if (key === '/') {
    document.querySelector<HTMLElement>('.filters input')?.focus();
    return true;
  }
  if (!selected) return false;
  if (key === 'Escape') onClose();
  else if (key === 'u') changeItem({ read: false }, 'It could not be marked as unread');
  else if (key === 'e') changeItem({ handled: true }, 'It could not be marked as handled');
  else return false;
  return true;
}

/** From the item with the focus, or else the one that is open; from neither to the first. */
function move(list: HTMLElement | null, selected: ItemName | null, step: number): boolean {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const open = selected && `${selected.kind}-${selected.id}`;
  const focused = links.findIndex((link) => link === document.activeElement);
  const from = focused >= 0 ? focused : links.findIndex((link) => link.dataset.item === open);
  links[from < 0 ? 0 : from + step]?.focus();
  return links.length > 0;
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.matches('input, textarea, select');
}
