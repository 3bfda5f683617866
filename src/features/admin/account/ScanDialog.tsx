import { type FormEvent, useState } from 'react';
import type { TotpSecret } from '#src/contracts/account.ts';
import { RequestError } from '#src/lib/request.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { toastFailure } from '../toast-failure.ts';
import { QrCode } from './QrCode.tsx';

interface Props {
  /** Undefined: closed. */
  totp: TotpSecret | undefined;
  onClose: () => void;
  /** May throw as the server answers. */
  onCode: (code: string) => Promise<void>;
}

/** Shows an authenticator app its secret, and asks for the first code it makes of it. */
export function ScanDialog({ totp, onClose, onCode }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await onCode(code);
      setCode('');
    } catch (failure) {
      const said = failure instanceof RequestError ? failure.fields.code?.[0] : undefined;
      setError(said ?? '');
      if (!said) toastFailure('Codes were not turned on', failure);
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={totp !== undefined}
      title="Scan this with your authenticator app"
      description="Then type the six digits it shows. From then on every login asks for such a code."
      locked={busy}
      onClose={onClose}
    >
      {totp && (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <div className="scan">
            <QrCode text={totp.uri} label="QR code for your authenticator app" />
            <p>
              <span className="text-ink-2">Or type this key into the app:</span>
              <code className="totp-key">{totp.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            </p>
          </div>
          <div className="sheet mt-5">
            <Field
              wide
              required
              label="Code"
              name="code"
              autoComplete="one-time-code"
              value={code}
              error={error}
              onValue={setCode}
            />
          </div>
          <div className="mt-7 flex flex-wrap gap-3">
            <button type="submit" className={buttonClass()} aria-disabled={busy}>
              Turn on
            </button>
            <button
              type="button"
              className={buttonClass({ variant: 'secondary' })}
              disabled={busy}
              onClick={onClose}
            >
              Cancel
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
