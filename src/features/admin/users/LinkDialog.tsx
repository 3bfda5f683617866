import { useId } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { CopyButton } from '../CopyButton.tsx';

/** The link with which somebody chooses a password, shown this once. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog
      open={link !== ''}
      title="Pass this link on"
      description="It works once, for a week, and is shown this once. Whoever has it chooses the password."
      onClose={onClose}
    >
      <div className="sheet">
        <div className="cell cell-wide">
          <label htmlFor={id} className="cell-label">
            Link
          </label>
          <input
            id={id}
            className="cell-control"
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
        </div>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <CopyButton text={link} what="Link" />
        <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
