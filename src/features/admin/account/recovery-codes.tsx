import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyField.tsx';
import { openDialog } from '../parts/open-dialog.ts';

/** Shows recovery codes for a lost second factor, only this once; does nothing if there are none. */
export function showRecoveryCodes(codes: readonly string[]): void {
  if (codes.length === 0) return;
  void openDialog((opened) => (
    <Dialog
      {...opened}
      title="Recovery codes"
      description="Each lets you in once if you lose your phone or passkey. They are shown only this once: print them, or save them where you save passwords."
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-6 gap-y-1.5">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} what="Codes" />
        <Button variant="secondary" onClick={opened.onClose}>
          I have saved them
        </Button>
      </div>
    </Dialog>
  ));
}
