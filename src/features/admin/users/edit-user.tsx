import type { Invited, UserEntry } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../failure.ts';
import { Option, Options } from '../parts/Cell.tsx';
import { Check } from '../parts/Choice.tsx';
import { showLink } from '../parts/CopyField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { openDialog } from '../parts/open-dialog.ts';
import type { Typed } from '../parts/use-form.ts';
import { adminRequest } from '../request.ts';
import { load, USERS } from './store.ts';

const roles = [
  ['editor', 'Editor: posts and the inbox'],
  ['owner', 'Owner: the same, and users'],
] as const;

/** Invites a user, or changes a known one's role. */
export function editUser(known?: UserEntry): void {
  const save = async ({ isFactorOff, ...typed }: Typed) => {
    if (known) {
      const body = { ...typed, ...(isFactorOff && { secondFactor: false }) };
      await adminRequest(`${USERS}/${known.id}`, { method: 'PATCH', body });
      toast({ title: 'User changed', description: known.username });
    } else {
      passOn(await (await adminRequest(USERS, { method: 'POST', body: typed })).json());
    }
    void load();
  };
  const words = known
    ? {
        title: `Edit ${known.username}`,
        description: 'Changes here take effect at once.',
        action: 'Save',
        failure: 'Nothing was changed',
      }
    : {
        title: 'Invite somebody',
        description: 'You get a link to pass on. They use it to choose their own password.',
        action: 'Create the link',
        failure: 'Nobody was invited',
      };
  const username = { name: 'username', label: 'Username', required: true, autoComplete: 'off' };
  const email = {
    name: 'email',
    label: 'Email (optional)',
    type: 'email',
    autoComplete: 'off',
    defaultValue: known?.email ?? '',
  };
  void openDialog((opened) => (
    <FormDialog
      {...{ ...opened, ...words }}
      fields={known ? [email] : [username, email]}
      onSubmit={save}
    >
      <Options legend="Role">
        {roles.map(([role, description]) => (
          <Option
            key={role}
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === (known?.role ?? 'editor')}
          >
            {description}
          </Option>
        ))}
      </Options>
      {known?.secondFactor && <Check name="isFactorOff">Remove the lost second factor</Check>}
    </FormDialog>
  ));
}

/** Makes a new link with which a user chooses a password. */
export async function createLink(user: UserEntry): Promise<void> {
  await attempt('No link was made', async () => {
    passOn(await (await adminRequest(`${USERS}/${user.id}/invitation`, { method: 'POST' })).json());
  });
}

function passOn({ inviteUrl }: Invited): void {
  showLink({
    link: inviteUrl,
    title: 'Pass this link on',
    description:
      'It works once, for a week, and is shown only this once. Whoever has it can choose the password.',
  });
}
