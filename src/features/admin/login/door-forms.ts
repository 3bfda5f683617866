import type { FunctionComponent } from 'react';
import type { Door } from './doors.data.ts';
import { ForgottenPage } from './ForgottenPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { PasswordPage } from './PasswordPage.tsx';

/** The forms of the pages before the login (DoorPage.astro). */
export const doorForms: Readonly<Record<Door['name'], FunctionComponent>> = {
  login: LoginPage,
  forgotten: ForgottenPage,
  password: PasswordPage,
};
