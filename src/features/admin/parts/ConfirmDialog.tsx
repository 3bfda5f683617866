import { useId, useState, type ReactNode } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Button } from './Button.tsx';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Label of the confirm button. */
  action: string;
  /** While it runs, nothing closes the dialog. Then it closes, unless this resolves to false. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation of an action that may be accidental; Cancel, its first control, has the focus. */
export function ConfirmDialog({ open, title, children, action, onConfirm, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone !== false) onClose();
  };
  return (
    <Dialog {...{ open, title, onClose }} locked={busy} asks={id}>
      <div id={id}>{children}</div>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
          Cancel
        </Button>
        <Button isDanger busy={busy} onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
