import { useId } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  /** Empty if the dialog is closed. */
  link: string;
  title: string;
  description: string;
  onClose: () => void;
}

/** Shows a link to copy and pass on. */
export function LinkDialog({ link, title, description, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open={link !== ''} {...{ title, description, onClose }}>
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
