import { type ReactNode, useState } from 'react';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { Field } from '#src/ui/Field.tsx';
import { FormDialog } from '../FormDialog.tsx';

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
  children?: ((errors: Readonly<FieldErrors>) => ReactNode) | undefined;
}

/** Asks for the password once more before something that could shut out whom the account belongs to. */
export function AskPassword({ onClose, onPassword, children, ...rest }: Props) {
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      {...rest}
      failure="That did not work"
      onClose={() => {
        // Nobody who comes to this desk later finds a password in it.
        setPassword('');
        onClose();
      }}
      onSubmit={async () => {
        await onPassword(password);
        setPassword('');
      }}
    >
      {(errors) => (
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
      )}
    </FormDialog>
  );
}
