import { useEffect } from 'react';
import { flashToast } from '../flash.ts';
import { existingSession } from '../session.ts';
import { LoginForm } from './LoginForm.tsx';
import { takeReturn } from './return-to.ts';

/** The login page: after the login, or at once if already signed in, leads to the requested page. */
export function LoginPage() {
  useEffect(() => {
    void existingSession().then((admin) => admin && location.replace(takeReturn()));
  }, []);
  return (
    <LoginForm
      onDone={() => {
        flashToast({ title: 'Login successful' });
        location.assign(takeReturn());
      }}
    />
  );
}
