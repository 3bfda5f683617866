import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { $singleKeys } from './single-keys.ts';

interface Props {
  open: boolean;
  shortcuts: readonly { readonly label: string; readonly keys: string }[];
  onClose: () => void;
}

/** Lists the keyboard shortcuts and turns single-key shortcuts on or off. */
export function ShortcutDialog({ open, shortcuts, onClose }: Props) {
  const singleKeys = useStore($singleKeys, { ssr: () => true });
  const id = useId();
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcuts">
        {shortcuts.map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className="shortcut-switch">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={singleKeys}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => $singleKeys.set(target.checked)}
        />
        Single-key shortcuts
      </label>
      <p id={`${id}-hint`} className="shortcut-hint">
        Turn them off if you dictate or hit keys by accident. This browser remembers your choice.
      </p>
    </Dialog>
  );
}
