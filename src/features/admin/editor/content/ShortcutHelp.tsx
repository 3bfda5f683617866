import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { ShortcutDialog } from '../../parts/ShortcutDialog.tsx';
import { $singleKeys } from '../../parts/single-keys.ts';
import { useKeydown } from '../../parts/use-keydown.ts';
import { allShortcuts } from './shortcuts.ts';

export const $helpOpen = atom(false);

/** The list of keyboard shortcuts; `?` opens it unless the user is typing. */
export function ShortcutHelp() {
  const open = useStore($helpOpen);
  useKeydown((event) => {
    if (event.key === '?' && $singleKeys.get() && !isTyping(event)) $helpOpen.set(true);
  });
  return (
    <ShortcutDialog open={open} shortcuts={allShortcuts()} onClose={() => $helpOpen.set(false)} />
  );
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  const fields = 'input:not([type=radio], [type=checkbox]), textarea, select';
  return target.matches(fields) || target.isContentEditable;
}
