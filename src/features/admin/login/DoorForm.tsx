import { useEffect } from 'react';
import { flashToast } from '../flash.ts';
import { existingSession } from '../session.ts';
import type { Door } from './doors.data.ts';
import { ForgottenPage } from './ForgottenPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { takeReturn } from './return-to.ts';

/** The forms of the pages before the login (DoorPage.astro). */
const forms = { login: LoginPage, forgotten: ForgottenPage, password: PasswordPage } as const;

export function DoorForm({ door }: { door: Door['name'] }) {
  const Form = forms[door];
  return <Form />;
}

/** The login page: after the login, or at once if already signed in, leads to the requested page. */
function LoginPage() {
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
