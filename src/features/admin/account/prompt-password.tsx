import { FormDialog, type FormDialogProps } from '../parts/FormDialog.tsx';
import { openDialog } from '../parts/open-dialog.ts';
import { loadAll } from './account-store.ts';

/** The password, and whatever else is asked for. */
type Answers = { currentPassword: string; email?: string };

type Dialog = FormDialogProps<Answers>;

type Question = Pick<Dialog, 'title' | 'description' | 'action' | 'onSubmit'> &
  Partial<Pick<Dialog, 'fields'>> & { email?: string };

/** Asks for the current password before a change that could lock users out of their account, which is then reloaded. */
export function promptPassword({ fields = [], email, onSubmit, ...question }: Question): void {
  const start: Answers = { currentPassword: '', ...(email !== undefined && { email }) };
  void openDialog((opened) => (
    <FormDialog
      {...{ ...opened, ...question, start }}
      failure="That did not work"
      fields={[
        ...fields,
        {
          ...{ name: 'currentPassword', label: 'Current password', required: true },
          ...{ type: 'password', autoComplete: 'current-password' },
        },
      ]}
      onSubmit={async (answers) => {
        const isDone = await onSubmit(answers);
        void loadAll();
        return isDone;
      }}
    />
  ));
}
