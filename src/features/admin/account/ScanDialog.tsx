import { encode } from 'uqr';
import type { TotpSecret } from '#src/contracts/account.ts';
import { FormDialog } from '../parts/FormDialog.tsx';

interface Props {
  /** Undefined if the dialog is closed. */
  totp: TotpSecret | undefined;
  onClose: () => void;
  /** May throw a RequestError. */
  onCode: (code: string) => Promise<void>;
}

/** Shows the secret for an authenticator app and asks for the app's first code. */
export function ScanDialog({ totp, onClose, onCode }: Props) {
  return (
    <FormDialog
      open={totp !== undefined}
      title="Scan this with your authenticator app"
      description="Then type the six digits it shows. After that, every login asks for a code."
      action="Turn on"
      failure="Codes were not turned on"
      start={{ code: '' }}
      fields={[{ name: 'code', label: 'Code', required: true, autoComplete: 'one-time-code' }]}
      onClose={onClose}
      onSubmit={({ code }) => onCode(code)}
      head={
        totp && (
          <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-4 text-ui">
            <QrCode text={totp.uri} label="QR code for your authenticator app" />
            <p className="flex-[1_1_12rem]">
              <span className="text-ink-2">Or type this key into the app:</span>
              <code className="mt-1 block wrap-anywhere">
                {totp.secret.replace(/.{4}(?=.)/g, '$& ')}
              </code>
            </p>
          </div>
        )
      }
    />
  );
}

/** A QR code, dark on white in both themes, since scanners need that contrast. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="w-46 flex-none rounded-sheet border border-field bg-[#fff] fill-[#000] forced-color-adjust-none"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
