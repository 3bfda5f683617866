import { useEffect, useState } from 'react';
import { chosenPassword, type Invitation } from '#src/contracts/account.ts';
import { request } from '#src/lib/request.ts';
import { messageOf } from '../failure.ts';
import { flashToast } from '../flash.ts';
import { Button } from '../parts/Button.tsx';
import { InputCell } from '../parts/Cell.tsx';
import { Check, HiddenUsername } from '../parts/Choice.tsx';
import { useForm } from '../parts/use-form.ts';

const addressHere = () => `/api/admin/invitations/${location.hash.slice(1)}`;

/** The target of invitation and password reset links, `/admin-password#` and the token: leads to the login afterwards. */
export function PasswordPage() {
  const [words, setWords] = useState('Loading');
  const [username, setUsername] = useState<string>();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    request(addressHere())
      .then(async (answer) => {
        const { username, isNew }: Invitation = await answer.json();
        setUsername(username);
        setWords(
          isNew
            ? `You are invited as ${username}. You sign in with that name and this password.`
            : `For ${username}. A new password ends all sessions.`,
        );
      })
      .catch((error: unknown) =>
        setWords(messageOf(error, 'Our server did not answer. Please reload the page.')),
      );
  }, []);
  const { busy, errors, form } = useForm({
    schema: chosenPassword,
    async send({ password }) {
      // Browsers offer to save only fields of type password.
      setShown(false);
      await request(addressHere(), { method: 'POST', body: { password } });
      flashToast({ title: 'Password saved', description: 'Log in with it now.' });
      location.assign('/admin-login');
    },
    failure: 'The password was not saved',
  });
  return (
    <>
      <p className="text-ink-2" role="status">
        {words}
      </p>
      {username !== undefined && (
        <form className="mt-7" {...form}>
          <HiddenUsername value={username} />
          <div className="sheet">
            <InputCell
              label="Password"
              name="password"
              error={errors.password}
              hint="12 characters or more. A short sentence is easy to remember and hard to guess."
              type={isShown ? 'text' : 'password'}
              autoComplete="new-password"
              required
            />
          </div>
          <Check checked={isShown} onCheck={setShown}>
            Show password
          </Check>
          <Button type="submit" size="lg" className="mt-7" busy={busy}>
            Save password
          </Button>
        </form>
      )}
    </>
  );
}
