import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { TextButton } from '../parts/Button.tsx';

/** Entries that are chosen for an action on all of them, by key. @param most how many can be */
export function createSelection<Key>(most = Infinity) {
  const $keys = atom<ReadonlySet<Key>>(new Set());
  const set = (keys: Iterable<Key>) => $keys.set(new Set([...keys].slice(0, most)));
  function choose(key: Key, isChosen: boolean): void {
    const others = [...$keys.get()].filter((other) => other !== key);
    set(isChosen ? [key, ...others] : others);
  }
  return { $keys, set, choose };
}

interface BarProps {
  name: string;
  /** How many are chosen. */
  said: string;
  busy: boolean;
  actions: readonly (readonly [label: string, act: () => void])[];
  /** Further actions. */
  children?: ReactNode;
}

/** What can be done with all chosen entries at once. */
export function SelectionBar({ name, said, busy, actions, children }: BarProps) {
  return (
    <div
      // Below the list and over its end, so that no entry moves when the bar appears.
      className="small-fields sticky bottom-2 z-2 mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 rounded-sheet border border-ink bg-sheet py-1.5 pr-1.5 pl-4 text-ui shadow-float"
      role="group"
      aria-label={name}
      aria-busy={busy}
    >
      <p className="mr-auto font-semibold" role="status">
        {said}
      </p>
      {actions.map(([label, act]) => (
        <TextButton
          key={label}
          isDanger={label === 'Delete'}
          aria-disabled={busy}
          onClick={() => !busy && act()}
        >
          {label}
        </TextButton>
      ))}
      {children}
    </div>
  );
}
