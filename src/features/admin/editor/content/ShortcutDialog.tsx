import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { openDialog } from '../../parts/open-dialog.ts';
import { allShortcuts } from './shortcuts.ts';

/** Lists the keyboard shortcuts of the editor. */
export function showShortcuts(): void {
  void openDialog((opened) => (
    <Dialog {...opened} title="Keyboard shortcuts">
      <dl>
        {allShortcuts().map(({ label, keys }) => (
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
    </Dialog>
  ));
}
