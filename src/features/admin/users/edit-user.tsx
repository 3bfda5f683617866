import type { Invited, Role, UserEntry } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Option, Options } from '../parts/Cell.tsx';
import { Check } from '../parts/Choice.tsx';
import { showLink } from '../parts/CopyField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { openDialog } from '../parts/open-dialog.ts';
import { attempt } from '../failure.ts';
import { adminRequest } from '../request.ts';
import { load, USERS } from './store.ts';

const roles: readonly (readonly [Role, string])[] = [
  ['editor', 'Editor: posts and the inbox'],
  ['owner', 'Owner: the same, and users'],
];

/** Invites a user, or changes a known one's role. */
export function editUser(known?: UserEntry): void {
  const start = {
    ...{ username: '', email: known?.email ?? '' },
    ...{ role: known?.role ?? 'editor', isFactorOff: false },
  };
  const save = async ({ isFactorOff, username, ...body }: typeof start) => {
    if (known) {
      const change = { ...body, ...(isFactorOff && { secondFactor: false }) };
      await adminRequest(`${USERS}/${known.id}`, { method: 'PATCH', body: change });
      toast({ title: 'User changed', description: known.username });
    } else {
      const invited = { method: 'POST', body: { username, ...body } };
      passOn(await (await adminRequest(USERS, invited)).json());
    }
    load();
  };
  const email = {
    name: 'email',
    label: 'Email (optional)',
    type: 'email',
    autoComplete: 'off',
  } as const;
  void openDialog((opened) => (
    <FormDialog
      {...opened}
      title={known ? `Edit ${known.username}` : 'Invite somebody'}
      description={
        known
          ? 'Changes here take effect at once.'
          : 'You get a link to pass on. They use it to choose their own password.'
      }
      action={known ? 'Save' : 'Create the link'}
      failure={known ? 'Nothing was changed' : 'Nobody was invited'}
      start={start}
      fields={
        known
          ? [email]
          : [{ name: 'username', label: 'Username', required: true, autoComplete: 'off' }, email]
      }
      onSubmit={save}
    >
      {({ values, set }) => (
        <>
          <Options legend="Role">
            {roles.map(([name, words]) => (
              <Option
                key={name}
                type="radio"
                name="role"
                checked={values.role === name}
                onChange={() => set({ role: name })}
              >
                {words}
              </Option>
            ))}
          </Options>
          {known?.secondFactor && (
            <Check checked={values.isFactorOff} onCheck={(isFactorOff) => set({ isFactorOff })}>
              Remove the lost second factor
            </Check>
          )}
        </>
      )}
    </FormDialog>
  ));
}

/** Makes a new link with which a user chooses a password. */
export async function createLink(user: UserEntry): Promise<void> {
  await attempt('No link was made', async () => {
    passOn(await (await adminRequest(`${USERS}/${user.id}/invitation`, { method: 'POST' })).json());
  });
}

/** Shows the link with which a user chooses a password. */
function passOn({ inviteUrl }: Invited): void {
  showLink({
    link: inviteUrl,
    title: 'Pass this link on',
    description:
      'It works once, for a week, and is shown only this once. Whoever has it can choose the password.',
  });
}
