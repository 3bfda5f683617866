/** The fields of the dialogs of the account. */
export const accountFields = {
  currentPassword: {
    name: 'currentPassword',
    label: 'Current password',
    required: true,
    type: 'password',
    autoComplete: 'current-password',
  },
  newPassword: {
    name: 'newPassword',
    label: 'New password',
    required: true,
    autoComplete: 'new-password',
  },
  email: { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  code: { name: 'code', label: 'Code', required: true, autoComplete: 'one-time-code' },
} as const;
