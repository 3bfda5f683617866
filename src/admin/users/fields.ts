/** The fields of a user. */
export const userFields = {
  username: { name: 'username', label: 'Username', required: true, autoComplete: 'off' },
  email: { name: 'email', label: 'Email (optional)', type: 'email', autoComplete: 'off' },
  currentPassword: {
    name: 'currentPassword',
    label: 'Your own password',
    hint: 'To change an address, a second factor or a link.',
    type: 'password',
    autoComplete: 'current-password',
  },
} as const;
