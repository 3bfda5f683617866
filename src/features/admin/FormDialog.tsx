import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { RequestError } from '#src/lib/request.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { focusFirstError } from '#src/ui/focus-first-error.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { toastFailure } from './toast-failure.ts';

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
  const [errors, setErrors] = useState<Readonly<FieldErrors>>({});
  const [busy, setBusy] = useState(false);

  const close = () => {
    setErrors({});
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await onSubmit();
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      // Render the errors before looking for the first one.
      flushSync(() => setErrors(fields));
      if (Object.keys(fields).length > 0) focusFirstError(currentTarget);
      else toastFailure(failure, error);
    }
    setBusy(false);
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
