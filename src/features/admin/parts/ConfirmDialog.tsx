import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { trapFocus } from '#src/ui/trap-focus.ts';
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

/** Asks for confirmation of an action that may be accidental; Cancel has the focus. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, action, onConfirm, onClose } = props;
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const id = useId();

  // Runs before other effects: closing returns the focus, which they may then move elsewhere.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      safe.current?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  const cancel = () => !busy && onClose();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone !== false) onClose();
  };
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className="dialog dialog-short"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      onKeyDown={(event) => {
        trapFocus(event.nativeEvent, event.currentTarget);
        // The browser closes it on the second Escape even if `cancel` is prevented, but not if the keydown
        // is.
        if (event.key === 'Escape' && busy) event.preventDefault();
      }}
      onClose={() => open && onClose()}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
      </div>
      <div className="dialog-body">
        <div id={`${id}-text`}>{children}</div>
        <div className="mt-7 flex flex-wrap justify-end gap-3">
          <Button ref={safe} variant="secondary" aria-disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button isDanger busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
