export interface Door {
  /** After `/admin-` in its address. */
  name: 'login' | 'forgotten' | 'password' | 'email';
  title: string;
  heading: string;
  intro?: string;
  /** Has the drawing of the login. */
  drawn?: boolean;
}

/** The pages before the login, each with a single short form. */
export const doors: readonly Door[] = [
  {
    name: 'login',
    title: 'Admin Login',
    heading: 'Log in',
    intro: 'Where the Signal Board and the blog are written.',
    drawn: true,
  },
  {
    name: 'forgotten',
    title: 'Forgotten Password',
    heading: 'Forgot your password?',
    intro:
      'Enter your username or email address. If your account has an email address, we send a link there. It works for an hour.',
  },
  { name: 'password', title: 'Choose a Password', heading: 'Choose a password', drawn: true },
  {
    name: 'email',
    title: 'Confirm an Email Address',
    heading: 'Confirm your address',
    intro: 'From then on, links for a forgotten password go to this address.',
    drawn: true,
  },
];
