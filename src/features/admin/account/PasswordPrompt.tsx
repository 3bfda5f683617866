import { FormDialog, type FormDialogProps } from '../parts/FormDialog.tsx';

/** The password, and whatever else is asked for. */
type Answers = { currentPassword: string; email?: string };

type Dialog = FormDialogProps<Answers>;

export type Question = Pick<Dialog, 'title' | 'description' | 'action' | 'onSubmit'> &
  Partial<Pick<Dialog, 'fields'>> & { email?: string };

/** Asks for the current password before an action that could lock users out of their account. */
export function PasswordPrompt({
  fields = [],
  email,
  ...dialog
}: Question & Pick<Dialog, 'open' | 'onClose'>) {
  return (
    <FormDialog
      {...dialog}
      failure="That did not work"
      start={{ currentPassword: '', ...(email !== undefined && { email }) }}
      fields={[
        ...fields,
        {
          ...{ name: 'currentPassword', label: 'Current password', required: true },
          ...{ type: 'password', autoComplete: 'current-password' },
        },
      ]}
    />
  );
}
