import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Switch } from './Button.tsx';
import { $singleKeys } from './keys.ts';
import { type DialogProps, openDialog } from './open-dialog.ts';

type Shortcuts = readonly { readonly label: string; readonly keys: string }[];

/** Lists the keyboard shortcuts and turns single-key shortcuts on or off. */
export function showShortcuts(shortcuts: Shortcuts): void {
  void openDialog((opened) => <ShortcutDialog {...opened} shortcuts={shortcuts} />);
}

function ShortcutDialog({ shortcuts, ...opened }: DialogProps & { shortcuts: Shortcuts }) {
  const singleKeys = useStore($singleKeys);
  const id = useId();
  return (
    <Dialog {...opened} title="Keyboard shortcuts">
      <dl>
        {shortcuts.map(({ label, keys }) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-t border-rule py-[0.4375rem] text-ui/body"
          >
            <dt>{label}</dt>
            <dd>
              <kbd className="font-body text-ink-2">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label
        htmlFor={`${id}-switch`}
        className="flex cursor-pointer items-center gap-2.5 border-t border-rule-strong pt-4 text-ui/body font-semibold"
      >
        <Switch
          id={`${id}-switch`}
          checked={singleKeys}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => $singleKeys.set(target.checked)}
        />
        Single-key shortcuts
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-note/body text-ink-2">
        Turn them off if you dictate or hit keys by accident. This browser remembers your choice.
      </p>
    </Dialog>
  );
}
