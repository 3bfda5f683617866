import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { Field } from '#src/ui/Field.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';

interface Props extends Omit<
  ComponentProps<typeof FormDialog>,
  'failure' | 'onSubmit' | 'children'
> {
  /** Runs the action with the password; may throw a RequestError. */
  onPassword: (currentPassword: string) => Promise<void>;
  /** Fields above the password, given their error messages. */
  children?: ((errors: Readonly<FieldErrors>) => ReactNode) | undefined;
}

/** Asks for the current password before an action that could lock users out of their account. */
export function PasswordPrompt({ onClose, onPassword, children, ...rest }: Props) {
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      {...rest}
      failure="That did not work"
      onClose={() => {
        // Remove the password, so that nobody finds it later on a shared computer.
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
