import type { FormEvent, ReactNode } from 'react';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { focusFirstError } from '#src/ui/focus-first-error.ts';
import { useRun } from './use-run.ts';
import { Button } from './Button.tsx';

interface Props {
  open: boolean;
  title: string;
  description: string;
  /** Label of the submit button. */
  action: string;
  /** Title of the toast for a failure that is not about a field. */
  failure: string;
  onClose: () => void;
  /** May throw a RequestError: its field messages are then shown under the fields. */
  onSubmit: () => Promise<void>;
  /** Renders the fields, given their error messages. */
  children: (errors: Readonly<FieldErrors>) => ReactNode;
}

/** A dialog with a form that the server validates. */
export function FormDialog(props: Props) {
  const { open, title, description, action, failure, onClose, onSubmit, children } = props;
  const { run, busy, errors, clearErrors } = useRun();

  const close = () => {
    clearErrors();
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (await run(onSubmit, failure)) focusFirstError(currentTarget);
  };
  return (
    <Dialog open={open} title={title} description={description} locked={busy} onClose={close}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {children(errors)}
        <DialogButtons action={action} busy={busy} onCancel={close} />
      </form>
    </Dialog>
  );
}

interface DialogButtonsProps {
  /** Label of the submit button. */
  action: string;
  busy: boolean;
  onCancel: () => void;
}

/** The Cancel and submit buttons of a dialog's form. */
export function DialogButtons({ action, busy, onCancel }: DialogButtonsProps) {
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {action}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
