import { useState } from 'react';
import { forgotten } from '#src/contracts/login.ts';
import { request } from '#src/lib/request.ts';
import { Button } from '../parts/Button.tsx';
import { InputCell } from '../parts/Cell.tsx';
import { useForm } from '../parts/use-form.ts';

/** Asks for a link with which to choose a new password. The answer is the same whether or not the account exists. */
export function ForgottenPage() {
  const [isSent, setSent] = useState(false);
  const { busy, errors, form } = useForm({
    schema: forgotten,
    async send(body) {
      await request('/api/admin/password-resets', { method: 'POST', body });
      setSent(true);
    },
    failure: 'No link was sent',
  });
  return (
    <>
      <form {...form}>
        <div className="sheet">
          <InputCell
            label="Username or email"
            name="username"
            error={errors.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
        <Button type="submit" size="lg" className="mt-7" busy={busy}>
          Send the link
        </Button>
      </form>
      <p role="status" className="mt-6">
        {isSent && 'If this account exists and has an email address, a link is on its way.'}
      </p>
      <p className="mt-6">
        <a href="/admin-login" className="link">
          Back to the login
        </a>
      </p>
    </>
  );
}
