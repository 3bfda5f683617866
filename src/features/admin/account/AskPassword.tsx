import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { RequestError } from '#src/lib/request.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { focusFirstError } from '#src/ui/focus-first-error.ts';
import { toastFailure } from '../toast-failure.ts';

interface Props {
  open: boolean;
  title: string;
  description: string;
  /** On the button that goes on. */
  action: string;
  onClose: () => void;
  /** What the password is needed for; may throw as the server answers. */
  onPassword: (currentPassword: string) => Promise<void>;
  /** Fields above the password, given the messages about them. */
  children?: (errors: Readonly<Record<string, string[]>>) => ReactNode;
}

/** Asks for the password once more before something that could shut out whom the account belongs to. */
export function AskPassword(props: Props) {
  const { open, title, description, action, onClose, onPassword, children } = props;
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [busy, setBusy] = useState(false);

  const close = () => {
    // Nobody who comes to this desk later finds a password in it.
    setPassword('');
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
      await onPassword(password);
      setPassword('');
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      // Drawn before the first wrong field is looked for.
      flushSync(() => setErrors(fields));
      if (Object.keys(fields).length > 0) focusFirstError(currentTarget);
      else toastFailure('That did not work', error);
    }
    setBusy(false);
  };
  return (
    <Dialog open={open} title={title} description={description} locked={busy} onClose={close}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="sheet">
          {children?.(errors)}
          <Field
            wide
            required
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            value={password}
            error={errors.currentPassword?.[0]}
            onValue={setPassword}
          />
        </div>
        <div className="mt-7 flex flex-wrap gap-3">
          <button type="submit" className={buttonClass()} aria-disabled={busy}>
            {busy && <span className="ring" aria-hidden="true" />}
            {action}
          </button>
          <button
            type="button"
            className={buttonClass({ variant: 'secondary' })}
            disabled={busy}
            onClick={close}
          >
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
