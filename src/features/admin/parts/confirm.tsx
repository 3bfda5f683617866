import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Button } from './Button.tsx';
import { type DialogProps, openDialog } from './open-dialog.ts';

interface Question {
  title: string;
  /** What it is about, by name. */
  name?: string | undefined;
  text: ReactNode;
  action: string;
  /** While it runs, nothing closes the dialog. Then it closes, unless this resolves to false. */
  onConfirm?: () => unknown;
}

/** Asks for confirmation of an action that may be accidental. @returns whether it was given, once the dialog is closed */
export async function confirm(question: Question): Promise<boolean> {
  let isConfirmed = false;
  const onDone = () => (isConfirmed = true);
  await openDialog((opened) => <ConfirmDialog {...{ ...opened, ...question, onDone }} />);
  return isConfirmed;
}

type Props = Question & DialogProps & { onDone: () => void };

/** Cancel, its first control, has the focus. */
function ConfirmDialog({ open, title, name, text, action, onConfirm, onClose, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const act = async () => {
    if (busy) return;
    setBusy(true);
    const isDone = await onConfirm?.();
    setBusy(false);
    if (isDone === false) return;
    onDone();
    onClose();
  };
  return (
    <Dialog {...{ open, title, onClose }} locked={busy} asks={id}>
      <div id={id}>
        {name && <p className="mb-2 font-semibold wrap-anywhere">{name}</p>}
        <div className="text-ink-2">{text}</div>
      </div>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
          Cancel
        </Button>
        <Button isDanger busy={busy} onClick={() => void act()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
