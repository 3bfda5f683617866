import { ForgottenPage } from './ForgottenPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { PasswordPage } from './PasswordPage.tsx';

/** The forms of the pages before the login (DoorPage.astro). */
export const doors = { login: LoginPage, forgotten: ForgottenPage, password: PasswordPage };
