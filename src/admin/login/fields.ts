const name = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, required: true } as const;

/** The fields of the forms before the login. */
export const doorFields = {
  username: { name: 'username', label: 'Username', ...name },
  password: { name: 'password', label: 'Password', autoComplete: 'current-password', required: true },
  code: {
    name: 'code',
    label: 'Code',
    autoComplete: 'one-time-code',
    // It appears once it is needed.
    autoFocus: true,
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  account: { name: 'username', label: 'Username or email', ...name },
  newPassword: {
    name: 'password',
    label: 'Password',
    hint: '12 characters or more. A short sentence is easy to remember and hard to guess.',
    autoComplete: 'new-password',
    required: true,
  },
} as const;
