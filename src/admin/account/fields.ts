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
  senderName: {
    name: 'senderName',
    label: 'Name',
    autoComplete: 'name',
    hint: 'Stands in front of the agency’s in the mail.',
  },
  signature: { name: 'signature', label: 'Signature', rows: 5, autoComplete: 'off' },
  code: { name: 'code', label: 'Code', required: true, autoComplete: 'one-time-code' },
} as const;
