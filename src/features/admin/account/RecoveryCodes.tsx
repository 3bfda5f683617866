import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyField.tsx';

/** Recovery codes for a lost second factor; they are shown only this once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      open={codes.length > 0}
      title="Recovery codes"
      description="Each lets you in once if you lose your phone or passkey. They are shown only this once: print them, or save them where you save passwords."
      onClose={onClose}
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
        <Button variant="secondary" onClick={onClose}>
          I have saved them
        </Button>
      </div>
    </Dialog>
  );
}
